// Tests detecting file types by their first bytes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sniffPicture, sniffSound } from './sniff.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test('arbitrary bytes cause no error', () => {
  const starts = ['', 'RIFF\0\0\0\0', '\0\0\0\x18ftyp', '\xff', '\xff\xfb', 'ID3', 'Ogg'].map(bytes);
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 40 }), (start, rest) => {
      const head = Buffer.concat([start, rest]);
      expect([sniffPicture(head), sniffSound(head)].filter((format) => format !== undefined).length).toBeLessThan(2);
    }),
  );
});

test('AVIF is detected by its brands, other ISO base media files are MP4, and image sequences and HEIC are not pictures', () => {
  const avif = bytes('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf');
  expect([sniffPicture(avif), sniffSound(avif)]).toEqual(['avif', undefined]);
  const outside = bytes('\0\0\0\x14ftypmif1\0\0\0\0mif1avif');
  expect(sniffPicture(outside)).toBeUndefined();
  for (const brand of ['avis', 'heic', 'isom', 'M4A ', 'qt  ']) {
    expect(sniffPicture(bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0isomavc1`))).toBeUndefined();
  }
  expect(sniffSound(bytes('\0\0\0\x18ftypM4A \0\0\0\0M4A isom'))).toBe('mp4');
});

test('MPEG audio is distinguished from files that only begin like it', () => {
  expect(sniffSound(bytes('\xff\xfb\x90\x64'))).toBe('mp3');
  expect(sniffSound(bytes('\xff\xf3\x40\xc4'))).toBe('mp3');
  expect(sniffSound(bytes('\xff\xf1\x50\x80'))).toBe('aac');
  for (const text of [
    '\xff\xff\xff\xff',
    '\xff\xfe\0h\0i',
    '\xff\xd8\xff\xe0',
    '\xff\xeb\x90\x64',
    '\xff\xfb\xf0\x64',
    '\xff\xfb\x9c\x64',
  ]) {
    expect(sniffSound(bytes(text))).toBeUndefined();
  }
});
