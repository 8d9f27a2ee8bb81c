// Mounts the public pages of shared videos with their files, at addresses that end when the link is revoked.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countAttempt, type Limit } from '../clients/rate-limits.ts';
import type { Db } from '../db/db.ts';
import { preferredLanguage } from '../http/preferred-language.ts';
import { publicPageHeaders, sendHtml } from '../http/public-page.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { excerptOf } from '../library/excerpt.ts';
import { previewExtensions } from '../library/previews.ts';
import { findSharedVideo, type SharedVideo } from '../library/share-links.ts';
import { type AssetResponse, createAssetHandler, type ServedAsset } from '../storage/serve.ts';
import type { ObjectStore } from '../storage/store.ts';
import { errorPage, STYLE, videoPage } from './page.ts';

interface Deps {
  db: Db;
  store: Pick<ObjectStore, 'read'>;
  /** Without a trailing slash. */
  publicUrl: string;
}

/** Of addresses that do not exist, for each network address: a token cannot be guessed. */
const MISSES: Limit = { max: 60, windowSeconds: 60 };

/** Asked again each time, so that nothing is shown after the link was revoked. Only the viewer's own browser keeps a copy. */
const CACHING = 'private, no-cache';

const SIDECARS: Readonly<Record<string, { extension: string; contentType: string }>> = {
  'poster.webp': { extension: previewExtensions.large, contentType: 'image/webp' },
  'captions.vtt': { extension: 'vtt', contentType: 'text/vtt; charset=utf-8' },
};

export function mountSharePages(app: FastifyInstance, { db, store, publicUrl }: Deps): void {
  const pageHeaders = {
    ...publicPageHeaders(STYLE, publicUrl.startsWith('https:')),
    'cache-control': CACHING,
    vary: 'accept-language',
  };

  /** Throws 404, and 429 for too many of them. */
  const find = async ({ ip, params }: FastifyRequest): Promise<SharedVideo> => {
    const { token } = params as { token: string };
    const video = /^[0-9a-f]{32}$/.test(token) ? await findSharedVideo(db, token) : undefined;
    if (video) return video;
    const { allowed, retryAfterSeconds } = await countAttempt(db, `share|${ip}`, MISSES);
    if (allowed) throw notFound();
    throw new Problem('rate_limited', 'Too many requests. Try again in a minute.', { retryAfterSeconds });
  };

  const sendPage = (reply: FastifyReply, method: string, status: number, html: string) =>
    sendHtml(reply.code(status).headers(pageHeaders), method, html);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/share/:token',
    async handler(request, reply) {
      const { token } = request.params as { token: string };
      const language = preferredLanguage(request.headers['accept-language']);
      try {
        const video = await find(request);
        if (!video.indexed) reply.header('x-robots-tag', 'noindex');
        return sendPage(reply, request.method, 200, videoPage(shown(video, `${publicUrl}/share/${token}`), language));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        reply.header('x-robots-tag', 'noindex');
        if (error.code === 'rate_limited') {
          reply.header('retry-after', String(error.retryAfterSeconds));
          return sendPage(reply, request.method, 429, errorPage('rate_limited', language));
        }
        return sendPage(reply, request.method, 404, errorPage('not_found', language));
      }
    },
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/share/:token/:file',
    async handler(request, reply) {
      const { file } = request.params as { file: string };
      const video = await find(request);
      const download = request.url.endsWith('?download');
      if (download && !video.downloads) throw notFound();
      const serve = createAssetHandler({
        store,
        find: async () => fileOf(video, file),
        // A signed URL would work for some minutes after the link was revoked.
        signUrl: undefined,
        headers: { 'cache-control': CACHING, 'x-robots-tag': 'noindex' },
      });
      const response = await serve({
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        name: file,
        download,
        headers: request.headers,
      });
      return send(reply, response, download ? video.title : undefined);
    },
  });
}

const shown = (video: SharedVideo, pageUrl: string) => {
  const token = pageUrl.slice(pageUrl.lastIndexOf('/') + 1);
  const own = (name: string) => (fileOf(video, name) ? `${token}/${name}` : undefined);
  return {
    ...video,
    pageUrl,
    files: {
      video: `${token}/video.mp4`,
      poster: own('poster.webp'),
      captions: own('captions.vtt'),
      logo: own('logo.png'),
      download: video.downloads ? `${token}/video.mp4?download` : undefined,
    },
  };
};

function fileOf({ file, sidecars, logo }: SharedVideo, name: string): ServedAsset | undefined {
  if (name === 'video.mp4') return file;
  if (name === 'logo.png') return logo;
  const { extension = '', contentType = '' } = Object.hasOwn(SIDECARS, name) ? SIDECARS[name]! : {};
  const sidecar = Object.hasOwn(sidecars, extension) ? sidecars[extension] : undefined;
  return sidecar && { ...sidecar, contentType };
}

function send(reply: FastifyReply, { status, headers, body }: AssetResponse, title: string | undefined) {
  reply.code(status).headers(headers);
  if (title !== undefined && 'content-disposition' in headers) {
    // `filename*` cannot have the characters that encodeURIComponent leaves.
    const encoded = encodeURIComponent(`${excerptOf(title)}.mp4`).replace(
      /['()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    );
    reply.header('content-disposition', `attachment; filename="video.mp4"; filename*=UTF-8''${encoded}`);
  }
  return reply.send(body);
}
