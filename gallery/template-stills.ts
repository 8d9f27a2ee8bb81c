// Draws the stills of the studio's templates anew: `npm run template-stills`. Its results are committed.
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { macros } from '../dashboard/macros.ts';
import { personFrom } from '../engines/studio/src/adapters/from-description.task.ts';
import { drawFirstFrame, planFirstFrame } from '../engines/studio/src/adapters/presenter.ts';
import { stockPresenters } from '../engines/studio/src/stock/stock-presenters.ts';

type Templates = typeof import('../dashboard/src/parts/studio/templates/templates.ts');

/** Its texts are macros, which Node.js does not know. */
const { templates } = (
  await runnerImport<Templates>(join(import.meta.dirname, '../dashboard/src/parts/studio/templates/templates.ts'), {
    configFile: false,
    plugins: [macros()],
  })
).module;

const folder = join(import.meta.dirname, '../dashboard/src/parts/studio/templates/stills');

/** In pixels: a card of a grid, twice as large for sharp screens. */
const [WIDTH, HEIGHT] = [288, 512];

for (const { id, still } of templates) {
  const presenter = stockPresenters.find((one) => one.id === still.presenter);
  if (!presenter) throw new Error(`There is no stock presenter ${still.presenter}.`);
  const { person } = await personFrom({ description: presenter.description, references: [], recastAttempt: 0 });
  const json = planFirstFrame({ kind: 'painted', person }, still.place);
  const { width, height, rgba } = (await drawFirstFrame({ json, files: {} }, WIDTH, HEIGHT)).still;
  await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 76, effort: 6 })
    .toFile(join(folder, `${id}.webp`));
}
