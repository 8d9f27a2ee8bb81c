// Encoding a video: its two tracks are encoded for real and read back packet by packet.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Demuxer } from 'node-av';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeVideo } from './encode-video.ts';

const RATE = 44_100;
const FRAMES = 75;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'encode-video-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const tone = (seconds: number) => ({
  samples: Float32Array.from({ length: seconds * RATE }, (_, i) => 0.3 * Math.sin((2 * Math.PI * 330 * i) / RATE)),
  sampleRate: RATE,
});

/** A dark bar that moves over grey. */
const pictures = {
  width: 96,
  height: 96,
  framesPerSecond: 25,
  frameCount: FRAMES,
  origin: 'algorithmicMedia',
  draw: (i: number) => {
    const planes = new Uint8Array(96 * 96 * 1.5).fill(128);
    for (let y = 0; y < 96; y++) planes.fill(40, y * 96 + (i % 80), y * 96 + (i % 80) + 12);
    return planes;
  },
} as const;

/** In file order; times in seconds. */
const packetsOf = async (file: string) => {
  const demuxer = await Demuxer.open(file);
  const found: { sound: boolean; at: number; until: number; pos: number }[] = [];
  for await (const packet of demuxer.packets()) {
    if (packet === null) break;
    const { num, den } = packet.timeBase;
    const [at, duration] = [Number(packet.pts), Number(packet.duration)].map((time) => (time * num) / den);
    const sound = packet.streamIndex === demuxer.audio()?.index;
    found.push({ sound, at: at!, until: at! + duration!, pos: Number(packet.pos) });
    packet.free();
  }
  await demuxer.close();
  return found.sort((a, b) => a.pos - b.pos);
};

const packetsOfVideo = async (name: string, sound: Parameters<typeof encodeVideo>[0]['sound']) => {
  const file = join(dir, `${name}.mp4`);
  await encodeVideo({ file, framesPerSecond: 25, sound, frames: Promise.resolve(pictures) });
  return packetsOf(file);
};

test('audio is interleaved within a second of its frames and ends with them', async () => {
  const packets = await packetsOfVideo('both', Promise.resolve(tone(5)));
  expect(packets.filter(({ sound }) => !sound)).toHaveLength(FRAMES);
  let heardUntil = 0;
  for (const { sound, at, until } of packets) {
    if (sound) heardUntil = until;
    else expect(Math.abs(heardUntil - at)).toBeLessThan(1);
  }
  expect(heardUntil).toBeGreaterThan(FRAMES / 25 - 0.05);
  expect(heardUntil).toBeLessThan(FRAMES / 25 + 0.05);
});

test('consecutive videos get their own audio', async () => {
  const [short, long] = [
    await packetsOfVideo('short', Promise.resolve(tone(1))),
    await packetsOfVideo('long', Promise.resolve(tone(3))),
  ];
  const lastTime = (packets: typeof short) =>
    Math.max(...packets.filter(({ sound }) => sound).map(({ until }) => until));
  expect(lastTime(short)).toBeCloseTo(1, 1);
  expect(lastTime(long)).toBeCloseTo(3, 1);
});

test('a video without audio has one track', async () => {
  const packets = await packetsOfVideo('silent', undefined);
  expect(packets.map(({ sound }) => sound)).toEqual(Array(FRAMES).fill(false));
});

test('audio that cannot be encoded fails the video', async () => {
  const impossible = { samples: new Float32Array(4096), sampleRate: 12_345 };
  await expect(packetsOfVideo('impossible', Promise.resolve(impossible))).rejects.toThrow();
});
