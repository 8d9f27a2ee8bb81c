// Opens a character as a presenter for an engine: its own likeness if it made it, and the pictures that every engine can use.
import type { Presenter } from '@greenroom/engine-kit/ports/presenter';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { openEngineData } from '../../library/engine-data.ts';
import type { Objects } from '../../library/objects.ts';
import type { CharacterSnapshot } from './snapshot.ts';

/** `engine`: the name of the engine that will use the presenter. */
export const openPresenter = async (
  objects: Objects,
  { likeness, pictures, description }: CharacterSnapshot,
  engine: string,
  ctx: StepContext,
): Promise<Presenter> => ({
  likeness: likeness.engine === engine ? await openEngineData(objects, likeness, ctx) : undefined,
  portrait: await objects.open(pictures.portrait, ctx),
  sheet: await objects.open(pictures.sheet, ctx),
  description,
});
