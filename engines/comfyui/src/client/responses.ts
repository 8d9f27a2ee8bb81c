// The schemas of ComfyUI's responses, with only the members that the engine uses.
import { z } from 'zod';

/** A file in one of ComfyUI's folders: `input`, `output` or `temp`. */
export const storedFile = z.object({
  filename: z.string().min(1),
  subfolder: z
    .string()
    .nullish()
    .transform((subfolder) => subfolder ?? ''),
  type: z
    .string()
    .nullish()
    .transform((type) => type ?? 'output'),
});

export type StoredFile = z.output<typeof storedFile>;

export const uploadResponse = z.object({
  name: z.string().min(1),
  subfolder: z.string().nullish(),
  type: z.string().nullish(),
});

export const promptResponse = z.object({ prompt_id: z.string().min(1) });

const nodeErrors = z.record(
  z.string(),
  z.object({
    class_type: z.string().nullish(),
    errors: z.array(
      z.object({
        type: z.string().nullish(),
        message: z.string().nullish(),
        details: z.string().nullish(),
        extra_info: z.object({ input_name: z.string().nullish() }).nullish(),
      }),
    ),
  }),
);

/** The response to a graph that ComfyUI cannot run. */
export const promptErrorResponse = z.object({
  error: z.object({ type: z.string().nullish(), message: z.string().nullish() }).nullish().catch(null),
  /** Older builds send an empty list for a graph that is invalid as a whole. */
  node_errors: nodeErrors.nullish().catch(null),
});

export type PromptError = z.output<typeof promptErrorResponse>;

/** A queued item: its number, its ID, the graph and the extra data, which holds the client's ID. */
const queueItem = z.tuple([z.number(), z.string()], z.unknown());

export const queueResponse = z.object({
  queue_running: z.array(queueItem),
  queue_pending: z.array(queueItem),
});

export const historyEntry = z.object({
  /** By node, then by a name such as `images`, `gifs` or `audio`. */
  outputs: z.record(z.string(), z.unknown()).nullish(),
  status: z
    .object({
      status_str: z.string().nullish(),
      messages: z.array(z.tuple([z.string(), z.unknown()])).nullish(),
    })
    .nullish(),
});

export type HistoryEntry = z.output<typeof historyEntry>;

export const historyResponse = z.record(z.string(), historyEntry);

/** What the message `execution_error` says. Its texts may repeat a prompt, so most of them are not read. */
export const executionError = z.object({
  node_id: z.string().nullish(),
  node_type: z.string().nullish(),
  exception_type: z.string().nullish(),
  exception_message: z.string().nullish(),
});
