// Receives uploads: a file is limited, checked, re-encoded and stored until an order uses it or it expires.
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { uploadLimits, uploadRules } from '@greenroom/contract/dashboard/upload-rules';
import type { Upload, UploadKind } from '@greenroom/contract/dashboard/uploads';
import { limits } from '@greenroom/contract/limits';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { lockClient } from '../clients/clients.ts';
import type { Db, Reader } from '../db/db.ts';
import type { Engines } from '../engines/engines.ts';
import { photoValidator } from '../engines/photo-validator.ts';
import { SAMPLE_MAX_MS } from '../inputs/inputs.ts';
import { type PictureOptions, readPicture, readRecording, rejectionReason } from '../inputs/untrusted-file.ts';
import type { WithStepContext } from '../jobs/request-step-context.ts';
import { randomToken } from '../kernel/ids.ts';
import { Problem } from '../kernel/problem.ts';
import type { AssetUrls } from '../library/asset-urls.ts';
import type { Objects, StoredObject } from '../library/objects.ts';
import * as library from '../library/uploads.ts';
import type { ObjectStore } from '../storage/store.ts';

export interface Uploads {
  /** Throws 413, 422 or 429 and stores nothing then. Bytes over the limit are not read. */
  receive(
    caller: { client: string; signal: AbortSignal },
    kind: UploadKind,
    file: { bytes: Readable; sizeBytes: number | undefined },
  ): Promise<Upload>;
  /** Throws not-found. */
  open(client: string, id: string): Promise<{ body: Readable; contentType: string }>;
  discard(client: string, id: string): Promise<void>;
}

interface Deps {
  db: Db;
  objects: Objects;
  store: Pick<ObjectStore, 'read'>;
  assetUrls: AssetUrls;
  engines: Engines;
  withStepContext: WithStepContext;
}

/** In pixels, of its longer side. A smaller one would be enlarged in a video. */
const MIN_LOGO_SIDE = 64;

const pictureOptions: Record<'photo' | 'picture' | 'logo', PictureOptions> = {
  photo: { selfie: true },
  picture: { transparency: true },
  logo: { logo: true },
};

type CheckedFile = { file: LocalFile; width: number | null; height: number | null; durationMs: number | null };

