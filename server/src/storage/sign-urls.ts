// Signs URLs with which browsers and players load an object from the bucket, for a limited time.
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { createS3Client, type S3Settings } from './s3-client.ts';
import { assertKey } from './store.ts';

/** URLs of the same object that are signed within this time are equal, so that browsers can cache what they load. */
const STEP_MS = 900_000;
const LIFETIME_MS = 3_600_000;

/** `publicEndpoint`: where browsers reach the service, if not at its endpoint. */
export function createUrlSigner({
  publicEndpoint,
  ...settings
}: S3Settings & { publicEndpoint: string | undefined }): (
  key: string,
  response: { contentType: string; attachment: boolean },
) => Promise<string> {
  const client = createS3Client({ ...settings, endpoint: publicEndpoint ?? settings.endpoint });
  return (key, { contentType, attachment }) => {
    assertKey(key);
    const command = new GetObjectCommand({
      Bucket: settings.bucket,
      Key: key,
      ResponseContentType: contentType,
      // No longer than the URL is valid.
      ResponseCacheControl: `private, max-age=${(LIFETIME_MS - STEP_MS) / 1_000}`,
      ...(attachment && { ResponseContentDisposition: 'attachment' }),
    });
    const signingDate = new Date(Math.floor(Date.now() / STEP_MS) * STEP_MS);
    return getSignedUrl(client, command, { expiresIn: LIFETIME_MS / 1_000, signingDate });
  };
}
