// Writes the gallery: a page and a contact sheet of what the built-in studio creates.
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NewVideo } from '@greenroom/contract/videos';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import inspectVideo from '@greenroom/engine-kit/testing/inspect-video.task';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { type Client, createClient } from '@greenroom/sdk';
import { startService } from '../demo/service.ts';
import { serveFixtures } from '../e2e/fixtures.ts';
import { paintPlace } from '../engines/studio/src/places/paint-place.ts';
import { placeKinds } from '../engines/studio/src/places/plan.ts';
import { planPlace } from '../engines/studio/src/places/plan-place.ts';
import { contactSheet } from './contact-sheet.ts';
import { CAPTIONS, PLACES, PRESENTERS, SCENES_SCRIPT } from './content.ts';
import { page, type Section } from './page.ts';
import { productPicture } from './product.ts';
import { shotStills } from './shots.ts';

const PHOTO_SCENES = ['', 'a bright kitchen', 'a modern office at dusk', 'a city street at night'];

const out = resolve(process.env.INIT_CWD ?? process.cwd(), 'greenroom-gallery');
const at = (file: string): LocalFile => join(out, file) as LocalFile;

const download = async (url: string, file: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} returned ${response.status}.`);
  await pipeline(Readable.fromWeb(response.body), createWriteStream(at(file)));
  console.log(file);
  return file;
};

/** A frame from the second half of a video. */
const stillOf = async (video: string): Promise<string> => {
  const run = { dir: out, progress: () => {} };
  const { frames } = await inspectVideo({ file: at(video), stills: [] }, run);
  const still = at(video.replace('.mp4', '.png'));
  await inspectVideo({ file: at(video), stills: [{ frame: Math.floor(frames * 0.55), out: still }] }, run);
  return still;
};

const EVERY_PLACE = [...PLACES, ...placeKinds.map((kind) => kind.replace('-', ' '))];

const placeStills = async (): Promise<string[]> =>
  Promise.all(
    EVERY_PLACE.map(async (words, index) => {
      const place = paintPlace(planPlace({ words, seed: 'gallery', avoid: [] }), 720, 1280, 'alone');
      await writeFile(at(`place-${index}.png`), await place.picture.encode('png'));
      return `place-${index}.png`;
    }),
  );

const makeVideo = async (client: Client, video: NewVideo, file: string): Promise<string> => {
  const { workflow_id } = await client.videos.create(video);
  const { video_url } = await client.videos.waitFor(workflow_id, { pollMs: 500 });
  return download(video_url!, file);
};

async function gallery(client: Client, portraitUrl: string, productUrl: string): Promise<void> {
  const voice = async (language: string) => (await client.voices.create({ name: language, language })).voice_id;
  const presenters: { id: string; still: string; sheet: string }[] = [];
  for (const [index, { words, scene }] of PRESENTERS.entries()) {
    const { character_id, sheet_image_url } = await client.characters.create({ name: `${index}`, description: words });
    const { image_url } = await client.images.firstFrame({ character_id, scene_description: scene });
    presenters.push({
      id: character_id,
      still: await download(image_url, `presenter-${index}.png`),
      sheet: await download(sheet_image_url, `sheet-${index}.png`),
    });
  }

  const photo = await client.characters.create({ name: 'Photo', selfie_image_urls: [portraitUrl] });
  const photos: string[] = [await download(photo.sheet_image_url, 'photo-sheet.png')];
  for (const [index, scene] of PHOTO_SCENES.entries()) {
    const { image_url } = await client.images.firstFrame({
      character_id: photo.character_id,
      scene_description: scene || 'as in the photo',
    });
    photos.push(await download(image_url, `photo-${index}.png`));
  }

  const speakers = [...presenters.slice(0, 3).map(({ id }) => id), photo.character_id];
  const talking: string[] = [];
  for (const [index, { language, script, position }] of CAPTIONS.entries()) {
    const video: NewVideo = {
      mode: 'talking_head',
      character_id: speakers[index % speakers.length]!,
      voice_id: await voice(language),
      script,
      video_idea: PRESENTERS[index]!.scene,
      resolution: index === 0 ? '720p' : '480p',
      use_dynamic_captions: true,
      captions_position: position,
    };
    talking.push(await makeVideo(client, video, `captions-${index}.mp4`));
  }

  const scenesBody: Partial<NewVideo> & { mode: 'scenes' } = {
    mode: 'scenes',
    script: SCENES_SCRIPT,
    video_idea: 'A baker presents her loaf in a warm bakery in the morning',
    scene_elements: [{ url: productUrl, role: 'product', caption: 'River honey, 500 g' }],
  };
  const english = await voice('en');
  const scenes = [
    await makeVideo(
      client,
      { ...scenesBody, character_id: presenters[0]!.id, voice_id: english } as NewVideo,
      'scenes.mp4',
    ),
    await makeVideo(
      client,
      { ...scenesBody, character_id: photo.character_id, voice_id: english, narration_mode: 'voiceover' } as NewVideo,
      'scenes-voiceover.mp4',
    ),
  ];

  const places = await placeStills();
  const shots = await shotStills(out);
  const captioned = await Promise.all(talking.map(stillOf));
  const people = presenters.map(({ still }) => at(still));
  await contactSheet(at('contact-sheet.jpg'), [
    people.slice(0, 6),
    people.slice(6, 12),
    [...[0, 1, 5, 6].map((index) => captioned[index]!), ...photos.slice(2, 4).map(at)],
    places.slice(0, 6).map(at),
    shots.slice(0, 6).map(({ file }) => at(file)),
  ]);

  const sections: Section[] = [
    {
      title: 'Presenters generated from descriptions',
      about: 'The first frame of a video of each, at 720 × 1280.',
      items: presenters.map(({ still }, index) => ({
        file: still,
        caption: `${PRESENTERS[index]!.words}; ${PRESENTERS[index]!.scene}`,
      })),
    },
    {
      title: 'Their reference sheets',
      about: 'The poses and expressions of each presenter.',
      items: presenters.slice(0, 6).map(({ sheet }, index) => ({ file: sheet, caption: PRESENTERS[index]!.words })),
    },
    {
      title: 'A presenter cloned from a photo',
      about:
        'One public-domain portrait: the reference sheet, the presenter before the original background, and in other places.',
      items: photos.map((file, index) => ({ file, caption: index === 0 ? 'Sheet' : PHOTO_SCENES[index - 1]! })),
    },
    {
      title: 'Captions',
      about: 'Videos in mode talking_head, with captions.',
      items: talking.map((file, index) => ({
        file,
        caption: `${CAPTIONS[index]!.shows}: ${CAPTIONS[index]!.script}`,
      })),
    },
    { title: 'Shots', about: 'Each kind of shot in mode scenes.', items: shots },
    {
      title: 'Scenes',
      about: 'One script as two videos in mode scenes; the second uses voice-over.',
      items: scenes.map((file) => ({ file, caption: SCENES_SCRIPT })),
    },
    {
      title: 'Places',
      about: 'Places without a presenter: times of day and weather, then every kind of place.',
      items: places.map((file, index) => ({ file, caption: EVERY_PLACE[index]! })),
    },
  ];
  await writeFile(at('index.html'), page(sections));
}

await mkdir(out, { recursive: true });
const fixtures = await serveFixtures();
const service = await startService({ LOG_LEVEL: 'warn', TRUSTED_INPUT_ORIGINS: fixtures.origin });
try {
  const opened = await service.cli('client', 'create', '--name', 'Gallery', '--credits', '100000');
  await gallery(
    createClient({ baseUrl: service.baseUrl, apiKey: String(opened.api_key) }),
    fixtures.serve('portrait.png', await readFile(portraitFile)),
    fixtures.serve('product.png', await productPicture()),
  );
  console.log(`Open ${at('index.html')} in a browser.`);
} finally {
  await service.stop();
  fixtures.close();
}
