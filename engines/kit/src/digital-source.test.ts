// The mark of synthetic origin can be read where the standards look for it, and changes no pixel.
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

test('only a PNG can be marked as one', () => {
  expect(() => markedPng(Buffer.from('\xff\xd8\xff a JPEG perhaps', 'latin1'), 'algorithmicMedia')).toThrow('no PNG');
});

test('the comment names the vocabulary and is plain ASCII', () => {
  expect(originComment('algorithmicMedia')).toMatch(/^[ -~]+digitalsourcetype\/algorithmicMedia$/);
});
