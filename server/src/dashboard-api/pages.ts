// Serves the built dashboard: its files by name, and its page for every other path.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface PageResponse {
  status: 200 | 304 | 503;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

export interface Pages {
  /** The file at this path; undefined if there is none. */
  file(path: string, headers: PageHeaders): Promise<PageResponse | undefined>;
  /** The page, which routes paths in the browser. */
  page(headers: PageHeaders): Promise<PageResponse>;
}

type PageHeaders = Readonly<Record<string, string | string[] | undefined>>;

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The build writes files with a content hash in their name here, so they never change. */
const HASHED = '/pages/';

const COMPRESSIBLE = /^(text|application|image\/svg)/;

const compress: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

interface Built {
  bytes: Buffer;
  headers: Record<string, string>;
  /** By encoding, compressed on first use. */
  packed: Map<string, Promise<Buffer>>;
}

/** Reads the folder once: a few megabytes. Without it, the page responds 503. */
export async function openPages(folder: string): Promise<Pages> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Built>();
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const type = TYPES[entry.name.slice(entry.name.lastIndexOf('.') + 1)];
    if (type) files.set(path, built(path, type, await readFile(file)));
  }
  const index = files.get('/index.html');
  return {
    async file(path, headers) {
      const file = files.get(path);
      return file && respond(file, headers);
    },
    page: async (headers) => (index ? respond(index, headers) : notBuilt()),
  };
}

function built(path: string, type: string, bytes: Buffer): Built {
  const headers = {
    'content-type': type,
    'cache-control': path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    vary: 'accept-encoding',
  };
  return { bytes, headers, packed: new Map() };
}

async function respond({ bytes, headers, packed }: Built, requestHeaders: PageHeaders): Promise<PageResponse> {
  if (String(requestHeaders['if-none-match'] ?? '').includes(headers.etag!))
    return { status: 304, headers, body: undefined };
  const acceptedEncodings = String(requestHeaders['accept-encoding'] ?? '');
  const encoding =
    COMPRESSIBLE.test(headers['content-type']!) && ['br', 'gzip'].find((name) => acceptedEncodings.includes(name));
  if (!encoding) return { status: 200, headers, body: bytes };
  if (!packed.has(encoding)) packed.set(encoding, compress[encoding]!(bytes));
  return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body: await packed.get(encoding) };
}

const notBuilt = (): PageResponse => ({
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from('The dashboard is not built. Run `npm ci` in the Greenroom folder and restart.\n'),
});
