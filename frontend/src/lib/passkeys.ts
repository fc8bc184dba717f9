/** Passkeys: the browser's own key opens the account. */

import { api } from './api';
import type { Person } from './wire';

/** Browsers and places where passkeys can be made and asked for. */
export function passkeysWork(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$/.test(location.hostname)
  );
}

function plain(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey');
  return credential.toJSON();
}

export async function addPasskey(name: string): Promise<Person> {
  const { challenge, options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  const credential = plain(await navigator.credentials.create({ publicKey }));
  return (await api.addPasskey(challenge, credential, name)).person;
}

export async function enterByPasskey(): Promise<Person> {
  const { challenge, options } = await api.passkeyLoginOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const credential = plain(await navigator.credentials.get({ publicKey }));
  return (await api.passkeyLogin(challenge, credential)).person;
}
