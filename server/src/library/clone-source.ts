// What a clone that is ordered in the dashboard is made of: somebody's consent, and uploads that are gone once it is made.
import type { ConsentSubject } from '@greenroom/contract/dashboard/consents';
import type { Reader, Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { type GivenConsent, recordConsent } from './consents.ts';
import { deleteUploads, hasUploads } from './uploads.ts';

/** Travels with the order. */
export type CloneSource = {
  consent: GivenConsent;
  /** Ids, all of one kind. */
  uploads: string[];
};

/** Throws 404 where one of them is gone, was never there, or is somebody else's. */
export async function checkSource(
  reader: Reader,
  client: string,
  kind: 'photo' | 'sample',
  { uploads }: CloneSource,
): Promise<void> {
  if (await hasUploads(reader, client, kind, uploads)) return;
  throw new Problem(
    'not_found',
    'One of the uploaded files is no longer there: each is kept for a day. Upload it again.',
  );
}

/** In the transaction that keeps the clone: the record of its consent comes to be with it, and nobody needs the uploads any more. */
export async function consumeSource(
  tx: Tx,
  client: string,
  subject: { kind: ConsentSubject; id: string; name: string },
  { consent, uploads }: CloneSource,
): Promise<void> {
  await recordConsent(tx, client, subject, consent);
  await deleteUploads(tx, client, uploads);
}
