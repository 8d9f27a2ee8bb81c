// Orders a video with the SDK as a partner would: presenter, voice, estimate, video, receipt.
import type { Client, LineItem, NewVideo } from '@greenroom/sdk';
import { createProgressBar } from '../cli/src/progress-bar.ts';
import type { DemoOptions } from './arguments.ts';
import { receipt } from './receipt.ts';

const POLL_MS = 400;

const DESCRIPTION =
  'A woman in her early thirties with shoulder-length dark brown hair, brown eyes, a warm smile and a dark green blazer';
const IDEA = 'A friendly woman presents a product in a bright modern kitchen in the morning';

interface Deps {
  client: Client;
  options: DemoOptions;
  photoUrl: string | undefined;
  signal: AbortSignal;
  print(line: string): void;
}

/** Returns the URL of the finished video. */
export async function orderVideo({ client, options, photoUrl, signal, print }: Deps): Promise<string> {
  const source = photoUrl ? { selfie_image_urls: [photoUrl] } : { description: DESCRIPTION };
  const character = await client.characters.create({ name: 'Demo presenter', ...source }, { signal });
  print(
    `Presenter  ${photoUrl ? 'cloned from your photo' : 'generated from a description'} (${character.credits_charged} credits)`,
  );
  print(`           sheet: ${character.sheet_image_url}`);

  const voice = await client.voices.create({ name: 'Demo voice', language: 'English' }, { signal });
  print(`Voice      ${voice.language} stock voice (${voice.credits_charged} credits)`);

  const video = videoOf(options, character.character_id, voice.voice_id);
  const quote = await client.videos.estimate(video, { signal });
  print(
    `Estimate   ${quote.estimated_seconds.toFixed(1)} s for ${quote.credits_required} of ${quote.credits_balance} credits`,
  );

  const queued = await client.videos.create(video, { signal });
  print(`Video      ${queued.workflow_id}, ${queued.credits_reserved} credits reserved`);
  const bar = createProgressBar(process.stdout);
  const job = await client.videos
    .waitFor(queued.workflow_id, { pollMs: POLL_MS, onProgress: bar.show, signal })
    .finally(bar.close);

  print('');
  for (const line of receipt(job, await lineItemsOf(client, job.workflow_id, signal), await balanceOf(client, signal)))
    print(line);
  print('');
  if (job.video_url === null) throw new Error('The job is completed without a video.');
  return job.video_url;
}

const videoOf = ({ mode, text, resolution }: DemoOptions, character_id: string, voice_id: string): NewVideo => {
  const spoken = { character_id, voice_id, script: text, video_idea: IDEA };
  return mode === 'scenes' ? { mode, ...spoken } : { mode, ...spoken, resolution, use_dynamic_captions: true };
};

async function lineItemsOf(client: Client, workflowId: string, signal: AbortSignal): Promise<LineItem[]> {
  for await (const { workflow_id, metadata } of client.usage.iterateJobs({}, { signal })) {
    if (workflow_id === workflowId) return Array.isArray(metadata.line_items) ? metadata.line_items : [];
  }
  return [];
}

const balanceOf = async (client: Client, signal: AbortSignal): Promise<number> =>
  (await client.usage.summary({}, { signal })).credits_balance;
