// Opens an untrusted sound file with the one demuxer of its format, without access to other files.
import { Demuxer } from 'node-av/api';
import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_ALAC,
  AV_CODEC_ID_FLAC,
  AV_CODEC_ID_MP3,
  AV_CODEC_ID_OPUS,
  AV_CODEC_ID_PCM_ALAW,
  AV_CODEC_ID_PCM_F32LE,
  AV_CODEC_ID_PCM_F64LE,
  AV_CODEC_ID_PCM_MULAW,
  AV_CODEC_ID_PCM_S16LE,
  AV_CODEC_ID_PCM_S24LE,
  AV_CODEC_ID_PCM_S32LE,
  AV_CODEC_ID_PCM_U8,
  AV_CODEC_ID_VORBIS,
  AV_LOG_QUIET,
  type AVCodecID,
} from 'node-av/constants';
import { Log, type Stream } from 'node-av/lib';
import { EngineError } from '../engine-error.ts';
import { readHead, type SoundFormat, sniffSound } from './sniff.ts';

const DEMUXERS: Record<SoundFormat, string> = {
  wav: 'wav',
  mp3: 'mp3',
  aac: 'aac',
  mp4: 'mov',
  ogg: 'ogg',
  flac: 'flac',
  webm: 'matroska',
};

const CODECS = new Set<AVCodecID>([
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_ALAC,
  AV_CODEC_ID_FLAC,
  AV_CODEC_ID_MP3,
  AV_CODEC_ID_OPUS,
  AV_CODEC_ID_PCM_ALAW,
  AV_CODEC_ID_PCM_F32LE,
  AV_CODEC_ID_PCM_F64LE,
  AV_CODEC_ID_PCM_MULAW,
  AV_CODEC_ID_PCM_S16LE,
  AV_CODEC_ID_PCM_S24LE,
  AV_CODEC_ID_PCM_S32LE,
  AV_CODEC_ID_PCM_U8,
  AV_CODEC_ID_VORBIS,
]);

/** Hz. At a rate of 1, 100 kB would last a day; resampling it would fill the disk. */
const RATES = { min: 8_000, max: 192_000 };
const MAX_CHANNELS = 8;

export const unusable = (message: string, cause?: unknown) => new EngineError('rejected', message, { cause });

/** Throws `EngineError('rejected')`. The caller closes the demuxer. */
export async function openUntrustedSound(file: string): Promise<{ demuxer: Demuxer; stream: Stream }> {
  // FFmpeg's messages quote the file, so an attacker could write to the log.
  Log.setLevel(AV_LOG_QUIET);
  const format = sniffSound(await readHead(file));
  if (format === undefined) throw unusable('It is not a WAV, MP3, M4A, MP4, Ogg, FLAC or WebM file.');
  const demuxer = await open(file, DEMUXERS[format]);
  try {
    return { demuxer, stream: chooseStream(demuxer) };
  } catch (error) {
    await demuxer.close();
    throw error;
  }
}

async function open(file: string, format: string): Promise<Demuxer> {
  try {
    return await Demuxer.open(file, {
      format,
      options: { protocol_whitelist: 'file', format_whitelist: format, probesize: 5_000_000 },
    });
  } catch (error) {
    throw unusable('It is damaged or incomplete.', error);
  }
}

function chooseStream(demuxer: Demuxer): Stream {
  const stream = demuxer.audio();
  if (stream === undefined) throw unusable('It has no sound.');
  const { codecId, sampleRate, channels } = stream.codecpar;
  if (!CODECS.has(codecId)) throw unusable('Its sound is coded in a way that is not supported.');
  if (sampleRate < RATES.min || sampleRate > RATES.max || channels < 1 || channels > MAX_CHANNELS) {
    throw unusable(
      `Its sound must have ${RATES.min} to ${RATES.max} samples a second and at most ${MAX_CHANNELS} channels.`,
    );
  }
  return stream;
}
