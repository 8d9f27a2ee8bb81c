// What the audit log calls actions, as filters and as sentences, and their details.
import type { AuditAction, AuditEntry } from '@greenroom/contract/dashboard/audit-log';
import { t } from '@lingui/core/macro';
import { formatCredits } from '../../lib/format.ts';
import { serviceText } from '../../lib/service-text.ts';

export const actionNames: Readonly<Record<AuditAction, string>> = {
  view: t`Content viewed`,
  search: t`Scripts searched`,
  grant: t`Credits added`,
  withdraw: t`Credits removed`,
  create: t`Client added`,
  suspend: t`Client suspended`,
  resume: t`Client resumed`,
  delete: t`Client deleted`,
  retry: t`Job retried`,
  promote: t`Operator added`,
  demote: t`Operator removed`,
  reset_two_factor: t`Two-factor authentication turned off`,
  remove_passkeys: t`Passkeys removed`,
  reset_link: t`Password reset link created`,
  invite: t`Invitation link created`,
  key: t`API key replaced`,
  webhook: t`Webhooks changed`,
};

/** Changes of webhooks, by their reason, which ends with the host. */
const WEBHOOK_CHANGES: readonly (readonly [reason: RegExp, action: string])[] = [
  [/^Added the endpoint (.+)/, t`Added a webhook endpoint`],
  [/^Removed the endpoint (.+)/, t`Removed a webhook endpoint`],
  [/^Replaced the secret of (.+)/, t`Replaced the secret of a webhook endpoint`],
];

const SEARCHED = /^Searched titles and scripts for: (.+)/;

const changeOf = (reason: string) => WEBHOOK_CHANGES.find(([pattern]) => pattern.test(reason));

const sentences: Readonly<Record<AuditAction, (entry: AuditEntry) => string>> = {
  grant: ({ credits }) => t`Added ${formatCredits(credits ?? 0)}`,
  withdraw: ({ credits }) => t`Removed ${formatCredits(credits ?? 0)}`,
  reset_two_factor: () => t`Turned off the two-factor authentication of a member`,
  remove_passkeys: () => t`Removed the passkeys of a member`,
  promote: () => t`Made a user an operator`,
  demote: () => t`Made an operator an ordinary member`,
  create: ({ credits }) =>
    credits === null ? t`Added the client` : t`Added the client with ${formatCredits(credits)}`,
  suspend: () => t`Suspended the client`,
  resume: () => t`Resumed the client`,
  retry: () => t`Retried a failed job`,
  view: () => t`Viewed the video and script of a job`,
  search: () => t`Searched titles and scripts`,
  delete: () => t`Deleted the client`,
  reset_link: () => t`Created a password reset link`,
  invite: () => t`Created an invitation link`,
  key: () => t`Replaced an API key`,
  webhook: ({ reason }) => changeOf(reason)?.[1] ?? t`Changed a webhook setting`,
};

const isKnown = (action: string): action is AuditAction => Object.hasOwn(sentences, action);

export const actionOf = (entry: AuditEntry): string =>
  isKnown(entry.action) ? sentences[entry.action](entry) : entry.action;

/** Of these, an operator is asked for the reason. */
const REASONED: readonly string[] = [
  'grant',
  'withdraw',
  'suspend',
  'resume',
  'delete',
  'retry',
] satisfies AuditAction[];

/** A viewing has no reason of its own: its action says all. */
export function detailsOf({ action, reason }: AuditEntry): string {
  if (action === 'view') return '';
  const [, host] = (action === 'webhook' && changeOf(reason)?.[0].exec(reason)) || [];
  if (host !== undefined) return t`Endpoint at ${host}`;
  const text = (action === 'search' && SEARCHED.exec(reason)?.[1]) || serviceText(reason);
  return REASONED.includes(action) ? t`Reason: ${text}` : text;
}
