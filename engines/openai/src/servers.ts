// The servers that the settings name: one for each kind of work, each with the key that belongs to it.
import type { OpenAiSettings } from './settings.ts';

const OPENAI_URL = 'https://api.openai.com/v1';

/** A server with OpenAI's API. */
export interface Server {
  /** Without a slash at its end, usually ending with `/v1`. */
  readonly baseUrl: string;
  /** The base URL without `/v1`, where servers have what is not part of OpenAI's API. */
  readonly rootUrl: string;
  readonly key: string | undefined;
  /** OpenAI itself, in any region. */
  readonly isOpenAi: boolean;
  /** The operator's own server: not OpenAI, and it takes no key, which every paid service does. */
  readonly isFree: boolean;
}

export type ServerRole = 'speech' | 'transcription' | 'images';

export type Servers = { readonly [R in ServerRole]: Server | undefined };

/** A role without a server has no ports. */
export function serversOf(settings: OpenAiSettings): Servers {
  const { OPENAI_API_KEY: mainKey, OPENAI_BASE_URL: mainUrl } = settings;
  const main = mainUrl ?? OPENAI_URL;
  const own = (url: string | undefined, key: string | undefined): Server | undefined => {
    if (url !== undefined) return server(url, key ?? (sameOrigin(url, main) ? mainKey : undefined));
    return mainUrl === undefined && mainKey === undefined ? undefined : server(main, mainKey);
  };
  return {
    speech: own(settings.OPENAI_SPEECH_BASE_URL, settings.OPENAI_SPEECH_API_KEY),
    transcription: own(settings.OPENAI_TRANSCRIPTION_BASE_URL, settings.OPENAI_TRANSCRIPTION_API_KEY),
    images: own(settings.OPENAI_IMAGES_BASE_URL, settings.OPENAI_IMAGES_API_KEY),
  };
}

function server(baseUrl: string, key: string | undefined): Server {
  const isOpenAi = /(^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname);
  return {
    baseUrl,
    rootUrl: baseUrl.replace(/\/v1$/, ''),
    key,
    isOpenAi,
    isFree: !isOpenAi && key === undefined,
  };
}

const sameOrigin = (one: string, other: string): boolean => new URL(one).origin === new URL(other).origin;
