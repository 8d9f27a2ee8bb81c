// Tests writing and reading mono 16-bit WAV.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatWav, parseWav, readWav, writeWav } from './wav.ts';

const dir = await mkdtemp(join(tmpdir(), 'wav-'));
afterAll(() => rm(dir, { recursive: true }));

test('written samples are read back, clipped to full scale', async () => {
  const path = join(dir, 'tone.wav');
  await writeWav(path, Float32Array.of(0, 0.5, -0.5, 2, -2), 44_100);
  const { samples, sampleRate } = await readWav(path);
  expect(sampleRate).toBe(44_100);
  expect([...samples]).toEqual([0, 0.5, -0.5, 32_767 / 32_768, -1]);
});

test('a comment follows the sound and does not change it', () => {
  const bytes = formatWav(Float32Array.of(0.25, 0.25, 0.25), 16_000, 'made by a machine');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect(bytes.toString('latin1')).toContain('ICMT');
  expect([...parseWav(bytes).samples]).toEqual([0.25, 0.25, 0.25]);
});

test('chunks before the sound are skipped, and a data length beyond the end of the file is cut there', () => {
  const plain = formatWav(Float32Array.of(0.5, 0.5), 8_000);
  const junk = Buffer.from('JUNK\x03\0\0\0abc\0', 'latin1');
  const bytes = Buffer.concat([plain.subarray(0, 36), junk, plain.subarray(36)]);
  bytes.writeUInt32LE(0xffff_ffff, 36 + junk.length + 4);
  expect([...parseWav(bytes).samples]).toEqual([0.5, 0.5]);
});

test('stereo files, empty files and other formats are rejected', async () => {
  const stereo = formatWav(Float32Array.of(0, 0), 44_100);
  stereo.writeUInt16LE(2, 22);
  expect(() => parseWav(stereo)).toThrow('mono 16-bit');
  expect(() => parseWav(Buffer.alloc(0))).toThrow('mono 16-bit');
  const path = join(dir, 'text.wav');
  await writeFile(path, 'not sound at all, just words');
  await expect(readWav(path)).rejects.toThrow('mono 16-bit');
});
