// The environment variables of the engine.
import { setting } from '@greenroom/engine-kit/settings';
import { z } from 'zod';

const baseUrl = (official: string, use: string) =>
  setting(z.string().refine(isBaseUrl).transform(withoutSlash).default(official), {
    form: 'an http or https URL without a query',
    about: `${use} Set it only to use a proxy.`,
    default: official,
  });

/** Parsed by the server and passed to `create`. */
export const settings = z.object({
  FAL_KEY: setting(
    z
      .string()
      // Printable ASCII: the error message of an invalid header would contain the key.
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    {
      form: 'an API key of fal.ai, such as key-id:secret',
      about: 'Enables the models of fal.ai for presenters, first frames, talking heads, lipsync and scenes.',
      default: 'not set: fal.ai is not used',
      secret: true,
    },
  ),
  FAL_QUEUE_URL: baseUrl('https://queue.fal.run', 'The queue to which models of fal.ai are submitted.'),
  FAL_REST_URL: baseUrl('https://rest.fal.ai', 'The API with which files are uploaded to fal.ai.'),
  FAL_CONCURRENCY: setting(z.coerce.number().int().min(1).max(10_000).optional(), {
    form: 'a whole number from 1 to 10000',
    about:
      'Operations at fal.ai at once, by all processes together. fal.ai queues operations that exceed the limit of the account.',
    default: 'no limit',
  }),
});

export type FalSettings = z.output<typeof settings>;

function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text) || /[?#@]/.test(text)) return false;
  return /^https?:$/.test(new URL(text).protocol);
}

function withoutSlash(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
