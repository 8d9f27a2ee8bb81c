// Ordering a video job's own request once more, as a new order at today's price.
import type { RunAgainOffer } from '@greenroom/contract/dashboard/jobs';
import type { VideoQueued, VideoRequest } from '@greenroom/contract/videos';
import type { Db } from '../../db/db.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { getJob } from '../../jobs/reads.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { getCharacter } from '../../library/characters.ts';
import { getVoice } from '../../library/voices.ts';
import { bodyHash } from '../../orders/body-hash.ts';
import { findOrders } from '../../orders/orders.ts';
import type { VideoOrders, WithOrder } from './video-orders.ts';

export interface RunAgain {
  /** What it would cost, or what stands in the way. Throws 404 for whatever is not a video job of this client. */
  offer(call: Omit<RequestContext, 'idempotency'>, job: string): Promise<RunAgainOffer>;
  /** Orders once for each key. Throws 400 where something stands in the way. `record`: as in `VideoDesk.order`. */
  order(call: Omit<RequestContext, 'idempotency'>, job: string, key: string, record?: WithOrder): Promise<VideoQueued>;
}

interface Deps {
  db: Db;
  videos: VideoOrders;
  assetUrls: AssetUrls;
  /** The stored object behind one of our own addresses; undefined where there is none, or none that the client may use. */
  ownAsset(url: string, client: string): Promise<string | undefined>;
}

const NOT_KEPT = 'What it was ordered with was not kept.';

const voiceOf = (request: VideoRequest): string | undefined =>
  request.mode === 'scenes' ? request.voice_id : request.speech.voice_id;

/** Every file that the request names, by the member that names it. */
const filesOf = (request: VideoRequest): [member: string, url: string | undefined][] =>
  request.mode === 'scenes'
    ? request.scene_elements.map(({ url }, index) => [`scene_elements[${index}]`, url])
    : [
        ['audio_url', request.speech.kind === 'recording' ? request.speech.audio_url : undefined],
        ['first_frame_url', request.first_frame_url],
      ];

export const createRunAgain = ({ db, videos, assetUrls, ownAsset }: Deps): RunAgain => {
  /** Null for what was ordered before requests were kept. */
  const requestOf = async (client: string, id: string): Promise<VideoRequest | null> => {
    const { queue } = await getJob(db, client, id);
    if (queue !== 'batch') throw notFound();
    const order = (await findOrders(db, [id])).get(id);
    // Stored as the desk had validated it.
    return (order?.request ?? null) as VideoRequest | null;
  };

  /** One sentence for everything of ours that is gone. What lies elsewhere is only known when it is loaded. */
  const obstaclesTo = async (client: string, request: VideoRequest): Promise<string[]> => {
    const obstacles: string[] = [];
    const expect = async (found: Promise<unknown>, otherwise: string) => {
      try {
        await found;
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'not_found')) throw error;
        obstacles.push(otherwise);
      }
    };
    const voice = voiceOf(request);
    await expect(getCharacter(db, client, request.character_id), 'Its character was deleted.');
    if (voice !== undefined) await expect(getVoice(db, client, voice), 'Its voice was deleted.');
    for (const [member, url] of filesOf(request)) {
      const isGone =
        url !== undefined && assetUrls.pathOf(url) !== undefined && (await ownAsset(url, client)) === undefined;
      if (isGone) obstacles.push(`The file of its ${member} is no longer kept.`);
    }
    return obstacles;
  };

  return {
    async offer(call, job) {
      const request = await requestOf(call.client, job);
      if (!request) return { quote: null, obstacles: [NOT_KEPT] };
      const obstacles = await obstaclesTo(call.client, request);
      if (obstacles.length > 0) return { quote: null, obstacles };
      try {
        const { body } = await videos.estimate({ ...call, idempotency: undefined }, request);
        return { quote: body, obstacles };
      } catch (error) {
        // A recording that lies elsewhere is loaded to be priced.
        if (!(error instanceof Problem) || error.status >= 500) throw error;
        return { quote: null, obstacles: [error.message] };
      }
    },

    async order(call, job, key, record) {
      const request = await requestOf(call.client, job);
      const obstacles = request ? await obstaclesTo(call.client, request) : [NOT_KEPT];
      if (!request || obstacles.length > 0) {
        throw new Problem('invalid_request', `${obstacles.join(' ')} Compose the video anew in the studio.`);
      }
      const idempotency = { method: 'POST', route: '/jobs/{id}/again', key, bodyHash: bodyHash(job) };
      return (await videos.order({ ...call, idempotency }, request, record)).body;
    },
  };
};
