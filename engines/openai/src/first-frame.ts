// The first frame port: draws the presenter in the scene from the portrait and the sheet.
import { importPicture } from '@greenroom/engine-kit/media/import-picture';
import type { FirstFramePort } from '@greenroom/engine-kit/ports/first-frame';
import { VIDEO_SIZES } from '@greenroom/engine-kit/ports/talking-head';
import { draw, type Painter } from './draw.ts';
import { framePrompt } from './prompts.ts';

export const createFirstFrame = (painter: Painter): FirstFramePort => ({
  async draw({ presenter: { portrait, sheet, description }, scene }, ctx) {
    const prompt = framePrompt(scene, description);
    const drawn = await draw(painter, { prompt, texts: [scene, description], references: [portrait, sheet] }, ctx);
    const image = await importPicture(drawn, { size: VIDEO_SIZES['720p'], edited: [portrait] }, ctx);
    return { image, recipe: { json: {}, files: {} } };
  },
});
