// The environment variables of the engine.
import { setting } from '@greenroom/engine-kit/settings';
import { z } from 'zod';
import { parseVoiceMap } from './voice-map.ts';

const DEFAULT_CONCURRENCY = 4;

const isBaseUrl = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^?#@]+$/.test(text);

const baseUrl = z
  .string()
  .refine(isBaseUrl)
  .transform((url) => url.replace(/\/$/, ''))
  .optional();

const key = z
  .string()
  .trim()
  .regex(/^[!-~]+$/)
  .optional();

const baseUrlForm = 'an http or https URL without a query, usually ending with /v1';

const baseUrlOf = (work: string, variable: string) => ({
  form: baseUrlForm,
  about: `The OpenAI-compatible server for ${work}, such as a server of your own. It receives ${variable} and never OPENAI_API_KEY, unless it has the same origin as OPENAI_BASE_URL.`,
  default: 'OPENAI_BASE_URL, if that or OPENAI_API_KEY is set',
});

const keyOf = (variable: string) => ({
  form: 'an API key',
  about: `The key for ${variable}. Used only together with it.`,
  default: 'none',
  secret: true as const,
});

export const settings = z.object({
  OPENAI_API_KEY: setting(key, {
    form: 'an API key',
    about: 'The key for OPENAI_BASE_URL. It is sent to no other origin.',
    default: 'none',
    secret: true,
  }),
  OPENAI_BASE_URL: setting(baseUrl, {
    form: baseUrlForm,
    about:
      'OpenAI, or a compatible server for speech, transcription and images. For a server that can do only one of them, set the variable of that one instead.',
    default: 'https://api.openai.com/v1',
  }),
  OPENAI_SPEECH_BASE_URL: setting(baseUrl, baseUrlOf('speech and cloned voices', 'OPENAI_SPEECH_API_KEY')),
  OPENAI_SPEECH_API_KEY: setting(key, keyOf('OPENAI_SPEECH_BASE_URL')),
  OPENAI_TRANSCRIPTION_BASE_URL: setting(baseUrl, baseUrlOf('transcription', 'OPENAI_TRANSCRIPTION_API_KEY')),
  OPENAI_TRANSCRIPTION_API_KEY: setting(key, keyOf('OPENAI_TRANSCRIPTION_BASE_URL')),
  OPENAI_IMAGES_BASE_URL: setting(baseUrl, baseUrlOf('images', 'OPENAI_IMAGES_API_KEY')),
  OPENAI_IMAGES_API_KEY: setting(key, keyOf('OPENAI_IMAGES_BASE_URL')),
  OPENAI_VOICES: setting(
    z
      .string()
      .transform((text) => parseVoiceMap(text))
      .refine((map) => map !== undefined)
      .optional(),
    {
      form: 'voices by language and gender, such as en:female=nova,en:male=onyx,de=thorsten',
      about:
        'The stock voices of the speech server, the best first. A voice without a gender is used for both. Not needed for OpenAI and for Kokoro, whose voices are known.',
      default: 'the voices of OpenAI, or those of Kokoro on other servers',
    },
  ),
  OPENAI_CONCURRENCY: setting(z.coerce.number().int().min(1).max(1_000).default(DEFAULT_CONCURRENCY), {
    form: 'a whole number from 1 to 1000',
    about: 'Calls to all these servers at once, by all processes together.',
    default: String(DEFAULT_CONCURRENCY),
  }),
});

export type OpenAiSettings = z.output<typeof settings>;
