// The font of public pages: every address in their style has a file that browsers may keep.
import { expect, test } from 'vitest';
import { createLogger } from '../kernel/logger.ts';
import { FONT_FACES, LATIN_FONT, mountPublicFont } from './public-font.ts';
import { openWebServer } from './web-server.ts';

test('the font is served from the addresses in the style, for a year', async () => {
  const app = openWebServer({
    trustProxy: false,
    prefix: '/api',
    observe: () => undefined,
    log: createLogger('silent'),
  });
  mountPublicFont(app);
  const paths = [...FONT_FACES.matchAll(/url\((.+?)\)/g)].map(([, path = '']) => path);
  expect(paths).toContain(LATIN_FONT);
  for (const url of paths) {
    const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { host: 'videos.example' } });
    expect([url, statusCode, rawPayload.subarray(0, 4).toString()]).toEqual([url, 200, 'wOF2']);
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});
