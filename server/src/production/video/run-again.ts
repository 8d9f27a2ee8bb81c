// Orders the request of an earlier video job again, as a new order at the current price.
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
import type { VideoOrders, WithOrder } from './order.ts';

export interface RunAgain {
  /** The price, or the reasons why it cannot run again. Throws 404 if the client has no such video job. */
  offer(context: Omit<RequestContext, 'idempotency'>, job: string): Promise<RunAgainOffer>;
  /** Orders once for each key. Throws 400 if it cannot run again. `record` as in `VideoOrders.order`. */
  order(
    context: Omit<RequestContext, 'idempotency'>,
    job: string,
    key: string,
    record?: WithOrder,
  ): Promise<VideoQueued>;
}

interface Deps {
  db: Db;
  videos: VideoOrders;
  assetUrls: AssetUrls;
  /** The key of the object behind one of our own URLs; undefined if it is gone or not the client's. */
  ownAsset(url: string, client: string): Promise<string | undefined>;
}

const NOT_STORED = 'The original request was not stored.';

const voiceOf = (request: VideoRequest): string | undefined =>
  request.mode === 'scenes' ? request.voice_id : request.speech.voice_id;

/** The files of the request, by member. */
const filesOf = (request: VideoRequest): [member: string, url: string | undefined][] =>
  request.mode === 'scenes'
    ? request.scene_elements.map(({ url }, index) => [`scene_elements[${index}]`, url])
    : [
        ['audio_url', request.speech.kind === 'recording' ? request.speech.audio_url : undefined],
        ['first_frame_url', request.first_frame_url],
      ];

export const createRunAgain = ({ db, videos, assetUrls, ownAsset }: Deps): RunAgain => {
  /** Null if the request was not stored. */
  const requestOf = async (client: string, id: string): Promise<VideoRequest | null> => {
    const { queue } = await getJob(db, client, id);
    if (queue !== 'batch') throw notFound();
    const order = (await findOrders(db, [id])).get(id);
    // It was validated before it was stored.
    return (order?.request ?? null) as VideoRequest | null;
  };

  /** Returns one sentence for each deleted item. Files elsewhere are only checked when they are loaded. */
  const obstaclesTo = async (client: string, request: VideoRequest): Promise<string[]> => {
    const obstacles: string[] = [];
    const require = async (found: Promise<unknown>, obstacle: string) => {
      try {
        await found;
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'not_found')) throw error;
        obstacles.push(obstacle);
      }
    };
    const voice = voiceOf(request);
    await require(getCharacter(db, client, request.character_id), 'The character was deleted.');
    if (voice !== undefined) await require(getVoice(db, client, voice), 'The voice was deleted.');
    for (const [member, url] of filesOf(request)) {
      const isGone =
        url !== undefined && assetUrls.pathOf(url) !== undefined && (await ownAsset(url, client)) === undefined;
      if (isGone) obstacles.push(`The file in ${member} was deleted.`);
    }
    return obstacles;
  };

  return {
    async offer(context, job) {
      const request = await requestOf(context.client, job);
      if (!request) return { quote: null, obstacles: [NOT_STORED] };
      const obstacles = await obstaclesTo(context.client, request);
      if (obstacles.length > 0) return { quote: null, obstacles };
      try {
        const { body } = await videos.estimate({ ...context, idempotency: undefined }, request);
        return { quote: body, obstacles };
      } catch (error) {
        // A recording elsewhere is loaded to be priced.
        if (!(error instanceof Problem) || error.status >= 500) throw error;
        return { quote: null, obstacles: [error.message] };
      }
    },

    async order(context, job, key, record) {
      const request = await requestOf(context.client, job);
      const obstacles = request ? await obstaclesTo(context.client, request) : [NOT_STORED];
      if (!request || obstacles.length > 0) {
        throw new Problem('invalid_request', `${obstacles.join(' ')} Create a new video instead.`);
      }
      const idempotency = { method: 'POST', route: '/jobs/{id}/again', key, bodyHash: bodyHash(job) };
      return (await videos.order({ ...context, idempotency }, request, record)).body;
    },
  };
};
