// Validates the messages of task processes like any untrusted input: a hostile file may control their code.
import { ENGINE_ERROR_REASONS } from '@greenroom/engine-kit/engine-error';
import { z } from 'zod';
import type { Report as ReportMessage } from './process-message.ts';

const WireError = z.discriminatedUnion('class', [
  z.object({
    class: z.literal('problem'),
    code: z.string(),
    message: z.string(),
    extras: z.record(z.string(), z.number()),
    retryAfterSeconds: z.number().optional(),
    cause: z.string(),
  }),
  z.object({
    class: z.literal('engine_error'),
    reason: z.enum(ENGINE_ERROR_REASONS),
    message: z.string(),
    retryAfterMs: z.number().optional(),
    cause: z.string(),
  }),
  z.object({ class: z.literal('file_limit'), message: z.string() }),
  z.object({ class: z.literal('bug'), name: z.string(), message: z.string(), stack: z.string() }),
]);

const Report = z.union([
  z.object({ loaded: z.literal(true) }),
  z.object({ progress: z.number() }),
  z.object({ output: z.unknown(), cpuSeconds: z.number(), memoryMb: z.number() }),
  z.object({ error: WireError }),
]);

/** Undefined for an invalid message. The caller validates the task's output. */
export const parseReport = (message: unknown): ReportMessage | undefined =>
  Report.safeParse(message).data as ReportMessage | undefined;
