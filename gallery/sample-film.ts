// Makes the film of the sign-in page and its poster anew: `npm run sample-film`. Its results are committed.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import inspectVideo from '@greenroom/engine-kit/testing/inspect-video.task';
import { createClient } from '@greenroom/sdk';
import sharp from 'sharp';
import { startService } from '../demo/service.ts';
import { stockPresenters } from '../engines/studio/src/stock/stock-presenters.ts';

const FOLDER = join(import.meta.dirname, '../dashboard/src/parts/sign-in/sample-film');

const SCRIPT =
  'Nobody filmed me. Somebody wrote these words, chose my face, and pressed a button. What should I say for you?';

/** In the middle of a word. */
const POSTER_FRAME = 58;

const signal = AbortSignal.timeout(120_000);
const service = await startService({ LOG_LEVEL: 'warn' }, signal);
try {
  const { api_key } = await service.cli('client', 'create', '--name', 'Sample film', '--credits', '1000');
  const api = createClient({ baseUrl: service.baseUrl, apiKey: String(api_key) });
  const { name, description } = stockPresenters.find(({ id }) => id === 'maya')!;
  const { character_id } = await api.characters.create({ name, description });
  const { voice_id } = await api.voices.create({ name, language: 'English', gender: 'female' });
  const { workflow_id } = await api.videos.create({
    mode: 'talking_head',
    character_id,
    voice_id,
    script: SCRIPT,
    video_idea: 'A bright kitchen in the morning, soft light from a window',
    resolution: '480p',
    use_dynamic_captions: true,
  });
  const { video_url } = await api.videos.waitFor(workflow_id, { signal });
  const download = async (url: string) => Buffer.from(await (await fetch(url, { signal })).arrayBuffer());
  const film = join(FOLDER, 'sample-film.mp4') as LocalFile;
  await writeFile(film, await download(video_url!));
  // While she speaks, with captions.
  const still = join(FOLDER, 'poster.png') as LocalFile;
  await inspectVideo(
    { file: film, stills: [{ frame: POSTER_FRAME, out: still }] },
    { dir: FOLDER, progress: () => {} },
  );
  await sharp(still).webp({ quality: 76, effort: 6 }).toFile(join(FOLDER, 'poster.webp'));
  await rm(still);
} finally {
  await service.stop();
}
