// The character sheet port: the graphs `character_sheet` and `character_sheet_from_photo` draw a presenter in six poses.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { importPicture } from '@greenroom/engine-kit/media/import-picture';
import type { CharacterSheetPort } from '@greenroom/engine-kit/ports/character-sheet';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { type GraphRun, runGraph } from '../client/run-graph.ts';
import type { Graph } from '../graphs/graph.ts';
import { describedSheetPrompt, photoSheetPrompt } from './prompts.ts';
import { seedOf } from './seed.ts';

/** Six square panels. */
const SHEET_SIZE = { width: 1536, height: 1024 };

/** The panel with the front view, as the prompt says. */
const FIRST_PANEL = { left: 0, top: 0, width: 1 / 3, height: 1 / 2 };

/** Creates the port. */
export function createCharacterSheet(
  url: string,
  { described, fromPhoto }: { described: Graph; fromPhoto: Graph },
): CharacterSheetPort {
  const drawSheet = async (run: Pick<GraphRun, 'graph' | 'files'>, prompt: string, seed: number, ctx: StepContext) => {
    const values = { prompt, seed, ...SHEET_SIZE };
    const file = await runGraph({ url, ...run, values, kind: 'picture', usage: { unit: 'image', quantity: 1 } }, ctx);
    return importPicture(file, { edited: Object.values(run.files) }, ctx);
  };
  const cropPortrait = (sheet: LocalFile, ctx: StepContext) =>
    importPicture(sheet, { part: FIRST_PANEL, edited: [sheet] }, ctx);
  const likeness = { json: {}, files: {} };

  return {
    async fromDescription({ description, recastAttempt }, ctx) {
      const seed = seedOf('sheet', description, String(recastAttempt));
      const sheet = await drawSheet({ graph: described, files: {} }, describedSheetPrompt(description), seed, ctx);
      return { sheet, portrait: await cropPortrait(sheet, ctx), sheetText: description, likeness };
    },

    async fromPhotos({ photos, editInstructions }, ctx) {
      const photo = photos.find((one) => one !== null);
      if (!photo) throw new EngineError('rejected', 'None of the photos could be loaded. Send other photos.');
      const seed = seedOf('sheet', editInstructions ?? '');
      const run = { graph: fromPhoto, files: { image: photo } };
      const sheet = await drawSheet(run, photoSheetPrompt(editInstructions), seed, ctx);
      return {
        sheet,
        // A photo shows the person better than a drawing of it, unless it should be changed.
        portrait: editInstructions ? await cropPortrait(sheet, ctx) : photo,
        sheetText: editInstructions ? `The person in the photo. ${editInstructions}` : 'The person in the photo.',
        likeness,
      };
    },
  };
}
