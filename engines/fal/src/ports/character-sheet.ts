// The character sheet port: one picture with six panels, of which the first is the portrait.
import { importPicture } from '@greenroom/engine-kit/media/import-picture';
import type { CharacterSheetPort } from '@greenroom/engine-kit/ports/character-sheet';
import type { Connection } from '../client/connection.ts';
import type { ImageModel } from '../models/image-models.ts';
import { seedOf } from '../prompts/seed.ts';
import { describedSheetPrompt, PORTRAIT_PANEL, photoSheetPrompt } from '../prompts/sheet-prompt.ts';
import { drawPicture } from './draw-picture.ts';

/** fal.ai keeps nothing of a character, so there is nothing to store or erase. */
const LIKENESS = { json: {}, files: {} };

/** Draws presenters with an image model. Whether a photo shows a face is left to the model. */
export const characterSheetPort = (model: ImageModel, connection: Connection): CharacterSheetPort => ({
  async fromDescription({ description, references, recastAttempt }, ctx) {
    const drawing = {
      prompt: describedSheetPrompt(description, { recastAttempt, references: references.length > 0 }),
      shape: 'sheet' as const,
      seed: seedOf(`${description}\n${recastAttempt}`),
    };
    const drawn = await drawPicture(model, drawing, references, connection, ctx);
    return {
      sheet: await importPicture(drawn, {}, ctx),
      portrait: await importPicture(drawn, { part: PORTRAIT_PANEL }, ctx),
      sheetText: description.trim(),
      likeness: LIKENESS,
    };
  },

  async fromPhotos({ photos, editInstructions }, ctx) {
    const given = photos.filter((photo) => photo !== null);
    const edits = editInstructions?.trim() || undefined;
    const drawing = {
      prompt: photoSheetPrompt(edits),
      shape: 'sheet' as const,
      seed: seedOf(edits ?? ''),
    };
    const drawn = await drawPicture(model, drawing, given, connection, ctx);
    return {
      sheet: await importPicture(drawn, { edited: given }, ctx),
      // A real photo is the best portrait, unless it shows the person before the changes.
      portrait:
        edits === undefined ? given[0]! : await importPicture(drawn, { part: PORTRAIT_PANEL, edited: given }, ctx),
      sheetText: edits === undefined ? 'The person in the portrait.' : `The person in the portrait, changed: ${edits}`,
      likeness: LIKENESS,
    };
  },
});
