/* Friends, over HTTP. Each change answers with what the person sees then. */
import { ask } from './api';
import type { Friends } from './wire.gen';

export type { Somebody, Invitation, Friends } from './wire.gen';

export const NO_FRIENDS: Friends = { friends: [], asking: [], asked: [], lately: [], blocked: [], invitations: [] };

const path = (id: string, what = ''): string => `/api/friends/${encodeURIComponent(id)}${what}`;

export const getFriends = (): Promise<Friends> => ask('GET', '/api/friends');
export const askFriend = (id: string): Promise<Friends> => ask('PUT', path(id));
export const removeFriend = (id: string): Promise<Friends> => ask('DELETE', path(id));
export const declineFriend = (id: string): Promise<Friends> => ask('POST', path(id, '/decline'));
export const blockPerson = (id: string): Promise<Friends> => ask('POST', path(id, '/block'));
export const inviteFriend = (id: string, table: string): Promise<Friends> =>
  ask('POST', path(id, '/invite'), { table });
export const answerInvitation = (id: string): Promise<Friends> => ask('POST', path(id, '/answer'));
