// The house's own sound files: WAV, mono, 16 bit, read into floats and written from them.
import { readFile, writeFile } from 'node:fs/promises';

export interface Sound {
  /** −1 to 1, one channel. */
  samples: Float32Array;
  /** Samples a second. */
  sampleRate: number;
}

/** The rate of every sound file that passes between rooms. */
export const SOUND_RATE = 44_100;

const FULL_SCALE = 32_768;

/** Reads a mono 16-bit PCM WAV. Throws on anything else: foreign sound comes through `decodeSound` first. */
export async function readWav(path: string): Promise<Sound> {
  return parseWav(await readFile(path));
}

/** As `readWav`, on bytes. Chunks that are not `fmt ` or `data` are passed over. */
export function parseWav(bytes: Buffer): Sound {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') throw notOurs();
  let sampleRate = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    if (name === 'fmt ') {
      const [format, channels, bits] = [0, 2, 14].map((offset) => bytes.readUInt16LE(start + offset));
      if (format !== 1 || channels !== 1 || bits !== 16) throw notOurs();
      sampleRate = bytes.readUInt32LE(start + 4);
    }
    if (name === 'data') {
      if (sampleRate === 0) throw notOurs();
      const count = Math.floor(Math.min(size, bytes.length - start) / 2);
      // A copy, since a view of 16 bits begins at an even place of its buffer.
      const pcm = new Int16Array(new Uint8Array(bytes.subarray(start, start + 2 * count)).buffer);
      // Shared, so that threads that are told of it read the same memory.
      const samples = new Float32Array(new SharedArrayBuffer(count * 4));
      for (let i = 0; i < count; i++) samples[i] = pcm[i]! / FULL_SCALE;
      return { samples, sampleRate };
    }
    at = start + size + (size & 1);
  }
  throw notOurs();
}

/** Writes a mono 16-bit PCM WAV; samples outside −1…1 are clipped. `comment` becomes a RIFF `INFO/ICMT` chunk after the sound. */
export async function writeWav(path: string, samples: Float32Array, sampleRate: number, comment?: string) {
  await writeFile(path, formatWav(samples, sampleRate, comment));
}

/** As `writeWav`, to bytes. */
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

const notOurs = () => new Error('Not a mono 16-bit PCM WAV file.');
