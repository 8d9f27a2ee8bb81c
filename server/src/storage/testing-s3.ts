// An S3 service in memory that verifies signatures, and can fail as real ones do.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from './s3-client.ts';
import { isSigned } from './testing-signatures.ts';

/** `lose`: the request is carried out and its answer lost. `cut`: half of the answer is lost. `stall`: nothing happens. */
export type Fault = 'lose' | 'cut' | 'reset' | 'throttle' | 'fail' | 'stall';

export interface TestS3 {
  settings: S3Settings;
  /** The next requests with this method and a path that contains `path` fail. */
  failNext(times: number, fault: Fault, request: { method: string; path?: string }): void;
  /** Method and path with query of every request so far. */
  readonly requests: readonly string[];
  unfinishedUploads(): number;
  /** Of those that `failNext` ordered. */
  failuresLeft(): number;
  close(): void;
}

interface StoredObject {
  bytes: Buffer;
  headers: Record<string, string>;
  storedAt: Date;
}

type Reply = { status: number; headers?: Record<string, string>; body?: Buffer | string };

const error = (status: number, code: string): Reply => ({ status, body: `<Error><Code>${code}</Code></Error>` });
const quotedMd5 = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

export async function openTestS3(): Promise<TestS3> {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, { key: string; headers: Record<string, string>; parts: Map<number, Buffer> }>();
  const requests: string[] = [];
  let failing: { left: number; fault: Fault; method: string; path: string } | undefined;

  const server = createServer((request, response) => {
    answer(request, response).catch((cause) => response.destroy(cause));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings: S3Settings = {
    bucket: 'bucket',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    pathStyle: true,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url}`);
    const fault = nextFault(method, url);
    if (fault === 'stall') return;
    if (fault === 'reset') return void request.socket.resetAndDestroy();
    const body = await buffer(request);
    const { status, headers, body: sent } = faulty(fault) ?? (await handle(request, body));
    if (fault === 'lose') return void request.socket.resetAndDestroy();
    if (fault === 'cut') {
      response.writeHead(status, headers).write(sent?.slice(0, sent.length / 2));
      return void setTimeout(() => request.socket.resetAndDestroy(), 20);
    }
    response.writeHead(status, headers).end(method === 'HEAD' ? undefined : sent);
  }

  function nextFault(method: string, url: string): Fault | undefined {
    if (!failing || failing.left === 0 || failing.method !== method || !url.includes(failing.path)) return undefined;
    failing.left -= 1;
    return failing.fault;
  }

  const faulty = (fault: Fault | undefined): Reply | undefined => {
    if (fault === 'throttle') return error(503, 'SlowDown');
    if (fault === 'fail') return error(500, 'InternalError');
    return undefined;
  };

  async function handle(request: IncomingMessage, body: Buffer): Promise<Reply> {
    const { pathname, searchParams: query } = new URL(request.url!, settings.endpoint);
    if (!(await isSigned(request, settings))) return error(403, 'SignatureDoesNotMatch');
    const hash = request.headers['x-amz-content-sha256'];
    if (hash !== undefined && hash !== createHash('sha256').update(body).digest('hex'))
      return error(400, 'XAmzContentSHA256Mismatch');
    const [, bucket, ...rest] = pathname.split('/');
    if (bucket !== settings.bucket) return error(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return query.has('uploads') ? listUploads() : list(query);
    if (query.has('uploads') || query.has('uploadId')) return multipart(request, key, query, body);
    return one(request, key, query, body);
  }

  function one({ method, headers }: IncomingMessage, key: string, query: URLSearchParams, body: Buffer): Reply {
    if (method === 'PUT') {
      objects.set(key, { bytes: body, headers: metadataOf(headers), storedAt: new Date() });
      return { status: 200, headers: { etag: quotedMd5(body) } };
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    if (!found) return error(404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const bytes = first === undefined ? found.bytes : found.bytes.subarray(Number(first), Number(last) + 1);
    const common = {
      ...found.headers,
      etag: quotedMd5(found.bytes),
      'content-type': query.get('response-content-type') ?? 'application/octet-stream',
      'content-length': String(bytes.length),
    };
    return { status: first === undefined ? 200 : 206, headers: common, body: bytes };
  }

  function multipart({ method, headers }: IncomingMessage, key: string, query: URLSearchParams, body: Buffer): Reply {
    if (query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, { key, headers: metadataOf(headers), parts: new Map() });
      return { status: 200, body: `<R><UploadId>${id}</UploadId></R>` };
    }
    const id = query.get('uploadId') ?? '';
    const upload = uploads.get(id);
    if (!upload) return error(404, 'NoSuchUpload');
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: quotedMd5(body) } };
    }
    uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
    objects.set(key, { bytes: Buffer.concat(parts), headers: upload.headers, storedAt: new Date() });
    return { status: 200, body: '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>' };
  }

  const listUploads = (): Reply => ({
    status: 200,
    body: `<R>${[...uploads].map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`).join('')}</R>`,
  });

  /** Pages of two, so that a list has several. */
  function list(query: URLSearchParams): Reply {
    const after = query.get('continuation-token') ?? '';
    const all = [...objects].filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after);
    const page = all.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, 2);
    const contents = page.map(
      ([key, { bytes, storedAt }]) =>
        `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${storedAt.toISOString()}</LastModified></Contents>`,
    );
    const more = all.length > page.length;
    const next = more ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : '';
    return { status: 200, body: `<R><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</R>` };
  }

  return {
    settings,
    requests,
    unfinishedUploads: () => uploads.size,
    failuresLeft: () => failing?.left ?? 0,
    failNext(times, fault, { method, path = '' }) {
      failing = { left: times, fault, method, path };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const metadataOf = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))) as Record<
    string,
    string
  >;
