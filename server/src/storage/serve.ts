// Serves assets: ranges, caching, redirects to the bucket, and headers that keep a browser from executing a file's content.
import type { Readable } from 'node:stream';
import { notFound } from '../kernel/problem.ts';
import type { ByteRange, ObjectStore } from './store.ts';

export interface ServedAsset {
  key: string;
  /** Set by the service, never by a client. */
  contentType: string;
  sizeBytes: number;
  /** Hex; used as the entity tag. */
  sha256: string;
}

export interface AssetRequest {
  method: 'GET' | 'HEAD';
  /** The last segment of the path, which permits reading the asset. */
  name: string;
  /** Browsers save the file instead of showing it. */
  download: boolean;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface AssetResponse {
  status: 200 | 206 | 302 | 304 | 416;
  headers: Record<string, string>;
  /** Absent if there is no body; otherwise the caller must consume or destroy it. */
  body?: Readable;
}

/**
 * Returns a URL at which anyone can load the object for a limited time. Undefined if the service has to deliver it.
 * `attachment`: browsers save it.
 */
export type SignUrl = (
  key: string,
  response: { contentType: string; attachment: boolean },
) => Promise<string | undefined>;

/** Others are small, and players load subtitles only from the origin of the page. */
const REDIRECTED = /^(?:audio|image|video)\//;

/** Less than the AWS SDK's credentials, and thereby the URL, are valid at least. */
const REDIRECT_CACHING = 'private, max-age=240';

const ALWAYS = {
  'accept-ranges': 'bytes',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'accept-ranges, content-length, content-range, etag',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

interface Deps {
  store: Pick<ObjectStore, 'read'>;
  find(name: string): Promise<ServedAsset | undefined>;
  /** Undefined: the service delivers all assets. */
  signUrl: SignUrl | undefined;
  /** Sent instead of the headers for files that never change. */
  headers?: Record<string, string>;
}

/** Handles `GET|HEAD /assets/:name` without a framework. Throws not-found if `find` returns undefined. */
export const createAssetHandler =
  ({ store, find, signUrl, headers: more = {} }: Deps) =>
  async ({ method, name, download, headers }: AssetRequest): Promise<AssetResponse> => {
    const asset = await find(name);
    if (asset === undefined) throw notFound();
    const { key, contentType, sizeBytes } = asset;
    const etag = `"${asset.sha256}"`;
    const always = { ...ALWAYS, ...more };
    const common = {
      ...always,
      etag,
      'content-type': contentType,
      ...(download && { 'content-disposition': 'attachment' }),
    };

    if (listsTag(text(headers['if-none-match']), etag)) return { status: 304, headers: { ...always, etag } };
    if (method === 'HEAD') return { status: 200, headers: { ...common, 'content-length': String(sizeBytes) } };

    const location = REDIRECTED.test(contentType)
      ? await signUrl?.(key, { contentType, attachment: download })
      : undefined;
    // Clients send the range to that URL.
    if (location !== undefined)
      return { status: 302, headers: { ...always, 'cache-control': REDIRECT_CACHING, location } };

    const sameFile = [undefined, etag].includes(text(headers['if-range']));
    const range = sameFile ? parseRange(text(headers.range), sizeBytes) : 'whole';
    if (range === 'whole') {
      const body = await store.read(key);
      return { status: 200, headers: { ...common, 'content-length': String(sizeBytes) }, body };
    }
    if (range === 'outside') return { status: 416, headers: { ...common, 'content-range': `bytes */${sizeBytes}` } };
    const span = {
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${sizeBytes}`,
    };
    return { status: 206, headers: { ...common, ...span }, body: await store.read(key, range) };
  };

/**
 * RFC 9110 §14.2. Only one range: several ranges or an unknown unit get the whole file, as the RFC allows.
 * A last byte beyond the end means the end.
 */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange | 'whole' | 'outside' {
  const [, first, last] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? 'outside' : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= sizeBytes ? 'outside' : { start, end };
}

const text = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** Weak comparison (RFC 9110 §13.1.2): a cache may have weakened our tag. */
const listsTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
