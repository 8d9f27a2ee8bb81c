// Renders each kind of shot of a scenes video with the studio.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { studioPorts } from '../engines/studio/src/adapters/ports.ts';
import { paintPlace } from '../engines/studio/src/places/paint-place.ts';
import { planPlace } from '../engines/studio/src/places/plan-place.ts';
import { PRESENTERS } from './content.ts';
import { productPicture } from './product.ts';

const CAPTION = 'River honey, 500 g';
const LONG_CAPTION =
  'Slow honey from the river meadows, spun cold and filled by hand, in a jar that you bring back to us and that we ' +
  'fill again for less, as often as you like, 500 grams';
const NUMBER = { before: 'We let our dough rest for', key: '24', after: 'hours', keyMs: 0 };

/** Elements by index: the product, the product with a long caption, the product as a prop, a setting. */
const SHOTS: readonly { name: string; shot: Partial<SceneShot> }[] = [
  { name: 'Presenter, close: the hook', shot: { framing: 'close' } },
  { name: 'B-roll of a place that the words name', shot: { subject: 'place', place: 'a mill by the river at sunset' } },
  { name: 'Presenter, wide', shot: { framing: 'wide' } },
  { name: 'Product, with its caption', shot: { subject: 'element', element: 0 } },
  { name: 'Title', shot: { subject: 'title', title: NUMBER } },
  { name: 'Split with the product', shot: { subject: 'split', framing: 'wide', element: 0 } },
  { name: 'Presenter, medium, with a label', shot: { title: { ...NUMBER, before: '' } } },
  { name: 'Product, with a long caption', shot: { subject: 'element', element: 1 } },
  { name: 'Presenter beside a prop', shot: { subject: 'split', framing: 'wide', element: 2 } },
  { name: "Presenter in the partner's setting", shot: { element: 3 } },
  { name: "The partner's setting alone", shot: { subject: 'element', element: 3 } },
];
const SHOT_MS = 1200;
const FRAMES = (SHOT_MS * 30) / 1000;

/** Writes a still of each shot to the folder. */
export async function shotStills(folder: string): Promise<{ file: string; caption: string }[]> {
  const ctx = await testStepContext();
  const made = async (name: string, png: Buffer): Promise<LocalFile> => {
    await writeFile(join(ctx.dir, name), png);
    return join(ctx.dir, name) as LocalFile;
  };
  const product = await made('product.png', await productPicture());
  const market = paintPlace(planPlace({ words: 'a market hall', seed: 'gallery', avoid: [] }), 720, 1280, 'alone');
  const setting = await made('setting.png', await market.picture.encode('png'));
  const likeness = (
    await studioPorts.characterSheet.fromDescription(
      { description: PRESENTERS[0]!.words, references: [], recastAttempt: 0 },
      ctx,
    )
  ).likeness;
  const { voice } = (await studioPorts.voiceLibrary.select({ language: 'en', gender: 'female', variant: 0 }, ctx))!;
  const text = 'We let our dough rest for 24 hours, and bake it in a stone oven. '.repeat(4);
  const { file, words, phones } = await studioPorts.speech.synthesize(
    { text, voice, language: 'en', settings: {} },
    ctx,
  );
  const { clip } = await studioPorts.sceneClip.render(
    {
      shots: SHOTS.map(({ shot }, index) => ({
        subject: 'presenter',
        framing: 'medium',
        speaks: true,
        place: 'a bakery in the morning',
        element: null,
        transition: 'cut',
        startMs: index * SHOT_MS,
        endMs: (index + 1) * SHOT_MS,
        ...shot,
        title: shot.title ? { ...shot.title, keyMs: index * SHOT_MS } : null,
      })),
      presenter: testPresenter(likeness),
      elements: [
        { file: product, role: 'product', caption: CAPTION },
        { file: product, role: 'product', caption: LONG_CAPTION },
        { file: product, role: 'prop', caption: CAPTION },
        { file: setting, role: 'setting', caption: 'Our stall' },
      ],
      speech: file,
      timings: { words, phones },
      gender: undefined,
      accentColor: defaultCaptionLook.accentColor,
      logo: undefined,
      fast: false,
      seed: 'gallery',
    },
    ctx,
  );
  const stills = SHOTS.map(({ name }, index) => ({ file: `shot-${index}.png`, caption: name }));
  await ctx.runTask(inspectVideoTask, {
    file: clip,
    stills: stills.map((still, index) => ({
      frame: Math.floor((index + 0.8) * FRAMES),
      out: join(folder, still.file) as LocalFile,
    })),
  });
  return stills;
}
