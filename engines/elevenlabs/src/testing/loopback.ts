// A server that behaves like the API of ElevenLabs, for tests of this engine and of the whole service.
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import {
  type Loopback,
  type LoopbackHandler,
  openLoopback,
  type ReceivedRequest,
  sendJson,
} from '@greenroom/engine-kit/testing/loopback';
import { tone } from '@greenroom/engine-kit/testing/media';
import { ApiFailure, failure } from './loopback-http.ts';
import { alignmentResponse, transcriptionResponse } from './loopback-recordings.ts';
import { mp3, type SpeechResponse, speechResponse } from './loopback-speech.ts';
import {
  accountVoice,
  createVoices,
  type LoopbackPublicVoice,
  type LoopbackVoice,
  publicVoice,
} from './loopback-voices.ts';

export interface LoopbackOptions {
  /** `test-key` by default. */
  key?: string;
  /** The path of a proxy before `/v1`. */
  prefix?: string;
  /** By default one female and one male English voice. */
  voices?: readonly LoopbackVoice[];
  /** By default one female and one male voice for German. */
  publicVoices?: readonly LoopbackPublicVoice[];
  /** Whether cloned voices must be verified. */
  requiresVerification?: boolean;
  /** Changes the responses of text to speech, such as their alignments. */
  alterSpeech?: (response: SpeechResponse) => unknown;
}

export interface ElevenLabsLoopback extends Loopback {
  /** The voices of the account by their IDs. */
  readonly voices: Map<string, LoopbackVoice>;
  /** The IDs of the speech and the transcripts in the history of the account. */
  readonly copies: ReadonlySet<string>;
  /** Answers the next request whose path matches, instead of the server. */
  answerNext(path: RegExp, answer: LoopbackHandler): void;
}

const DEFAULT_VOICES = [
  accountVoice('sarah', { preview_url: 'PREVIEW' }),
  accountVoice('george', { labels: { gender: 'male', language: 'en' } }),
];
const DEFAULT_PUBLIC_VOICES = [publicVoice('greta', 'de', 'female'), publicVoice('hans', 'de', 'male')];

/** Starts the server at a free port. A `preview_url` of `PREVIEW` becomes the address of a recording on it. */
export async function openElevenLabsLoopback({
  key = 'test-key',
  prefix = '',
  voices = DEFAULT_VOICES,
  publicVoices = DEFAULT_PUBLIC_VOICES,
  requiresVerification = false,
  alterSpeech = (response) => response,
}: LoopbackOptions = {}): Promise<ElevenLabsLoopback> {
  const state = createVoices(voices, publicVoices, requiresVerification);
  const copies = new Set<string>();
  /** Keeps a copy and returns its ID. */
  const keep = (): string => {
    const id = `copy-${randomUUID()}`;
    copies.add(id);
    return id;
  };
  const erase = (id: string) => {
    if (!copies.delete(id)) throw failure(404, 'not_found', 'history_item_not_found');
    return { status: 'ok' };
  };
  const answers: { path: RegExp; answer: LoopbackHandler }[] = [];

  /** Returns what is sent as JSON. */
  const routes: readonly [
    method: string,
    path: RegExp,
    type: RegExp,
    respond: (request: ReceivedRequest, ids: string[], response: ServerResponse) => unknown,
  ][] = [
    [
      'POST',
      /^\/v1\/text-to-speech\/([^/]+)\/with-timestamps$/,
      /^application\/json$/,
      async ({ query, json }, [id], response) => {
        state.get(id!);
        const spoken = await speechResponse(id!, query, json());
        response.setHeader('history-item-id', keep());
        return alterSpeech(spoken);
      },
    ],
    [
      'POST',
      /^\/v1\/speech-to-text$/,
      /^multipart\/form-data; boundary=/,
      async ({ form }) => ({ ...(await transcriptionResponse(await form())), transcription_id: keep() }),
    ],
    [
      'POST',
      /^\/v1\/forced-alignment$/,
      /^multipart\/form-data; boundary=/,
      async ({ form }) => alignmentResponse(await form()),
    ],
    ['GET', /^\/v2\/voices$/, /^$/, ({ query }) => state.list(query)],
    ['GET', /^\/v1\/shared-voices$/, /^$/, ({ query }) => state.listPublic(query)],
    ['POST', /^\/v1\/voices\/add$/, /^multipart\/form-data; boundary=/, async ({ form }) => state.clone(await form())],
    [
      'POST',
      /^\/v1\/voices\/add\/([^/]+)\/([^/]+)$/,
      /^application\/json$/,
      ({ json }, [owner, id]) => state.addPublic(owner!, id!, json()),
    ],
    ['GET', /^\/v1\/voices\/([^/]+)$/, /^$/, ({ headers }, [id]) => withPreview(state.get(id!), headers.host!)],
    ['DELETE', /^\/v1\/voices\/([^/]+)$/, /^$/, (_, [id]) => state.delete(id!)],
    ['DELETE', /^\/v1\/(?:history|speech-to-text\/transcripts)\/([^/]+)$/, /^$/, (_, [id]) => erase(id!)],
  ];

  const respond = async (request: ReceivedRequest, response: ServerResponse): Promise<void> => {
    if (request.path === '/preview.mp3') return void response.end(await mp3(tone(500)));
    if (request.headers['xi-api-key'] !== key) throw failure(401, 'authentication_error', 'invalid_api_key');
    const path = request.path.startsWith(prefix) ? request.path.slice(prefix.length) : '';
    const route = routes.find((each) => each[0] === request.method && each[1].test(path));
    if (!route) throw failure(404, 'not_found', 'route_not_found');
    const [, pattern, type, handle] = route;
    if (!type.test(request.headers['content-type'] ?? ''))
      throw failure(415, 'validation_error', 'unsupported_media_type');
    const body = await handle(request, pattern.exec(path)!.slice(1), response);
    sendJson(response, 200, body, { 'x-request-id': 'request-1' });
  };

  const server = await openLoopback(async (request, response) => {
    const at = answers.findIndex(({ path }) => path.test(request.path));
    if (at >= 0) return answers.splice(at, 1)[0]!.answer(request, response);
    try {
      await respond(request, response);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      error.send(response);
    }
  });
  return { ...server, voices: state.voices, copies, answerNext: (path, answer) => void answers.push({ path, answer }) };
}

const withPreview = (voice: LoopbackVoice, host: string): LoopbackVoice =>
  voice.preview_url === 'PREVIEW' ? { ...voice, preview_url: `http://${host}/preview.mp3` } : voice;
