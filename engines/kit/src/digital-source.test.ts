// Tests the digital source type in PNGs and comments.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markedPng, originComment } from './digital-source.ts';

test('a marked PNG carries the digital source type in its XMP and the same pixels', async () => {
  const png = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#2468ac' } })
    .png()
    .toBuffer();
  const marked = markedPng(png, 'compositeSynthetic');
  const { xmpAsString } = await sharp(marked).metadata();
  expect(xmpAsString).toContain(
    '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic<',
  );
  expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
});

test('a file that is not a PNG is rejected', () => {
  expect(() => markedPng(Buffer.from('\xff\xd8\xff a JPEG', 'latin1'), 'algorithmicMedia')).toThrow('not a PNG');
});

test('the comment names the vocabulary and is plain ASCII', () => {
  expect(originComment('algorithmicMedia')).toMatch(/^[ -~]+digitalsourcetype\/algorithmicMedia$/);
});
