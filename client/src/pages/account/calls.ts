import { answer, get, post } from '../../api';
import type { Account, DeviceCame, DeviceInvitation, DeviceVisit, Me, NewToken, Ways } from '../../wire';

/** What a page asks about the person at it; what stands behind each is told in docs/protocol.md. */
type Options = Record<string, unknown>;
type Credential = Record<string, unknown>;

const of = (id: string) => encodeURIComponent(id);

export const calls = {
  account: () => get<Account>('/me/account'),
  ways: () => get<Ways>('/sign-in'),

  beginPasskey: () => post<Options>('/me/passkeys/begin'),
  addPasskey: (credential: Credential) => post<Account>('/me/passkeys', { credential }),
  removePasskey: (id: string) => post<Account>(`/me/passkeys/${of(id)}/remove`),
  makeCodes: async () => (await post<{ codes: string[] }>('/me/recovery-codes')).codes,
  setPassword: (handle: string, password: string) => post<Account>('/me/password', { handle, password }),
  removePassword: () => post<Account>('/me/password/remove'),

  beginSignIn: () => post<Options>('/sign-in/begin'),
  byPasskey: (credential: Credential, along: boolean) => post<Me>('/sign-in/passkey', { credential, along }),
  byCode: (code: string, along: boolean) => post<Me>('/sign-in/code', { code, along }),
  byPassword: (handle: string, password: string, along: boolean) =>
    post<Me>('/sign-in/password', { handle, password, along }),

  askForLink: (address: string) => post<null>('/sign-in/mail', { address }),

  inviteDevice: () => post<DeviceInvitation>('/me/devices'),
  whoCame: (word: string) => post<DeviceCame>('/me/devices/came', { word }),
  letIn: (word: string, number: string) => post<DeviceCame>('/me/devices/let-in', { word, number }),
  visit: (word: string) => post<DeviceVisit>('/devices/visit', { word }),
  enter: (word: string, claim: string, along: boolean) =>
    post<Me | null>('/devices/enter', { word, claim, along }),

  endSignIn: (id: string) => post<Account>(`/me/sign-ins/${of(id)}/end`),
  endOthers: () => post<Account>('/me/sign-ins/end-others'),
  signOut: () => post<null>('/me/sign-out'),
  makeToken: async (token: NewToken) => (await post<{ token: string }>('/me/tokens', token)).token,

  everything: async () => (await answer('/me/export')).blob(),
  share: (wanted: boolean) => post<Account>('/me/sharing', { wanted }),
  leave: (wanted: boolean) => post<Account>('/me/deletion', { wanted }),
};
