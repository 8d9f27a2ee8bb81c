// Ordering a video: estimate it, look its sound over, and reserve, all before the job exists.
import type { VideoQuote } from '@greenroom/contract/quotes';
import type { TalkingHeadRequest, VideoQueued, VideoRequest } from '@greenroom/contract/videos';
import { estimateSpeechMs } from '@greenroom/engine-kit/text/speech-length';
import { lockClient } from '../../clients/clients.ts';
import type { Db, Reader, Tx } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { WithStepContext } from '../../jobs/request-step-context.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { Problem } from '../../kernel/problem.ts';
import { balance } from '../../ledger/balance.ts';
import { refuseShortfall } from '../../ledger/shortfall.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { findAssetByPath } from '../../library/assets.ts';
import { getCharacter } from '../../library/characters.ts';
import { holdObjects, type Objects } from '../../library/objects.ts';
import { getVoice } from '../../library/voices.ts';
import { type IdempotencyKey, storeResponse } from '../../orders/idempotency-keys.ts';
import type { Idempotency } from '../../orders/idempotent.ts';
import type { Orders } from '../../orders/orders.ts';
import type { CharacterSnapshot } from '../first-frame/first-frames.ts';
import { detectLanguage } from '../speech/detect-language.ts';
import { type SpeechProduction, type StoredSpeech, spokenLanguage, type VoiceSnapshot } from '../speech/speech.ts';
import { filmingEngine } from './filming-engine.ts';
import type { Recordings } from './recordings.ts';
import {
  type EstimatedVideo,
  estimateFromScript,
  estimateVideo,
  quoteBasisOf,
  scenesOf,
  showQuote,
} from './video-quote.ts';

/** Everything a video job needs, whatever happens to the rows it was ordered from. */
export type VideoOrder<Request extends VideoRequest = VideoRequest> = {
  request: Request;
  character: CharacterSnapshot;
  voice: VoiceSnapshot | null;
  /** Made or copied before the job was accepted; null where the job speaks the script itself. */
  speech: StoredSpeech | null;
};

/** What must be recorded if and only if the order is placed. What it throws undoes the order. */
export type WithOrder = (tx: Tx, placed: VideoQueued) => Promise<void>;

export interface VideoOrders {
  /** `record` runs in the transaction that places the order; not at all where the call repeats an answered one. */
  order(call: RequestContext, request: VideoRequest, record?: WithOrder): Promise<Response<VideoQueued>>;
  estimate(call: RequestContext, request: VideoRequest): Promise<Response<VideoQuote>>;
}

interface Deps {
  db: Db;
  idempotency: Idempotency;
  orders: Orders;
  jobs: Pick<Jobs, 'activeCount'>;
  engines: Engines;
  speech: SpeechProduction;
  objects: Pick<Objects, 'discard'>;
  recordings: Recordings;
  assetUrls: AssetUrls;
  maxActiveJobs: number;
  withStepContext: WithStepContext;
}

type HeardVideo = { estimated: EstimatedVideo; sound: StoredSpeech | null };

/** No speech lasts this many times its estimate: at most 1.02 times was measured over 393 texts, and the slowest clone takes 1.18 times that. */
const LONGEST_SPOKEN = { library: 1.05, cloned: 1.25 } as const;

const MINUTES = 60_000;
const TIMEOUT_MS = { talking_head: 30 * MINUTES, scenes: 60 * MINUTES };
const PREFIX = { talking_head: 'partner_thv_', scenes: 'partner_scn_' };

