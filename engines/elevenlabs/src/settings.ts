// The environment variables of the engine.
import { setting } from '@greenroom/engine-kit/settings';
import { z } from 'zod';

const DEFAULT_BASE_URL = 'https://api.elevenlabs.io';
const DEFAULT_CONCURRENCY = 4;

const isBaseUrl = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^?#@]+$/.test(text);

export const settings = z.object({
  ELEVENLABS_API_KEY: setting(
    z
      .string()
      .trim()
      .regex(/^[!-~]+$/)
      .optional(),
    {
      form: 'an API key of ElevenLabs',
      about:
        'Enables the engine. A restricted key needs text to speech, speech to text, forced alignment, and write access to voices and to the speech history.',
      default: 'not set',
      secret: true,
    },
  ),
  ELEVENLABS_BASE_URL: setting(
    z
      .string()
      .refine(isBaseUrl)
      // Every path of the API starts with its version.
      .transform((url) => url.replace(/(\/v1)?\/?$/, ''))
      .default(DEFAULT_BASE_URL),
    {
      form: 'an http or https URL without a query',
      about:
        'Where the API of ElevenLabs is reached. Set it for data residency, such as `https://api.eu.residency.elevenlabs.io`, or for a proxy.',
      default: DEFAULT_BASE_URL,
    },
  ),
  ELEVENLABS_CONCURRENCY: setting(z.coerce.number().int().min(1).max(1_000).default(DEFAULT_CONCURRENCY), {
    form: 'a whole number from 1 to 1000',
    about: 'Requests to ElevenLabs at once, by all processes together. Your plan limits them.',
    default: String(DEFAULT_CONCURRENCY),
  }),
});
