// The character sheet port: one call draws a sheet of six panels, and its first panel is the portrait.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { importPicture } from '@greenroom/engine-kit/media/import-picture';
import type { CharacterSheetPort } from '@greenroom/engine-kit/ports/character-sheet';
import { draw, type Painter } from './draw.ts';
import { describedSheetPrompt, PORTRAIT_PANEL, photoSheetPrompt } from './prompts.ts';

/** The pictures are all that other calls need. */
const LIKENESS = { json: {}, files: {} };

/** Without `validate`: only the provider judges photos. */
export const createCharacterSheet = (painter: Painter): CharacterSheetPort => ({
  async fromDescription({ description, references, recastAttempt }, ctx) {
    const prompt = describedSheetPrompt(description, { recastAttempt, references: references.length > 0 });
    const drawn = await draw(painter, { prompt, texts: [description], references }, ctx);
    return {
      sheet: await importPicture(drawn, {}, ctx),
      portrait: await importPicture(drawn, { part: PORTRAIT_PANEL }, ctx),
      sheetText: description,
      likeness: LIKENESS,
    };
  },

  async fromPhotos({ photos, editInstructions }, ctx) {
    const references = photos.filter((photo) => photo !== null);
    const [photo] = references;
    if (photo === undefined) throw new EngineError('rejected', 'No photo could be loaded. Send a photo of one person.');
    const prompt = photoSheetPrompt(editInstructions);
    const drawn = await draw(painter, { prompt, texts: [editInstructions ?? ''], references }, ctx);
    return {
      sheet: await importPicture(drawn, { edited: references }, ctx),
      // A photo shows the person best, unless the look has changed.
      portrait:
        editInstructions === undefined
          ? photo
          : await importPicture(drawn, { part: PORTRAIT_PANEL, edited: references }, ctx),
      sheetText: ['The person in the photos.', editInstructions].filter(Boolean).join(' '),
      likeness: LIKENESS,
    };
  },
});
