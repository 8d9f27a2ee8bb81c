// Reads the body of an error response: OpenAI's form, and the forms of compatible servers.
import { z } from 'zod';

export interface ErrorDetails {
  /** `code` and `type`, if they look like names. */
  codes: readonly string[];
  message: string;
}

const text = z.union([z.string(), z.number()]).nullish().catch(null);

const fields = z.object({ message: text, code: text, type: text, error: text });

/** FastAPI's own errors. `input` repeats what was sent, so it is not read. */
const validation = z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])).catch([]), msg: text }));

/**
 * - OpenAI, vLLM: `{ error: { message, type, code } }`
 * - FastAPI (speaches, Chatterbox-TTS-Server, vLLM-Omni images): `{ detail: '…' }` or `{ detail: [{ loc, msg }] }`
 * - Kokoro-FastAPI: `{ detail: { error, message, type } }`
 * - chatterbox-tts-api: `{ detail: { error: { message, type } } }`
 * - vLLM-Omni voices: `{ success: false, error: '…' }`; Chatterbox-TTS-Server uploads: `{ errors: [{ error: '…' }] }`
 */
export function readErrorBody(body: unknown): ErrorDetails {
  const outer = z
    .object({ error: z.unknown().optional(), detail: z.unknown().optional(), errors: z.unknown().optional() })
    .safeParse(body).data;
  const uploads = z
    .array(z.object({ error: z.string() }))
    .min(1)
    .safeParse(outer?.errors).data;
  if (uploads) return { codes: [], message: uploads.map(({ error }) => error).join(' ') };
  return readValue(outer?.error ?? outer?.detail);
}

function readValue(value: unknown): ErrorDetails {
  if (typeof value === 'string') return { codes: [], message: value };
  const issues = validation.safeParse(value).data;
  if (issues) return { codes: [], message: issues.map(({ loc, msg }) => `${loc.join('.')}: ${msg ?? ''}`).join(' ') };
  const inner = z.object({ error: z.record(z.string(), z.unknown()) }).safeParse(value).data;
  if (inner) return readValue(inner.error);
  const read = fields.safeParse(value).data;
  return { codes: names([read?.code, read?.error, read?.type]), message: String(read?.message ?? '') };
}

const names = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string' && /^[\w.-]{1,60}$/.test(value))),
];