export const createUploads = ({ db, objects, store, assetUrls, engines, withStepContext }: Deps): Uploads => {
  const active = new Map<string, number>();

  /** Limits the concurrent uploads of one client to this process. */
  const limited = async <T>(client: string, work: () => Promise<T>): Promise<T> => {
    const count = active.get(client) ?? 0;
    if (count >= uploadLimits.maxConcurrent) {
      throw new Problem(
        'rate_limited',
        `Only ${uploadLimits.maxConcurrent} files can be uploaded at once. Try again when one has finished.`,
        {
          retryAfterSeconds: 5,
        },
      );
    }
    active.set(client, count + 1);
    try {
      return await work();
    } finally {
      const remaining = active.get(client)! - 1;
      if (remaining === 0) active.delete(client);
      else active.set(client, remaining);
    }
  };

  const check = async (kind: UploadKind, raw: LocalFile, ctx: StepContext): Promise<CheckedFile> => {
    try {
      if (kind === 'sample' || kind === 'sound') {
        const { file, durationMs } = await readRecording(raw, SAMPLE_MAX_MS, ctx);
        if (kind === 'sample') {
          if (durationMs < limits.voiceSampleMinMs) throw tooShort(durationMs);
          await engines.forPort('voiceClone').voiceClone.validate(file, ctx);
        }
        return { file, durationMs, width: null, height: null };
      }
      const picture = await readPicture(raw, pictureOptions[kind], ctx);
      if (kind === 'logo' && Math.max(picture.width, picture.height) < MIN_LOGO_SIDE)
        throw new Problem(
          'unusable_media',
          `It is too small. Use a logo at least ${MIN_LOGO_SIDE} pixels wide or high.`,
        );
      if (kind === 'photo') await photoValidator(engines)?.(picture.file, ctx);
      return { ...picture, durationMs: null };
    } catch (error) {
      const reason =
        error instanceof EngineError && error.reason === 'rejected' ? error.message : rejectionReason(error);
      throw reason === undefined ? error : new Problem('unusable_media', reason, { cause: error });
    }
  };

  const storeUpload = async (client: string, id: string, kind: UploadKind, file: LocalFile): Promise<StoredObject> => {
    const owner = `upload_${id}`;
    try {
      const object = await objects.put(owner, file);
      await db.transaction().execute(async (tx) => {
        // Under the client's lock, the count cannot change before the new row is inserted.
        await lockClient(tx, client);
        await checkSpace(tx, client, object.sizeBytes);
        await library.addUpload(tx, client, { id, kind, object });
      });
      return object;
    } catch (error) {
      // Discards nothing if the upload was stored. Whatever cannot be deleted here is swept later.
      await objects.discard(owner).catch(() => undefined);
      throw error;
    }
  };

  return {
    receive: ({ client, signal }, kind, { bytes, sizeBytes }) =>
      limited(client, async () => {
        const { maxBytes } = uploadRules[kind];
        // The sender may disconnect before the first byte is read; reading reports it then.
        bytes.on('error', () => undefined);
        if (sizeBytes !== undefined && sizeBytes > maxBytes) throw tooLarge(maxBytes);
        await checkSpace(db, client, 0);
        return withStepContext({ client, signal, idempotency: undefined }, async (ctx) => {
          const raw = join(ctx.dir, 'upload') as LocalFile;
          await writeBounded(bytes, raw, maxBytes);
          const { file, width, height, durationMs } = await check(kind, raw, ctx);
          await checkSpace(db, client, (await stat(file)).size);
          const id = randomToken();
          const object = await storeUpload(client, id, kind, file);
          return {
            upload_id: id,
            kind,
            url: assetUrls.of(library.uploadPath(id, kind)),
            bytes: object.sizeBytes,
            width,
            height,
            duration_sec: durationMs === null ? null : durationMs / 1000,
            expires_at: new Date(Date.now() + library.UPLOAD_LIFETIME_MS).toISOString(),
          };
        });
      }),

    async open(client, id) {
      const { key, contentType } = await library.getUpload(db, client, id);
      return { body: await store.read(key), contentType };
    },

    async discard(client, id) {
      await library.getUpload(db, client, id);
      await db.transaction().execute((tx) => library.deleteUploads(tx, client, [id]));
      await objects.discard(`upload_${id}`);
    },
  };
};

/** Throws 429 if the client's uploads leave no space for `moreBytes`. */
async function checkSpace(reader: Reader, client: string, moreBytes: number): Promise<void> {
  const { count, bytes } = await library.countUploads(reader, client);
  if (count >= uploadLimits.maxStored || bytes + moreBytes > uploadLimits.maxStoredBytes) {
    throw new Problem(
      'rate_limited',
      `Upload space is full (${count} unused files). Remove some, or wait: each expires 24 hours after its last use.`,
    );
  }
}

const megabytes = (bytes: number) => `${bytes / 1e6} MB`;

const tooLarge = (maxBytes: number) =>
  new Problem('payload_too_large', `The file is larger than ${megabytes(maxBytes)}. Send a smaller one.`);

const tooShort = (durationMs: number) =>
  new Problem(
    'unusable_media',
    `The recording lasts ${(durationMs / 1000).toFixed(1)} s. Send at least 5 seconds of speech.`,
  );

/** Stops at the first chunk over the limit. Leaves the stream open, because the response uses its connection. */
async function writeBounded(bytes: Readable, file: LocalFile, maxBytes: number): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    let size = 0;
    for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      await handle.writeFile(chunk);
    }
    if (size === 0) throw new Problem('invalid_request', 'The file is empty. Choose another file.');
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (bytes.errored || bytes.destroyed)
      throw new Problem('invalid_request', 'The upload was interrupted. Send the file again.', { cause: error });
    throw error;
  } finally {
    await handle.close();
  }
}
