import { expect, test, vi } from 'vitest';
import type { Friends } from '../src/net/friends';

const NOBODY: Friends = { friends: [], asking: [], asked: [], lately: [], blocked: [], invitations: [] };

const answers: ((found: Friends) => void)[] = [];
vi.mock('../src/net/friends', () => ({
  NO_FRIENDS: {},
  getFriends: () => new Promise<Friends>((done) => answers.push(done)),
}));
vi.mock('../src/state/club.svelte', () => ({ club: { me: { known: true } } }));
vi.mock('../src/messages/refusal', () => ({ refusalOf: String }));

test('what was asked for before a change is not shown after it', async () => {
  const { friends } = await import('../src/friends/friends.svelte');
  const [old, changed] = [{ ...NOBODY }, { ...NOBODY }];
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  const end = friends.watch();
  await friends.run(() => Promise.resolve(changed));
  answers[0]?.(old);
  await Promise.resolve();
  expect(friends.now).toBe(changed);
  end();
  vi.unstubAllGlobals();
});
