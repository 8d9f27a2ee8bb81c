// Estimates and orders videos: checks the request, prepares its speech, and queues the job with its reservation.
import type { VideoQuote } from '@greenroom/contract/quotes';
import type { TalkingHeadRequest, VideoQueued, VideoRequest } from '@greenroom/contract/videos';
import { lockClient } from '../../clients/clients.ts';
import type { Tx } from '../../db/db.ts';
import type { RequestContext, Response } from '../../http/request-context.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { balance } from '../../ledger/balance.ts';
import { getVideoLook } from '../../library/brand-kits.ts';
import { holdObjects, type Objects } from '../../library/objects.ts';
import { addVideo } from '../../library/videos.ts';
import { type IdempotencyKey, storeResponse } from '../../orders/idempotency-keys.ts';
import type { Idempotency } from '../../orders/idempotent.ts';
import type { Orders } from '../../orders/orders.ts';
import { createOrderChecks, type OrderCheckDeps } from './order-checks.ts';
import { createOrderSpeech, type OrderSpeechDeps, type PreparedOrder } from './order-speech.ts';
import type { VideoOrder } from './video-order.ts';
import {
  type EstimatedVideo,
  estimateFromScript,
  estimateVideo,
  quoteBasisOf,
  scenesOf,
  showQuote,
} from './video-quote.ts';
import { scriptOf, titleOf } from './video-title.ts';

/** Recorded if and only if the order is placed. If it throws, the order is rolled back. */
export type WithOrder = (tx: Tx, placed: VideoQueued) => Promise<void>;

export interface VideoOrders {
  /** `record` runs in the transaction that places the order, and not for a repeated request. */
  order(context: RequestContext, request: VideoRequest, record?: WithOrder): Promise<Response<VideoQueued>>;
  estimate(context: RequestContext, request: VideoRequest): Promise<Response<VideoQuote>>;
}

interface Deps extends OrderCheckDeps, OrderSpeechDeps {
  idempotency: Idempotency;
  orders: Orders;
  objects: Pick<Objects, 'discard'>;
  /** Whether the operator shows the label "AI presenter" in all videos. */
  requiresAiLabel: boolean;
}

interface NewVideo {
  context: RequestContext;
  request: VideoRequest;
  idempotencyKey: IdempotencyKey | undefined;
  record: WithOrder | undefined;
}

const MINUTES = 60_000;
const TIMEOUT_MS = { talking_head: 30 * MINUTES, scenes: 60 * MINUTES };
const PREFIX = { talking_head: 'partner_thv_', scenes: 'partner_scn_' };

export const createVideoOrders = (deps: Deps): VideoOrders => {
  const { db, idempotency, orders, engines, objects, recordings, withStepContext, requiresAiLabel } = deps;
  const checks = createOrderChecks(deps);
  const prepareSpeech = createOrderSpeech(deps, checks);
  const basis = quoteBasisOf(engines);

  /** Undefined if a recording must be measured first. Throws if the request itself is invalid. */
  const estimateRequest = async (client: string, request: VideoRequest): Promise<EstimatedVideo | undefined> => {
    await checks.checkFirstFrame(client, request);
    const durationMs = estimateFromScript(request, basis);
    return durationMs === undefined ? undefined : estimateVideo(request, durationMs, basis);
  };

  const quote = async (context: RequestContext, request: VideoRequest): Promise<EstimatedVideo> => {
    const estimated = await estimateRequest(context.client, request);
    if (estimated !== undefined) return estimated;
    const durationMs = await withStepContext(context, (ctx) =>
      recordings.probe(context.client, request as TalkingHeadRequest, ctx),
    );
    return estimateVideo(request, durationMs, basis);
  };

  const place = async (video: NewVideo): Promise<VideoQueued> => {
    const { context, request } = video;
    const { client } = context;
    const estimated = await estimateRequest(client, request);
    const job = PREFIX[request.mode] + uuidv7().replaceAll('-', '');
    try {
      return await commit(job, video, await prepareSpeech(context, { job, request, estimated }));
    } catch (error) {
      // Discards nothing if the order was placed. Whatever cannot be deleted here is swept later.
      await objects.discard(job).catch(() => undefined);
      throw error;
    }
  };

  /** Checks everything under locks and places the order, in one transaction. */
  const commit = async (
    job: string,
    { context, request, idempotencyKey, record }: NewVideo,
    { estimated, speech }: PreparedOrder,
  ): Promise<VideoQueued> => {
    const { client, signal } = context;
    const { mode } = request;
    const response: VideoQueued = { workflow_id: job, status: 'queued', credits_reserved: estimated.price.total };
    await orders.transaction({ client, job, signal }, async (tx) => {
      // Under the client's lock, neither the count of jobs nor the rows can change.
      const { sandbox: watermark } = await lockClient(tx, client);
      const { character, voice } = await checks.getPresenter(tx, client, request);
      await checks.checkActiveJobs(tx, client);
      if (speech) await holdObjects(tx, [speech.sound.key, ...(speech.timings === null ? [] : [speech.timings])]);
      const { captionLook, aiLabel: isLabelled, logo } = await getVideoLook(tx, client);
      const aiLabel = requiresAiLabel || isLabelled;
      const input: VideoOrder = {
        request,
        character,
        voice,
        speech,
        captionLook,
        logo: logo ?? undefined,
        aiLabel,
        watermark,
      };
      await orders.place(tx, {
        job: { id: job, client, kind: mode, queue: 'batch', input, timeoutMs: TIMEOUT_MS[mode] },
        price: estimated.price,
        request,
        characterId: character.id,
        voiceId: voice?.id,
        metadata: {
          engine: engines.forPort(mode === 'scenes' ? 'sceneClip' : 'talkingHead').name,
          ...(request.mode === 'scenes' ? { scenes: scenesOf(request, basis.paceOf).length } : {}),
          warnings: [],
        },
        idempotencyKey,
        response,
      });
      await addVideo(tx, client, { id: job, mode, title: titleOf(request), script: scriptOf(request) });
      await record?.(tx, response);
    });
    return response;
  };

  return {
    // The response is stored in the transaction that places the order, so there is never a job without it.
    order: (context, request, record) =>
      idempotency.run(
        context,
        (idempotencyKey) => place({ context, request, idempotencyKey, record }),
        (job) => Promise.reject(new Error(`${job} was ordered without a response.`)),
      ),

    estimate: (context, request) =>
      idempotency.run(
        context,
        async (idempotencyKey) => {
          const { balance: available } = await balance(db, context.client);
          const shown = showQuote(request.mode, await quote(context, request), available);
          if (idempotencyKey) await storeResponse(db, idempotencyKey, shown);
          return shown;
        },
        (job) => Promise.reject(new Error(`${job} belongs to an estimate.`)),
      ),
  };
};
