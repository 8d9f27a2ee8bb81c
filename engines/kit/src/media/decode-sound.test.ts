// Tests decoding clients' sound to WAV, and rejecting everything else.
import { appendFile, copyFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FF_ENCODER_AAC,
  FF_ENCODER_ALAC,
  FF_ENCODER_FLAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_PCM_S24LE,
} from 'node-av/constants';
import { afterAll, expect, test } from 'vitest';
import { formatWav, readWav } from '../audio/wav.ts';
import type { LocalFile } from '../step-context.ts';
import { encodeAudio, encodeClip, testStepContext, tone } from '../testing/media.ts';
import { decodeSound } from './decode-sound.ts';

const ctx = await testStepContext();
afterAll(() => rm(ctx.dir, { recursive: true }));

let files = 0;
const fresh = (ending = 'bin') => join(ctx.dir, `${files++}.${ending}`) as LocalFile;
async function local(content: string | Buffer): Promise<LocalFile> {
  const file = fresh();
  await writeFile(file, content);
  return file;
}
const decode = async (file: LocalFile, maxMs = 60_000) => {
  const out = fresh('wav');
  return { ...(await decodeSound({ file, out, maxMs }, ctx)), out };
};
const refusal = (file: LocalFile) => expect(decode(file)).rejects;

const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

test.each([
  ['mp3', FF_ENCODER_LIBMP3LAME, 44_100, 1152],
  ['mp3', FF_ENCODER_LIBMP3LAME, 22_050, 576],
  ['m4a', FF_ENCODER_AAC, 44_100, 1024],
  ['mp4', FF_ENCODER_AAC, 48_000, 1024],
  ['aac', FF_ENCODER_AAC, 44_100, 1024],
  ['m4a', FF_ENCODER_ALAC, 44_100, 4096],
  ['ogg', FF_ENCODER_LIBOPUS, 48_000, 960],
  ['webm', FF_ENCODER_LIBOPUS, 48_000, 960],
  ['flac', FF_ENCODER_FLAC, 44_100, 4608],
  ['wav', FF_ENCODER_PCM_S24LE, 96_000, 4096],
])('%s by %s at %i Hz decodes to a tone of its length', async (ending, codec, sampleRate, frameSamples) => {
  const samples = tone(3000, sampleRate);
  // Under a name that says nothing: only the content counts.
  const encoded = await encodeAudio(fresh(ending), { codec, samples, sampleRate, frameSamples });
  const file = fresh();
  await copyFile(encoded, file);
  const { durationMs, cut, out } = await decode(file);
  expect(Math.abs(durationMs - 3000)).toBeLessThan(120);
  expect(cut).toBe(false);
  const decoded = await readWav(out);
  expect(decoded.sampleRate).toBe(44_100);
  expect(Math.round((decoded.samples.length / 44_100) * 1000)).toBe(durationMs);
  expect(rms(decoded.samples.subarray(22_050, 88_200))).toBeCloseTo(1 / 3 / Math.SQRT2, 1);
});

test('decoding stops at the requested length', async () => {
  const wav = await local(formatWav(tone(5000), 44_100));
  const { durationMs, cut, out } = await decode(wav, 2000);
  expect([durationMs, cut]).toEqual([2000, true]);
  expect((await stat(out)).size).toBe(44 + 2000 * 88.2);
});

test('playlists, concat scripts and other texts are rejected, whatever their file name', async () => {
  const secret = await local(formatWav(tone(1000), 44_100));
  const texts = [
    `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${secret}\n#EXT-X-ENDLIST\n`,
    `ffconcat version 1.0\nfile ${secret}\n`,
    `\n\n#EXTM3U\n${secret}`,
    '<?xml version="1.0"?><MPD/>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\n',
    '',
    'x',
  ];
  for (const text of texts) await refusal(await local(text)).toThrow('not a WAV, MP3');
});

test('a playlist after the first bytes of a sound file opens no other file', async () => {
  const secret = await local(formatWav(tone(1000), 44_100));
  for (const head of [
    'ID3\x04\0\0\0\0\0\0',
    'OggS',
    'fLaC',
    'RIFF\0\0\0\0WAVE',
    '\0\0\0\x18ftypisom',
    '\xff\xfb\x90\0',
  ]) {
    await refusal(await local(Buffer.from(`${head}#EXTM3U\n#EXTINF:1,\n${secret}\n`, 'latin1'))).toMatchObject({
      reason: 'rejected',
    });
  }
});

test('a sample rate of 1 Hz is rejected', async () => {
  for (const rate of [0, 1, 100, 4_000_000_000]) {
    const bytes = formatWav(tone(1000), 44_100);
    bytes.writeUInt32LE(rate, 24);
    await refusal(await local(bytes)).toMatchObject({ reason: 'rejected' });
  }
});

test('damaged, truncated and empty files are rejected or decoded as far as possible', async () => {
  const mp4 = await encodeAudio(fresh('m4a'), {
    codec: FF_ENCODER_AAC,
    samples: tone(2000),
    sampleRate: 44_100,
    frameSamples: 1024,
  });
  // Its index stands at the end.
  await truncate(mp4, 9_000);
  await refusal(mp4).toMatchObject({ reason: 'rejected' });

  const mp3 = await encodeAudio(fresh('mp3'), {
    codec: FF_ENCODER_LIBMP3LAME,
    samples: tone(4000),
    sampleRate: 44_100,
    frameSamples: 1152,
  });
  await truncate(mp3, Math.round((await stat(mp3)).size / 2));
  expect((await decode(mp3)).durationMs).toBeLessThan(2300);

  await refusal(await local(formatWav(new Float32Array(0), 44_100))).toMatchObject({ reason: 'rejected' });
  await refusal(await local(Buffer.concat([Buffer.from('OggS'), Buffer.alloc(5000, 7)]))).toMatchObject({
    reason: 'rejected',
  });
});

test('the sound of a video is used, and files without sound are rejected', async () => {
  const shape = { width: 64, height: 64, framesPerSecond: 25, frames: 25, shade: () => 100 };
  const silent = await encodeClip(fresh('mp4'), shape);
  await refusal(silent).toThrow('It has no sound.');
  const video = await encodeClip(fresh('mp4'), { ...shape, sound: { samples: tone(1000), sampleRate: 44_100 } });
  expect(Math.abs((await decode(video)).durationMs - 1000)).toBeLessThan(40);
  await refusal(await local(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toThrow('not a WAV, MP3');
});

test('bytes after the sound are ignored', async () => {
  const wav = await local(formatWav(tone(1000), 44_100));
  await appendFile(wav, 'trailing bytes after the sound');
  expect((await decode(wav)).durationMs).toBe(1000);
});
