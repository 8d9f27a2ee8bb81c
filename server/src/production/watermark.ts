// The step `watermark` of a job of a sandbox: the watermark on the pictures that it will publish.
import type { Run } from '../jobs/workflow.ts';
import type { Objects, StoredObject } from '../library/objects.ts';
import { watermarkPicture } from '../media/watermark-picture.ts';

/** Engines continue to draw from the pictures without it. Not for sheets, which engines draw from. */
export const watermarkPictures = (
  { objects }: { objects: Objects },
  run: Run,
  pictures: readonly StoredObject[],
): Promise<StoredObject[]> =>
  run.step('watermark', (ctx) =>
    Promise.all(
      pictures.map(async ({ key }) => objects.put(run.job, await watermarkPicture(await objects.open(key, ctx), ctx))),
    ),
  );
