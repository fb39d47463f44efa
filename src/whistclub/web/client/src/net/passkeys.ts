/* Passkeys and the devices of a person. */
import { ask, type Me } from './api';
import type { Devices } from './wire.gen';

export type { Device, Devices } from './wire.gen';

/**
 * True at an address of this machine written as a number, for which browsers give no passkeys though `localhost`, its
 * name, gets them.
 */
export const isOwnNumber = (): boolean => location.hostname === '127.0.0.1' || location.hostname === '[::1]';

/** The same page of this club by the name `localhost`; `path` is the page wanted. */
export const byName = (path: string): string =>
  `${location.protocol}//localhost${location.port ? `:${location.port}` : ''}${path}`;

/** The key of the sentence that says why no passkey can be used on this page; empty where one can. */
export function whyNoPasskey(): string {
  if (isOwnNumber()) return 'client-passkey-by-number';
  if (!window.isSecureContext || /^(\[.*\]|[\d.]+)$/.test(location.hostname)) return 'client-passkey-not-here';
  const isKnown = 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  return isKnown ? '' : 'client-passkey-not-by-browser';
}

export const getDevices = (): Promise<Devices> => ask('GET', '/api/me/devices');
export const cutOffDevice = (id: string): Promise<Devices> =>
  ask('DELETE', `/api/me/devices/${encodeURIComponent(id)}`);
export const cutOffPasskey = (id: string): Promise<Devices> =>
  ask('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`);

/** Has the device make a passkey for this person; null where the person or the device would not. */
export async function makePasskey(): Promise<Devices | null> {
  const offered = await ask<{ options: string }>('POST', '/api/me/passkeys/options', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(offered.options) as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  return made instanceof PublicKeyCredential
    ? ask<Devices>('POST', '/api/me/passkeys', { credential: JSON.stringify(made.toJSON()) })
    : null;
}

/** Asks the device for one of its passkeys; null where none was given. */
export async function signInByPasskey(): Promise<Me | null> {
  const asked = await ask<{ options: string }>('POST', '/api/passkey/options', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(asked.options) as PublicKeyCredentialRequestOptionsJSON,
  );
  const given = await navigator.credentials.get({ publicKey }).catch(() => null);
  return given instanceof PublicKeyCredential
    ? ask<Me>('POST', '/api/passkey', { credential: JSON.stringify(given.toJSON()) })
    : null;
}
