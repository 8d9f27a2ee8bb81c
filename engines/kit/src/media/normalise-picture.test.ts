// Tests normalising clients' pictures, and rejecting huge, animated, damaged and other files.
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { LocalFile } from '../step-context.ts';
import { testStepContext } from '../testing/media.ts';
import { normalisePicture } from './normalise-picture.ts';

const ctx = await testStepContext();
afterAll(() => rm(ctx.dir, { recursive: true }));

let files = 0;
const fresh = () => join(ctx.dir, `${files++}`) as LocalFile;
async function local(content: Buffer | string): Promise<LocalFile> {
  const file = fresh();
  await writeFile(file, content);
  return file;
}
const normalise = async (content: Buffer | string | { path: LocalFile }, transparency = false, maxSide = 2048) => {
  const file = typeof content === 'object' && 'path' in content ? content.path : await local(content);
  const out = fresh();
  return { ...(await normalisePicture({ file, out, transparency, maxSide }, ctx)), out };
};
const picture = (width = 300, height = 200, background = '#c04030') =>
  sharp({ create: { width, height, channels: 3, background } });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is accepted', async (format) => {
  const { width, height, out } = await normalise(await picture().toFormat(format).toBuffer());
  expect([width, height]).toEqual([300, 200]);
  const { format: written, channels } = await sharp(out).metadata();
  expect([written, channels]).toEqual(['png', 3]);
  const [r, g, b] = await sharp(out).raw().toBuffer();
  expect(Math.abs(r! - 0xc0) + Math.abs(g! - 0x40) + Math.abs(b! - 0x30)).toBeLessThan(12);
});

test('EXIF orientation is applied, and location and camera are removed', async () => {
  const jpeg = await picture()
    .withExif({ IFD0: { Make: 'Canary', Copyright: 'Jane Canary' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, out } = await normalise(jpeg);
  expect([width, height]).toEqual([200, 300]);
  const { exif, xmp, icc, orientation } = await sharp(out).metadata();
  expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect((await readFile(out)).toString('latin1')).not.toContain('Canary');
});

test('a large picture is scaled to the maximum side length, and a small one keeps its size', async () => {
  const large = await normalise(await picture(4000, 1000).jpeg().toBuffer());
  expect([large.width, large.height]).toEqual([2048, 512]);
  const larger = await normalise(await picture(5000, 4000).jpeg().toBuffer(), false, 4096);
  expect([larger.width, larger.height]).toEqual([4096, 3277]);
  const small = await normalise(await picture(10, 20).png().toBuffer());
  expect([small.width, small.height]).toEqual([10, 20]);
});

test('transparency becomes white unless it is requested', async () => {
  const clear = await sharp({
    create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  expect([
    ...(
      await sharp((await normalise(clear)).out)
        .raw()
        .toBuffer()
    ).subarray(0, 3),
  ]).toEqual([255, 255, 255]);
  expect([
    ...(
      await sharp((await normalise(clear, true)).out)
        .raw()
        .toBuffer()
    ).subarray(3, 4),
  ]).toEqual([0]);
});

test('transparent borders are removed if that is requested, and borders of a colour stay', async () => {
  const trimmed = async (background: { r: number; g: number; b: number; alpha: number }) => {
    const file = await local(
      await sharp({ create: { width: 300, height: 200, channels: 4, background } })
        .composite([
          { input: { create: { width: 90, height: 40, channels: 4, background: '#c04030' } }, left: 150, top: 20 },
        ])
        .png()
        .toBuffer(),
    );
    const { width, height } = await normalisePicture(
      { file, out: fresh(), transparency: true, trim: true, maxSide: 512 },
      ctx,
    );
    return [width, height];
  };
  expect(await trimmed({ r: 255, g: 255, b: 255, alpha: 0 })).toEqual([90, 40]);
  expect(await trimmed({ r: 0, g: 0, b: 0, alpha: 1 })).toEqual([300, 200]);
});

test('grey, CMYK and 16-bit pictures become 8-bit sRGB', async () => {
  const cmyk = await picture().toColourspace('cmyk').jpeg().toBuffer();
  const grey = await picture().greyscale().png().toBuffer();
  const deep = await picture().toColourspace('rgb16').png().toBuffer();
  for (const content of [cmyk, grey, deep]) {
    const { space, depth } = await sharp((await normalise(content)).out).metadata();
    expect([space, depth]).toEqual(['srgb', 'uchar']);
  }
});

/** A PNG that is all header: `width`×`height` of zeros, a few kilobytes long. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const content = Buffer.concat([Buffer.from(name, 'latin1'), body]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(body.length, 0);
    ends.writeUInt32BE(crc32(content), 4);
    return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a picture of 256 megapixels in a few kilobytes is rejected by its header', async () => {
  const bomb = pngBomb(16_000, 16_000);
  expect(bomb.length).toBeLessThan(100_000);
  await expect(normalise(bomb)).rejects.toThrow('more than 40 megapixels');
});

test('animated pictures are rejected', async () => {
  const frames = await sharp(Buffer.concat([Buffer.alloc(3 * 64, 10), Buffer.alloc(3 * 64, 200)]), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
  await expect(normalise(frames)).rejects.toThrow('animated');
  const still = await picture(8, 8).png().toBuffer();
  const animated = Buffer.concat([
    still.subarray(0, 33),
    Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1'),
    still.subarray(33),
  ]);
  await expect(normalise(animated)).rejects.toThrow('animated');
});

test('all other formats are rejected, whatever their file name', async () => {
  const others: (Buffer | string)[] = [
    await picture().gif().toBuffer(),
    await picture().tiff().toBuffer(),
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="/etc/passwd"/></svg>',
    '%PDF-1.7\n',
    'push graphic-context\nviewbox 0 0 1 1\nfill url(https://a.example.com/)\n',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'BM',
    '',
  ];
  for (const content of others) await expect(normalise(content)).rejects.toThrow('not a JPEG, PNG');
});

test('files with only a valid signature and truncated pictures are rejected', async () => {
  for (const head of [
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0',
    'RIFF\0\0\0\0WEBP',
    '\0\0\0\x18ftypavif\0\0\0\0avifmif1',
  ]) {
    const disguised = Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg"/>`, 'latin1');
    await expect(normalise(disguised)).rejects.toThrow('damaged');
  }
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const path = await local(
    await sharp({ create: { width: 600, height: 600, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer(),
  );
  await truncate(path, 20_000);
  await expect(normalise({ path })).rejects.toThrow('damaged');
});
