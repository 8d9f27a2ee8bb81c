// Draws a first frame for tests, with texts that no error may contain.
import { inspect } from 'node:util';
import type { Ports } from '@greenroom/engine-kit/ports/ports';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { expect } from 'vitest';

const SECRETS = ['Sesame Street at dawn', 'a man called Zebedee'] as const;

/** Draws with the secret texts as scene and description. */
export const draw = (ports: Partial<Ports>, ctx: StepContext) =>
  ports.firstFrame!.draw(
    {
      presenter: {
        likeness: undefined,
        portrait: portraitFile as LocalFile,
        sheet: portraitFile as LocalFile,
        description: SECRETS[1],
      },
      scene: SECRETS[0],
    },
    ctx,
  );

/** Returns the error with which `work` fails, and checks that it contains no secret. */
export async function errorOf(work: Promise<unknown>): Promise<Error & { reason?: string; cause?: Error }> {
  const error = await work.then(
    () => expect.unreachable('It did not fail.'),
    (thrown: unknown) => thrown as Error,
  );
  const text = `${inspect(error, { depth: 9 })} ${JSON.stringify(error)}`;
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  return error as Error & { cause?: Error };
}
