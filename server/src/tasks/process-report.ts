// What a task process may say, checked as anything that a stranger wrote: its code may be under somebody else's control.
import { ENGINE_ERROR_REASONS } from '@greenroom/engine-kit/engine-error';
import { z } from 'zod';
import type { Report } from './process-message.ts';

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
    class: z.literal('engine_failure'),
    reason: z.enum(ENGINE_ERROR_REASONS),
    message: z.string(),
    retryAfterMs: z.number().optional(),
    cause: z.string(),
  }),
  z.object({ class: z.literal('file_limit'), message: z.string() }),
  z.object({ class: z.literal('bug'), name: z.string(), message: z.string(), stack: z.string() }),
]);

const Shape = z.union([
  z.object({ loaded: z.literal(true) }),
  z.object({ progress: z.number() }),
  z.object({ output: z.unknown(), cpuSeconds: z.number(), memoryMb: z.number() }),
  z.object({ error: WireError }),
]);

/** Undefined for what is no report. What a task answers is its caller's to judge. */
export const reportOf = (message: unknown): Report | undefined => Shape.safeParse(message).data as Report | undefined;
