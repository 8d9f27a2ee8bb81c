// Commands for videos.
import type { Client, JobView, NewVideo } from '@greenroom/sdk';
import {
  bodyOf,
  type Command,
  CommandError,
  type Context,
  exitStatus,
  type Given,
  idempotencyKeyOption,
  type Option,
  outputOption,
  pageOptions,
  usageError,
} from '../command.ts';
import { checkOutput, save } from '../output.ts';
import { createProgressBar } from '../progress-bar.ts';
import { videoOptions, withMode } from '../video-options.ts';

/** Often enough for a progress bar. */
const POLL_MS = 3_000;

const waitOptions: readonly Option[] = [
  outputOption,
  {
    name: 'max-wait',
    type: 'number',
    isLocal: true,
    about: `Stops waiting after these seconds, with exit status ${exitStatus.timeout}. The job continues.`,
  },
];

export const videoCommands: readonly Command[] = [
  {
    name: 'video create',
    about: 'Orders a video and reserves its estimate.',
    options: [
      ...videoOptions,
      {
        name: 'max-credits',
        type: 'number',
        isLocal: true,
        about: `Orders nothing if the estimate is higher, with exit status ${exitStatus.money}.`,
      },
      { name: 'wait', type: 'flag', isLocal: true, about: 'Waits until the video is finished.' },
      ...waitOptions,
      idempotencyKeyOption,
    ],
    async run(context, given) {
      if (!given.flag('wait') && (given.text('output') !== undefined || given.number('max-wait') !== undefined))
        throw usageError('--output and --max-wait need --wait.');
      const output = await checkOutput(given);
      const client = await context.connect();
      const body = withMode(bodyOf<Partial<NewVideo>>(given));
      await checkPrice(client, body, given.number('max-credits'));
      const queued = await client.videos.create(body, { idempotencyKey: given.text('idempotency-key') });
      if (!given.flag('wait')) return { print: queued };
      context.note(`Video ${queued.workflow_id}: ${queued.credits_reserved} credits reserved.`);
      return { print: await waitFor(context, client, queued.workflow_id, given, output) };
    },
  },
  {
    name: 'video estimate',
    about: 'Shows the price of a video. Free.',
    options: videoOptions,
    async run({ connect }, given) {
      return { print: await (await connect()).videos.estimate(withMode(bodyOf<Partial<NewVideo>>(given))) };
    },
  },
  {
    name: 'video wait',
    about: 'Waits until a video is finished.',
    parameters: ['id'],
    options: waitOptions,
    async run(context, given) {
      const output = await checkOutput(given);
      return { print: await waitFor(context, await context.connect(), given.parameters.id!, given, output) };
    },
  },
  {
    name: 'video status',
    about: 'Shows the status of a video.',
    parameters: ['id'],
    run: async ({ connect }, { parameters }) => ({ print: await (await connect()).jobs.status(parameters.id!) }),
  },
  {
    name: 'video list',
    about: 'Lists finished videos, newest first.',
    options: pageOptions,
    run: async ({ connect }, given) => ({
      print: await (await connect()).assets.list({ ...bodyOf<object>(given), kind: 'video' }),
    }),
  },
];

async function checkPrice({ videos }: Client, body: NewVideo, maxCredits: number | undefined): Promise<void> {
  if (maxCredits === undefined) return;
  const quote = await videos.estimate(body);
  if (quote.credits_required > maxCredits)
    throw new CommandError(
      `The video costs ${quote.credits_required} credits, more than --max-credits ${maxCredits}. Nothing was ordered.`,
      exitStatus.money,
      quote,
    );
}

async function waitFor(
  { terminal }: Context,
  { videos, assets }: Client,
  workflowId: string,
  given: Given,
  output: string | undefined,
): Promise<JobView> {
  const bar = terminal && createProgressBar(terminal);
  const maxWait = given.number('max-wait');
  const job = await videos
    .waitFor(workflowId, {
      pollMs: POLL_MS,
      maxWaitMs: maxWait === undefined ? undefined : maxWait * 1000,
      onProgress: bar?.show,
    })
    .finally(bar?.close);
  if (job.video_url === null) throw new Error('The job is completed without a video.');
  return save(assets, job, job.video_url, output);
}
