// Decodes an untrusted sound file to mono samples. Only for task processes.
import { Decoder } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_FLT } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { SOUND_RATE } from '../audio/wav.ts';
import { openUntrustedSound, unusable } from './untrusted-sound.ts';

const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
/** Shorter sound is rejected: there is nothing to hear or measure. */
const MIN_SAMPLES = SOUND_RATE / 20;

/**
 * Decodes at most `maxMs` at 44,100 Hz. `cut`: the file is longer.
 *
 * @throws {EngineError} `rejected` with the reason.
 */
export async function decodeSamples(file: string, maxMs: number): Promise<{ samples: Float32Array; cut: boolean }> {
  const maxSamples = Math.round((maxMs * SOUND_RATE) / 1000);
  const { demuxer, stream } = await openUntrustedSound(file);
  const chunks: Float32Array[] = [];
  let count = 0;
  try {
    using decoder = await Decoder.create(stream, {
      exitOnError: false,
      threadCount: 1,
      resample: { sampleRate: SOUND_RATE, sampleFormat: AV_SAMPLE_FMT_FLT, channelLayout: MONO },
    });
    for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
      if (frame === null) break;
      chunks.push(samplesOf(frame));
      count += frame.nbSamples;
      frame.free();
      if (count > maxSamples) break;
    }
  } catch (error) {
    throw unusable('It is damaged.', error);
  } finally {
    await demuxer.close();
  }
  if (count < MIN_SAMPLES) throw unusable('The file has no sound that can be decoded.');
  return { samples: join(chunks, Math.min(count, maxSamples)), cut: count > maxSamples };
}

/** A copy: the frame's memory goes back to FFmpeg. Sound that is not a number is silence. */
function samplesOf(frame: Frame): Float32Array {
  const bytes = Buffer.from(frame.data![0]!.subarray(0, frame.nbSamples * 4));
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, frame.nbSamples);
  return samples.map((sample) => (Number.isFinite(sample) ? sample : 0));
}

function join(chunks: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk.subarray(0, Math.max(0, length - at)), Math.min(at, length));
    at += chunk.length;
  }
  return whole;
}
