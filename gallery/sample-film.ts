// Makes the film of the sign-in page and its poster anew: `npm run sample-film`. Its results are committed.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@greenroom/sdk';
import sharp from 'sharp';
import { startService } from '../demo/service.ts';
import { stockPresenters } from '../engines/studio/src/stock/stock-presenters.ts';

const FOLDER = join(import.meta.dirname, '../dashboard/src/parts/sign-in/sample-film');

const SCRIPT =
  'Nobody filmed me. Somebody wrote these words, chose my face, and pressed a button. What should I say for you?';

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
  const { video_url, image_url } = await api.videos.waitFor(workflow_id, { signal });
  const download = async (url: string) => Buffer.from(await (await fetch(url, { signal })).arrayBuffer());
  await writeFile(join(FOLDER, 'sample-film.mp4'), await download(video_url!));
  const poster = sharp(await download(image_url!))
    .resize({ width: 480 })
    .webp({ quality: 76, effort: 6 });
  await poster.toFile(join(FOLDER, 'poster.webp'));
} finally {
  await service.stop();
}
