// The step `sign` of a job: content credentials in the pictures and videos that it will publish.
import type { Run } from '../jobs/workflow.ts';
import type { Objects, StoredObject } from '../library/objects.ts';
import { signMedia } from '../media/sign-media.ts';
import type { SigningCredentials } from '../media/signing-credentials.ts';

export interface SigningDeps {
  objects: Objects;
  /** Undefined: nothing is signed. */
  signing: SigningCredentials | undefined;
}

/** `signed`: absent if it has no content credentials. */
export type FinalObject = StoredObject & { signed?: true };

/**
 * The last change of these files: any other would break the signature. A step of its own, so that nothing is rendered or paid for
 * again if signing fails. It is retried as other steps are, and then fails the job, which is refunded: a file is never published
 * without the credentials that the operator set up.
 */
export async function signFinal<Files extends StoredObject[]>(
  { objects, signing }: SigningDeps,
  run: Run,
  files: readonly [...Files],
): Promise<{ [Index in keyof Files]: FinalObject }> {
  type Signed = { [Index in keyof Files]: FinalObject };
  if (signing === undefined) return files as Signed;
  return run.step('sign', async (ctx) => {
    const signed = files.map(async ({ key }): Promise<FinalObject> => {
      const file = await signMedia(await objects.open(key, ctx), signing, ctx);
      return { ...(await objects.put(run.job, file)), signed: true };
    });
    return (await Promise.all(signed)) as Signed;
  });
}
