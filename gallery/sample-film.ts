// Makes the film of the sign-in page and its poster anew: `npm run sample-film`. Its results are committed.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@greenroom/sdk';
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
  const { video_url } = await api.videos.waitFor(workflow_id, { signal });
  const download = async (url: string) => {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url}: status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const keep = async (name: string, url: string) => writeFile(join(FOLDER, name), await download(url));
  await keep('sample-film.mp4', video_url!);
  // The one that every video gets: its first frame, in which she smiles before the first word.
  await keep('poster.webp', video_url!.replace(/\.mp4$/, '.large.webp'));
} finally {
  await service.stop();
}
