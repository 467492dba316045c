import { get, post } from '../../api';
import type {
  Confirmed,
  MailLink,
  Me,
  NewPush,
  NewSecret,
  NewWebhook,
  Notices,
  Tested,
  Wishes,
} from '../../wire';

/** What a page asks about notices; what stands behind each is told in docs/protocol.md. */
const of = (id: string) => `/me/channels/${encodeURIComponent(id)}`;

export const calls = {
  notices: () => get<Notices>('/me/notices'),
  wish: (wishes: Wishes) => post<Notices>('/me/notices', wishes),
  addPush: (push: NewPush) => post<Notices>('/me/channels/push', push),
  addMail: (address: string) => post<Notices>('/me/channels/mail', { address }),
  addWebhook: (webhook: NewWebhook) => post<NewSecret>('/me/channels/webhook', webhook),
  remove: (id: string) => post<Notices>(`${of(id)}/remove`),
  switchOn: (id: string) => post<Notices>(`${of(id)}/on`),
  test: (id: string) => post<Tested>(`${of(id)}/test`),
  table: (id: string, on: boolean) => post<Notices>(`/tables/${encodeURIComponent(id)}/notices`, { on }),

  confirm: (word: string) => post<Confirmed>('/mail/confirm', { word }),
  unsubscribe: (word: string) => post<Confirmed>(`/mail/unsubscribe/${encodeURIComponent(word)}`),
  whoSignsIn: (word: string) => post<MailLink>('/sign-in/mail/look', { word }),
  signIn: (word: string, along: boolean) => post<Me>('/sign-in/mail/link', { word, along }),
};
