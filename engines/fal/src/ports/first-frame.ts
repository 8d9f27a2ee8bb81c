// The first frame port: draws the presenter in a scene.
import { importPicture } from '@greenroom/engine-kit/media/import-picture';
import type { FirstFramePort } from '@greenroom/engine-kit/ports/first-frame';
import { VIDEO_SIZES } from '@greenroom/engine-kit/ports/talking-head';
import type { Connection } from '../client/connection.ts';
import type { ImageModel } from '../models/image-models.ts';
import { seedOf } from '../prompts/seed.ts';
import { framePrompt } from '../prompts/sheet-prompt.ts';
import { drawPicture } from './draw-picture.ts';

/** Draws stills of presenters of any engine with an image model. */
export const firstFramePort = (model: ImageModel, connection: Connection): FirstFramePort => ({
  async draw({ presenter, scene }, ctx) {
    const { portrait, sheet, description } = presenter;
    const prompt = framePrompt(scene, description);
    const drawing = { prompt, shape: 'frame' as const, seed: seedOf(prompt) };
    const drawn = await drawPicture(model, drawing, [portrait, sheet], connection, ctx);
    const image = await importPicture(drawn, { size: VIDEO_SIZES['720p'], edited: [portrait] }, ctx);
    return { image, recipe: { json: {}, files: {} } };
  },
});
