// Opens the object stores that the configuration names, and signs their URLs.
import { join } from 'node:path';
import type { Config, StorageKind } from '../config/config.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { openDiskStore } from '../storage/disk.ts';
import { withFallback } from '../storage/fallback.ts';
import { reportOutages } from '../storage/report-outages.ts';
import type { S3Settings } from '../storage/s3-client.ts';
import type { SignUrl } from '../storage/serve.ts';
import type { ObjectStore } from '../storage/store.ts';

type StorageConfig = Pick<Config, 'storage' | 'storageFallback' | 's3' | 'dataDir'>;

/** The store of the service. Throws `OperatorError` if the bucket cannot be used. */
export async function openStore(config: StorageConfig): Promise<ObjectStore> {
  const store = await openOne(config.storage, config);
  if (config.storageFallback === undefined) return store;
  return withFallback(store, await openOne(config.storageFallback, config));
}

/** Undefined if the service delivers assets itself. `origin`: of the bucket, for browsers. */
export async function openUrlSigner(
  config: StorageConfig & Pick<Config, 'assetDelivery' | 's3PublicEndpoint'>,
): Promise<{ signUrl: SignUrl; origin: string } | undefined> {
  const { assetDelivery, s3, s3PublicEndpoint, storageFallback } = config;
  if (assetDelivery === 'proxy' || s3 === undefined) return undefined;
  const { createUrlSigner } = await import('../storage/sign-urls.ts');
  const sign = createUrlSigner({ ...s3, publicEndpoint: s3PublicEndpoint });
  const { origin } = new URL(await sign('any', { contentType: 'text/plain', attachment: false }));
  if (storageFallback === undefined) return { signUrl: sign, origin };
  const bucket = await openOne('s3', config);
  return {
    // The bucket may lack the object until the move has ended.
    signUrl: async (key, response) => ((await bucket.checksum(key)) === undefined ? undefined : sign(key, response)),
    origin,
  };
}

/** Throws `OperatorError` if the bucket cannot be used. */
export async function openOne(kind: StorageKind, { s3, dataDir }: StorageConfig): Promise<ObjectStore> {
  if (kind === 'disk' || s3 === undefined)
    return reportOutages(await openDiskStore({ root: join(dataDir, 'objects') }));
  return openBucket(s3);
}

/** Throws `OperatorError` if the bucket cannot be used. */
export async function openBucket(settings: S3Settings): Promise<ObjectStore> {
  // Loaded here, because the SDK is large and most installations store on disk.
  const { openS3Store } = await import('../storage/s3.ts');
  try {
    const store = await openS3Store(settings);
    await store.check();
    return reportOutages(store);
  } catch (cause) {
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    throw new OperatorError(`Cannot use the bucket ${settings.bucket}: ${reason}`, { cause });
  }
}
