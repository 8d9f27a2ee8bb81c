// Tests which origins the dashboard's pages may load media from.
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policyOf = (origins: Parameters<typeof securityHeaders>[0]) =>
  securityHeaders(origins)['content-security-policy']!.split('; ');

test('media is loaded from the public address, and from the bucket if assets are redirected to it', () => {
  const publicUrl = 'https://video.example.com';
  expect(policyOf({ publicUrl })).toEqual(
    expect.arrayContaining([
      "media-src 'self' blob: https://video.example.com",
      "connect-src 'self' https://video.example.com",
    ]),
  );
  const redirected = policyOf({ publicUrl, mediaOrigin: 'https://bucket.s3.example' });
  expect(redirected).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: blob: https://video.example.com https://bucket.s3.example",
      "media-src 'self' blob: https://video.example.com https://bucket.s3.example",
      "script-src 'self'",
    ]),
  );
});
