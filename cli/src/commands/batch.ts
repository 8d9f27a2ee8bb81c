// The command `video batch`.
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { BatchItem, BatchReport, Client } from '@greenroom/sdk';
import { readBatchFile } from '../batch-file.ts';
import { openBatchState } from '../batch-state.ts';
import { type Command, exitStatus, type Outcome } from '../command.ts';
import { createFolder } from '../output.ts';

/** The limit of active jobs keeps the number of polls small. */
const POLL_MS = 4_000;

export const batchCommand: Command = {
  name: 'video batch',
  about: 'Orders the videos of a CSV or JSON Lines file within a budget, and waits for them. Run it again to continue.',
  parameters: ['file'],
  options: [
    {
      name: 'budget',
      type: 'number',
      isRequired: true,
      about: 'The most credits that all videos of the file may cost together, those of earlier runs included.',
    },
    { name: 'output-dir', type: 'file', about: 'Saves each video in this folder, which is created, as ID.mp4.' },
  ],
  async run({ connect, note, terminal }, given) {
    const folder = given.text('output-dir');
    const file = given.parameters.file!;
    const rows = await readBatchFile(file);
    if (folder !== undefined) await createFolder(folder);
    const client = await connect();
    const state = await openBatchState(file);
    const report = await client.videos
      .batch(rows, {
        name: state.name,
        budget: given.number('budget')!,
        earlier: state.items,
        pollMs: POLL_MS,
        async onChange(item) {
          await state.save(item);
          if (terminal) note(`${item.id}  ${item.status}  ${item.credits} credits`);
        },
      })
      .finally(state.close);
    const files = folder === undefined ? new Map<string, string>() : await saveVideos(client, report, folder);
    const items = report.items.map((item) => ({ ...item, file: files.get(item.id) }));
    return { print: { items, credits: report.credits, stopped_by: report.stoppedBy }, status: statusOf(report, file) };
  },
};

/** Saves the videos that are not there yet. Returns all files by id. */
async function saveVideos({ assets }: Client, { items }: BatchReport, folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { id, video_url } of items) {
    if (video_url === undefined) continue;
    const file = join(folder, `${id}.mp4`);
    const isSaved = await access(file).then(
      () => true,
      () => false,
    );
    if (!isSaved) await assets.save(video_url, file);
    files.set(id, file);
  }
  return files;
}

function statusOf({ items, stoppedBy }: BatchReport, file: string): Outcome['status'] {
  const count = (...statuses: BatchItem['status'][]) => items.filter(({ status }) => statuses.includes(status)).length;
  if (stoppedBy)
    return {
      code: exitStatus.money,
      message: `The ${stoppedBy} does not suffice for ${count('unordered')} of ${items.length} videos of ${file}. Run it again with more.`,
    };
  const failed = count('failed', 'rejected', 'lost');
  return failed > 0 ? { code: exitStatus.failed, message: `${failed} of ${items.length} videos failed.` } : undefined;
}