export const createVideoOrders = (deps: Deps): VideoOrders => {
  const {
    db,
    idempotency,
    orders,
    jobs,
    engines,
    speech,
    objects,
    recordings,
    assetUrls,
    maxActiveJobs,
    withStepContext,
  } = deps;
  const basis = quoteBasisOf(engines);

  /**
   * Throws 404 for a character or voice that is not the client's, 400 for one whose engine cannot make this video; locks both
   * where `reader` is a transaction.
   */
  const cast = async (reader: Reader, client: string, request: VideoRequest) => {
    const character = await getCharacter(reader, client, request.character_id);
    const voiceId = request.mode === 'scenes' ? request.voice_id : request.speech.voice_id;
    const voice = voiceId === undefined ? null : await getVoice(reader, client, voiceId);
    if (voice) makerOf(engines, voice.engineData, 'speech', 'voice_id');
    return {
      engine: filmingEngine(engines, request, character.likeness).name,
      character: { id: character.id, likeness: character.likeness },
      voice: voice && { id: voice.id, kind: voice.kind, language: voice.language, voice: voice.engineData },
    };
  };

  const checkActiveJobs = async (reader: Reader, client: string) => {
    if ((await jobs.activeCount(reader, client, 'batch')) < maxActiveJobs) return;
    throw new Problem('too_many_active_jobs', 'TOO_MANY_ACTIVE_JOBS', { extras: { max_active_jobs: maxActiveJobs } });
  };

  const checkBalance = async (client: string, required: number) => {
    const { balance: free } = await balance(db, client);
    refuseShortfall({ required, free });
  };

  const refuseSheet = async (client: string, request: VideoRequest) => {
    const path =
      request.mode === 'talking_head' && request.first_frame_url && assetUrls.pathOf(request.first_frame_url);
    const asset = path ? await findAssetByPath(db, client, path) : undefined;
    if (asset?.kind !== 'character_sheet') return;
    throw new Problem('invalid_request', 'first_frame_url must be a single-subject frame, not a character sheet.');
  };

  /** Whether the job is sure to speak this: it is short by far, and says something in a known language that is also the voice's. */
  const isSpeakable = (text: string, hint: string | undefined, { kind, language: own, voice }: VoiceSnapshot) => {
    const { speech, voiceLibrary } = makerOf(engines, voice, 'speech', 'voice_id');
    const language = spokenLanguage(hint, own, text);
    return (
      estimateSpeechMs(text, language, speech.pace) * LONGEST_SPOKEN[kind] <= basis.maxTalkingHeadMs &&
      /[\p{L}\p{N}]/u.test(text) &&
      language === (detectLanguage(text) ?? 'en') &&
      voiceLibrary?.languages.includes(language) === true
    );
  };

  /** Speech that could turn the order down, and costs nothing, is made now: before anything is sold. */
  const speakNow = async (
    call: RequestContext,
    job: string,
    request: TalkingHeadRequest,
    voice: VoiceSnapshot | null,
  ) => {
    if (request.speech.kind !== 'script' || !voice) return null;
    if (!makerOf(engines, voice.voice, 'speech', 'voice_id').speech.isFree) return null;
    const { script: text } = request.speech;
    const languageHint = request.captions_language;
    if (isSpeakable(text, languageHint, voice)) return null;
    return withStepContext(call, async (ctx) => {
      const said = await speech.synthesize({ text, member: 'script', voice, languageHint, settings: {} }, ctx);
      // Only the limit is checked: what is reserved stays the estimate.
      estimateVideo(request, said.durationMs, basis);
      return speech.store(job, said, said, ctx);
    });
  };

  /** A recording is measured and its price compared with the balance before it is stored. */
  const takeRecording = (call: RequestContext, job: string, request: TalkingHeadRequest): Promise<HeardVideo> =>
    withStepContext(call, async (ctx) => {
      const recording = await recordings.load(call.client, request, ctx);
      const estimated = estimateVideo(request, recording.durationMs, basis);
      await checkBalance(call.client, estimated.price.total);
      return { estimated, sound: await recordings.store(call.client, recording, job) };
    });

  /** What is wrong with the request itself. Answers its price where no media is needed to tell it. */
  const check = async (client: string, request: VideoRequest): Promise<EstimatedVideo | undefined> => {
    await refuseSheet(client, request);
    const scripted = estimateFromScript(request, basis);
    return scripted === undefined ? undefined : estimateVideo(request, scripted, basis);
  };

  /** What can be told without media. Answers the price where that can be told as well, and the voice. */
  const checkOrder = async (client: string, request: VideoRequest) => {
    const estimated = await check(client, request);
    const { voice } = await cast(db, client, request);
    await checkActiveJobs(db, client);
    if (estimated !== undefined) await checkBalance(client, estimated.price.total);
    return { estimated, voice };
  };

  /** The sound that the job needs from the start, stored under it; null where it needs none. */
  const hear = async (
    call: RequestContext,
    job: string,
    request: VideoRequest,
    estimated: EstimatedVideo | undefined,
    voice: VoiceSnapshot | null,
  ): Promise<HeardVideo> => {
    if (estimated === undefined) return takeRecording(call, job, request as TalkingHeadRequest);
    if (request.mode === 'scenes') return { estimated, sound: null };
    return { estimated, sound: await speakNow(call, job, request, voice) };
  };

  const place = async (
    call: RequestContext,
    request: VideoRequest,
    idempotencyKey: IdempotencyKey | undefined,
    record: WithOrder | undefined,
  ): Promise<VideoQueued> => {
    const { estimated, voice } = await checkOrder(call.client, request);
    const id = PREFIX[request.mode] + uuidv7().replaceAll('-', '');
    try {
      const heard = await hear(call, id, request, estimated, voice);
      return await reserve(call, id, request, heard, idempotencyKey, record);
    } catch (error) {
      // Does nothing where the order was placed all the same. What this cannot delete is left to the sweep.
      await objects.discard(id).catch(() => undefined);
      throw error;
    }
  };

  /** One transaction: the order is placed as it was checked, or nothing is. */
  const reserve = async (
    call: RequestContext,
    id: string,
    request: VideoRequest,
    { estimated, sound }: HeardVideo,
    idempotencyKey: IdempotencyKey | undefined,
    record: WithOrder | undefined,
  ): Promise<VideoQueued> => {
    const { mode } = request;
    const answer: VideoQueued = { workflow_id: id, status: 'queued', credits_reserved: estimated.price.total };
    await orders.transaction({ client: call.client, job: id, signal: call.signal }, async (tx) => {
      // Under the client's lock neither the count nor the rows that were looked at can change any more.
      await lockClient(tx, call.client);
      const { engine, character, voice } = await cast(tx, call.client, request);
      await checkActiveJobs(tx, call.client);
      if (sound) await holdObjects(tx, [sound.sound.key, ...(sound.timings === null ? [] : [sound.timings])]);
      const input: VideoOrder = { request, character, voice, speech: sound };
      await orders.place(tx, {
        job: { id, client: call.client, kind: mode, queue: 'batch', input, timeoutMs: TIMEOUT_MS[mode] },
        price: estimated.price,
        request,
        characterId: character.id,
        voiceId: voice?.id,
        metadata: {
          engine,
          ...(request.mode === 'scenes' ? { scenes: scenesOf(request, basis.paceOf).length } : {}),
          warnings: [],
        },
        idempotencyKey,
        response: answer,
      });
      await record?.(tx, answer);
    });
    return answer;
  };

  const quote = async (call: RequestContext, request: VideoRequest): Promise<EstimatedVideo> => {
    const estimated = await check(call.client, request);
    if (estimated !== undefined) return estimated;
    const probed = await withStepContext(call, (ctx) =>
      recordings.probe(call.client, request as TalkingHeadRequest, ctx),
    );
    return estimateVideo(request, probed, basis);
  };

  return {
    // A claim of this route is answered in the transaction that orders, so there is never a job without its answer.
    order: (call, request, record) =>
      idempotency.run(
        call,
        (idempotencyKey) => place(call, request, idempotencyKey, record),
        (job) => Promise.reject(new Error(`${job} was ordered without an answer.`)),
      ),

    estimate: (call, request) =>
      idempotency.run(
        call,
        async (idempotencyKey) => {
          const { balance: free } = await balance(db, call.client);
          const shown = showQuote(request.mode, await quote(call, request), free);
          if (idempotencyKey) await storeResponse(db, idempotencyKey, shown);
          return shown;
        },
        (job) => Promise.reject(new Error(`${job} belongs to an estimate.`)),
      ),
  };
};
