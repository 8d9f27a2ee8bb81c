// The studio's likeness of a presenter, also of one that another engine created.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import type { Presenter } from '@greenroom/engine-kit/ports/presenter';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { createPerson } from '../people/create-person.ts';
import { parseDescription } from '../people/parse-description.ts';
import type { PaintedLikeness } from './from-description.ts';
import { photoLikeness } from './from-photos.ts';

/**
 * Returns the studio's own likeness, or one made from the portrait of another engine. A portrait without a usable face, such as a
 * drawing, gives a painted person from the description.
 */
export async function likenessOf(
  { likeness, portrait, description }: Presenter,
  ctx: StepContext,
): Promise<EngineData> {
  if (likeness) return likeness;
  try {
    return (await photoLikeness([portrait], undefined, ctx)).likeness;
  } catch (error) {
    if (!(error instanceof EngineError) || error.reason !== 'rejected') throw error;
    const person = createPerson(parseDescription(description), description.trim().toLowerCase());
    return { json: { kind: 'painted', person } satisfies PaintedLikeness, files: {} };
  }
}
