// Serves a folder of built files from memory: types, caching, and compression.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface FileResponse {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

export interface StaticFiles {
  has(path: string): boolean;
  /** The file at this path, such as `/index.html`; undefined if there is none. */
  file(path: string, requestHeaders: RequestHeaders): Promise<FileResponse | undefined>;
}

export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

interface Options {
  /** The build writes files with a content hash in their name here, so they never change. */
  hashed: string;
  /** More headers of a file. */
  headersOf?(type: string, bytes: Buffer): Record<string, string>;
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mp4: 'video/mp4',
  json: 'application/json; charset=utf-8',
  // Parts of a search index.
  pagefind: 'application/octet-stream',
  pf_fragment: 'application/octet-stream',
  pf_index: 'application/octet-stream',
  pf_meta: 'application/octet-stream',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const COMPRESSIBLE = /^(text|application\/(json|manifest)|image\/svg)/;

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

/** Reads the folder once: a few megabytes. A folder that does not exist has no files. */
export async function openStaticFiles(folder: string, { hashed, headersOf }: Options): Promise<StaticFiles> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Built>();
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const type = TYPES[entry.name.slice(entry.name.lastIndexOf('.') + 1)];
    if (type === undefined) continue;
    const bytes = await readFile(file);
    const headers = {
      'content-type': type,
      'cache-control': path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
      ...headersOf?.(type, bytes),
    };
    files.set(path, { bytes, headers, packed: new Map() });
  }
  return {
    has: (path) => files.has(path),
    async file(path, requestHeaders) {
      const file = files.get(path);
      return file && respond(file, requestHeaders);
    },
  };
}

async function respond({ bytes, headers, packed }: Built, requestHeaders: RequestHeaders): Promise<FileResponse> {
  if (String(requestHeaders['if-none-match'] ?? '').includes(headers.etag!))
    return { status: 304, headers, body: undefined };
  const acceptedEncodings = String(requestHeaders['accept-encoding'] ?? '');
  const encoding =
    COMPRESSIBLE.test(headers['content-type']!) && ['br', 'gzip'].find((name) => acceptedEncodings.includes(name));
  if (!encoding) return { status: 200, headers, body: bytes };
  if (!packed.has(encoding)) packed.set(encoding, compress[encoding]!(bytes));
  return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body: await packed.get(encoding) };
}
