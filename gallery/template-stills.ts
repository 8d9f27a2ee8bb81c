// Draws the stills of the studio's templates and of the guide's first video anew: `npm run template-stills`. Its results are committed.
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { macros } from '../dashboard/macros.ts';
import { personFrom } from '../engines/studio/src/adapters/from-description.task.ts';
import { drawFirstFrame, planFirstFrame } from '../engines/studio/src/adapters/presenter.ts';
import { stockPresenters } from '../engines/studio/src/stock/stock-presenters.ts';
import { FIRST_SETTING } from '../server/src/production/video/first-video.ts';

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

const stills = [
  ...templates.map(({ id, still }) => ({ id, ...still })),
  { id: 'first-video', presenter: stockPresenters[0]!.id, place: FIRST_SETTING },
];

for (const { id, presenter: name, place } of stills) {
  const presenter = stockPresenters.find((one) => one.id === name);
  if (!presenter) throw new Error(`There is no stock presenter ${name}.`);
  const { person } = await personFrom({ description: presenter.description, references: [], recastAttempt: 0 });
  const json = planFirstFrame({ kind: 'painted', person }, place);
  const { width, height, rgba } = (await drawFirstFrame({ json, files: {} }, WIDTH, HEIGHT)).still;
  await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 62, effort: 6 })
    .toFile(join(folder, `${id}.webp`));
}
