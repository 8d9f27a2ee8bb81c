// Creates the client of an S3-compatible service, with limits on time and attempts.
import { S3Client } from '@aws-sdk/client-s3';

/** Where buckets are, and the credentials for them. */
export interface S3Account {
  region: string;
  /** Undefined: Amazon S3. */
  endpoint: string | undefined;
  /** Undefined: the SDK's default chain, such as the role of a machine or a Kubernetes service account. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
  pathStyle: boolean;
}

export interface S3Settings extends S3Account {
  bucket: string;
}

const CONNECT_MS = 5_000;
/** Without any data in either direction. A caller of the API may be waiting, and a request is repeated. */
const IDLE_MS = 20_000;
/** From the first byte of a request to the response. A slow line sends a part in this time. */
const REQUEST_MS = 600_000;
const ATTEMPTS = 4;
/** Further requests wait for one of these connections. */
const MAX_SOCKETS = 50;

export const createS3Client = (
  { region, endpoint, credentials, pathStyle }: S3Account,
  { idleMs = IDLE_MS, maxSockets = MAX_SOCKETS }: { idleMs?: number | undefined; maxSockets?: number } = {},
): S3Client =>
  new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    // Stores other than Amazon's may not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
      connectionTimeout: CONNECT_MS,
      socketTimeout: idleMs,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
  });
