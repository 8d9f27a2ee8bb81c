// The object store in a bucket of any S3-compatible service.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { openLocalFile, readLocalFile } from './local-file.ts';
import { createS3Client, type S3Settings } from './s3-client.ts';
import { assertKey, assertPrefix, MissingObject, type ObjectStore } from './store.ts';

/** Without any data in either direction, for the connections of viewers, who may pause. */
const VIEWER_IDLE_MS = 60_000;
/** Most files are stored in one request. S3 accepts parts from 5 MiB. */
const PART_BYTES = 16 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** No upload takes as long. */
const UNFINISHED_UPLOAD_MS = 24 * 3_600_000;
/** In the metadata of each object, because ETags depend on the size of parts and on encryption. */
const CHECKSUM = 'sha256';
/** How long a successful check is believed. */
const CHECK_MS = 10_000;
/** One object for all checks of all processes. No key can name it because of its leading dot. */
const PROBE = '.ready';

/** Opens the store, and aborts uploads that crashed processes left in it. The bucket must exist, which only `check` finds out. */
export async function openS3Store(
  settings: S3Settings,
  { idleMs, viewerIdleMs = VIEWER_IDLE_MS }: { idleMs?: number; viewerIdleMs?: number } = {},
): Promise<ObjectStore> {
  const { bucket } = settings;
  const client = createS3Client(settings, { idleMs });
  // One connection for each viewer, however slow: their own connections to the service are the limit.
  const viewerClient = createS3Client(settings, { idleMs: viewerIdleMs, maxSockets: Number.POSITIVE_INFINITY });
  await abortUnfinishedUploads(client, bucket);

  const get = async (from: S3Client, key: string, range?: string): Promise<Readable> => {
    assertKey(key);
    try {
      const { Body } = await from.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: range }));
      return Body as Readable;
    } catch (error) {
      throw isMissing(error) ? new MissingObject(key, { cause: error }) : error;
    }
  };

  const checksum = async (key: string): Promise<string | undefined> => {
    assertKey(key);
    try {
      const { Metadata } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
      return Metadata?.[CHECKSUM];
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    async put(key, file) {
      assertKey(key);
      const stored = await readLocalFile(file);
      const handle = await openLocalFile(file);
      try {
        const hash = createHash('sha256');
        const chunks = async function* (): AsyncGenerator<Buffer> {
          for await (const chunk of handle.createReadStream({ autoClose: false })) {
            hash.update(chunk);
            yield chunk;
          }
          // Before the last part is sent, so nothing is stored.
          if (hash.digest('hex') !== stored.sha256) throw new Error(`${file} changed while it was stored.`);
        };
        const { sha256 } = stored;
        const Body = Readable.from(chunks(), { objectMode: false });
        // In parts that stay in memory, so that each can be sent again; the service compares each with its signed hash. An upload
        // that fails is aborted.
        await new Upload({
          client,
          params: { Bucket: bucket, Key: key, Body, Metadata: { [CHECKSUM]: sha256 } },
          partSize: PART_BYTES,
          queueSize: PARTS_AT_ONCE,
        }).done();
        return stored;
      } catch (error) {
        // The answer to the last request was lost, and when it was repeated, the upload had been completed.
        const isUnknown = error instanceof S3ServiceException && error.name === 'NoSuchUpload';
        if (isUnknown && (await checksum(key)) === stored.sha256) return stored;
        throw error;
      } finally {
        await handle.close();
      }
    },

    async fetch(key, file) {
      const body = await get(client, key);
      try {
        await pipeline(body, createWriteStream(file));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },

    read: (key, range) => get(viewerClient, key, range && `bytes=${range.start}-${range.end}`),

    checksum,

    async delete(key) {
      assertKey(key);
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })).catch((error: unknown) => {
        // Some stores answer so for an object that is not there.
        if (!isMissing(error)) throw error;
      });
    },

    async *list(prefix) {
      assertPrefix(prefix);
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key !== undefined && Size !== undefined && LastModified !== undefined)
            yield { key: Key, sizeBytes: Size, storedAt: LastModified };
        }
      }
    },

    async check() {
      // Load balancers ask every second, and each write is billed.
      if (performance.now() - checkedAt < CHECK_MS) return;
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: PROBE, Body: 'ready' }));
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: PROBE }));
      if ((await buffer(Body as Readable)).toString() !== 'ready')
        throw new Error('The bucket returned other bytes than were written.');
      checkedAt = performance.now();
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);

/**
 * Each costs storage until it is aborted, and no list of objects shows it. Errors are ignored: another process may have aborted the
 * upload, the key may lack the permission, and some stores lack the operation.
 */
async function abortUnfinishedUploads(client: S3Client, bucket: string): Promise<void> {
  const listed = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket })).catch(() => undefined);
  for (const { Key, UploadId, Initiated } of listed?.Uploads ?? []) {
    if (!Initiated || Date.now() - Initiated.getTime() < UNFINISHED_UPLOAD_MS) continue;
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })).catch(() => undefined);
  }
}
