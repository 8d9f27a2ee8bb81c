// The reference of a run: its ID and the files that were uploaded for it.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type StoredFile, storedFile } from './responses.ts';

const reference = z.object({ id: z.string(), tag: z.string(), uploads: z.array(storedFile) });

/**
 * `tag` is a part of the names of all files of the run, those that are uploaded and those that it saves, and the ID of the client that
 * queues it.
 */
export type RunReference = z.output<typeof reference>;

export const formatReference = (run: RunReference): string => JSON.stringify(run);

/** Throws for every other text. */
export const parseReference = (ref: string): RunReference => reference.parse(JSON.parse(ref));

/** Derives a UUID in lower case, the only form that ComfyUI accepts, from an idempotency key. */
export function runIdOf(key: string): string {
  const hex = createHash('sha256').update(`greenroom:${key}`).digest('hex');
  // Version 8 and the variant of RFC 9562.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}

export const tagOf = (runId: string): string => `greenroom-${runId.replaceAll('-', '').slice(0, 20)}`;

/** How a node's input names an uploaded file, such as `portrait.png [temp]`. */
export const inputNameOf = ({ filename, subfolder, type }: StoredFile): string =>
  `${subfolder ? `${subfolder}/` : ''}${filename}${type === 'input' ? '' : ` [${type}]`}`;
