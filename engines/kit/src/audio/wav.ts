// Reads and writes the service's own sound files: WAV, mono, 16-bit PCM.
import { readFile, writeFile } from 'node:fs/promises';

/** Mono sound in memory. */
export interface Sound {
  /** −1 to 1. */
  samples: Float32Array;
  /** In Hz. */
  sampleRate: number;
}

/** The sample rate in Hz of every sound file that engines and the service exchange. */
export const SOUND_RATE = 44_100;

const FULL_SCALE = 32_768;

/**
 * Reads a mono 16-bit PCM WAV of any sample rate.
 *
 * @throws {Error} for every other format.
 */
export async function readWav(path: string): Promise<Sound> {
  return parseWav(await readFile(path));
}

/**
 * Parses a mono 16-bit PCM WAV of any sample rate (RIFF chunks other than `fmt ` and `data` are skipped). The samples are in shared
 * memory, so that worker threads can read them without a copy.
 *
 * @throws {Error} for every other format.
 */
export function parseWav(bytes: Buffer): Sound {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') throw unsupportedFile();
  let sampleRate = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    if (name === 'fmt ') {
      const [format, channels, bits] = [0, 2, 14].map((offset) => bytes.readUInt16LE(start + offset));
      if (format !== 1 || channels !== 1 || bits !== 16) throw unsupportedFile();
      sampleRate = bytes.readUInt32LE(start + 4);
    }
    if (name === 'data') {
      if (sampleRate === 0) throw unsupportedFile();
      const count = Math.floor(Math.min(size, bytes.length - start) / 2);
      // A copy, because an Int16Array needs an even offset.
      const pcm = new Int16Array(new Uint8Array(bytes.subarray(start, start + 2 * count)).buffer);
      const samples = new Float32Array(new SharedArrayBuffer(count * 4));
      for (let i = 0; i < count; i++) samples[i] = pcm[i]! / FULL_SCALE;
      return { samples, sampleRate };
    }
    at = start + size + (size & 1);
  }
  throw unsupportedFile();
}

/**
 * Writes a mono 16-bit PCM WAV. Samples outside −1 to 1 are clipped.
 *
 * @param comment Latin-1; written as a RIFF `INFO/ICMT` chunk after the sound
 */
export async function writeWav(path: string, samples: Float32Array, sampleRate: number, comment?: string) {
  await writeFile(path, formatWav(samples, sampleRate, comment));
}

/** The bytes of the file that `writeWav` writes. */
export function formatWav(samples: Float32Array, sampleRate: number, comment?: string): Buffer {
  const info = comment === undefined ? Buffer.alloc(0) : infoChunk(comment);
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + samples.length * 2 + info.length, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * 2, 40);
  const pcm = new Int16Array(bytes.buffer, bytes.byteOffset + 44, samples.length);
  for (let i = 0; i < samples.length; i++) {
    // Several times as fast as `Math.round`, which rounds the same way.
    pcm[i] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.floor(samples[i]! * FULL_SCALE + 0.5)));
  }
  return Buffer.concat([bytes, info]);
}

/** A RIFF `LIST` chunk of type `INFO` with one comment, padded to even length. */
function infoChunk(comment: string): Buffer {
  const text = Buffer.from(`${comment}\0`, 'latin1');
  const padded = Buffer.concat([text, Buffer.alloc(text.length & 1)]);
  const chunk = Buffer.alloc(20);
  chunk.write('LIST', 0, 'latin1');
  chunk.writeUInt32LE(12 + padded.length, 4);
  chunk.write('INFOICMT', 8, 'latin1');
  chunk.writeUInt32LE(text.length, 16);
  return Buffer.concat([chunk, padded]);
}

const unsupportedFile = () => new Error('Not a mono 16-bit PCM WAV file.');
