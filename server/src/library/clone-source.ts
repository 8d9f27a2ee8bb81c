// The source of a clone that is ordered in the dashboard: a consent, and uploads that are deleted with its completion.
import type { ConsentSubject } from '@greenroom/contract/dashboard/consents';
import type { Reader, Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { type GivenConsent, recordConsent } from './consents.ts';
import { deleteUploads, hasUploads } from './uploads.ts';

/** Stored in the job's input. */
export type CloneSource = {
  consent: GivenConsent;
  /** Ids, all of one kind. */
  uploads: string[];
};

/** Throws not-found if the client does not have one of the uploads, or no longer. */
export async function checkSource(
  reader: Reader,
  client: string,
  kind: 'photo' | 'sample',
  { uploads }: CloneSource,
): Promise<void> {
  if (await hasUploads(reader, client, kind, uploads)) return;
  throw new Problem('not_found', 'An uploaded file has expired: uploads are kept for a day. Upload it again.');
}

/** Records the consent and deletes the uploads, in the transaction that stores the clone. */
export async function consumeSource(
  tx: Tx,
  client: string,
  subject: { kind: ConsentSubject; id: string; name: string },
  { consent, uploads }: CloneSource,
): Promise<void> {
  await recordConsent(tx, client, subject, consent);
  await deleteUploads(tx, client, uploads);
}
