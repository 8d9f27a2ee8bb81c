// Draws a picture with an image model.
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import type { Connection } from '../client/connection.ts';
import { downloadPicture, picturesSchema } from '../client/results.ts';
import { runModel } from '../client/run-model.ts';
import type { Drawing, ImageModel } from '../models/image-models.ts';
import { uploadPicture } from './upload-picture.ts';

/**
 * Returns the picture as the model drew it.
 *
 * @param pictures PNGs that the prompt refers to, the most important first; those beyond the limit of the model are left out
 */
export async function drawPicture(
  model: ImageModel,
  drawing: Drawing,
  pictures: readonly LocalFile[],
  connection: Connection,
  ctx: StepContext,
): Promise<LocalFile> {
  ctx.signal.throwIfAborted();
  const used = pictures.slice(0, model.maxPictures);
  const id = used.length === 0 ? model.textId : model.id;
  const caller = { connection, http: ctx.http };
  const output = await runModel(
    {
      model: id,
      billed: { name: id, unit: model.price.unit, quantity: 1 },
      output: picturesSchema,
      async input() {
        const urls = await Promise.all(used.map((file) => uploadPicture(file, caller, ctx)));
        return { ...model.input(drawing), ...(urls.length === 0 ? {} : { image_urls: urls }) };
      },
    },
    connection,
    ctx,
  );
  return downloadPicture(output, connection, ctx);
}
