import { Refusal } from '../../api';

/** Passkeys are the browser's: it is asked as the server says, and answers what the server is told. */
type Json = Record<string, unknown>;

/** Browsers that have passkeys, but cannot read these questions, are too old. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

export async function makePasskey(asked: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    asked as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return told(() => navigator.credentials.create({ publicKey }));
}

export async function showPasskey(asked: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    asked as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return told(() => navigator.credentials.get({ publicKey }));
}

/** What the browser has; whoever closes its window, or waits too long, has changed nothing. */
async function told(ask: () => Promise<Credential | null>): Promise<Json> {
  try {
    const found = await ask();
    if (found instanceof PublicKeyCredential) return found.toJSON() as unknown as Json;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === 'InvalidStateError') throw new Refusal(0, 'passkey-already');
  }
  throw new Refusal(0, 'passkey-none');
}
