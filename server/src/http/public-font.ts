// Inter, the font of the dashboard, for public pages: by its own address, so that they load nothing from other origins.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import packageJson from '@fontsource-variable/inter/package.json' with { type: 'json' };
import ranges from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';

const { resolve } = createRequire(import.meta.url);

/** Has the version, because browsers keep the file for a year. */
const pathOf = (part: string) => `/fonts/inter-${packageJson.version}-${part}.woff2`;

/** Of most pages, the only part that they need. */
export const LATIN_FONT = pathOf('latin');

export const FONT_FACES = Object.entries(ranges)
  .map(
    ([part, range]) =>
      `@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(${pathOf(part)}) format("woff2");unicode-range:${range}}\n`,
  )
  .join('');

export function mountPublicFont(app: FastifyInstance): void {
  for (const part of Object.keys(ranges)) {
    const file = resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`);
    app.get(pathOf(part), async (_request, reply) =>
      reply
        .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
        .send(await readFile(file)),
    );
  }
}
