// Checks and re-encodes a client's file, and returns the reason if it is rejected.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { decodeSound } from '@greenroom/engine-kit/media/decode-sound';
import { normalisePicture } from '@greenroom/engine-kit/media/normalise-picture';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { ProcessCrash } from '../tasks/process-crash.ts';

/** PNG, upright, without metadata. */
export type Picture = { file: LocalFile; width: number; height: number };

export interface PictureOptions {
  /** Keep transparency; otherwise transparent areas become white. */
  transparency?: boolean;
  /** Allow 4096 px on the longer side instead of 2048, because the face may be a small part. */
  selfie?: boolean;
  /** Keep transparency, without transparent borders, and allow 512 px on the longer side. */
  logo?: boolean;
}

/** WAV, mono, 44,100 Hz, 16 bit. */
export type Recording = {
  file: LocalFile;
  durationMs: number;
  /** The recording is longer than `durationMs`, where it was cut. */
  cut: boolean;
};

type TaskContext = Pick<StepContext, 'runTask'>;

export async function readPicture(
  raw: LocalFile,
  { transparency = false, selfie = false, logo = false }: PictureOptions,
  ctx: TaskContext,
): Promise<Picture> {
  const file = `${raw}.png` as LocalFile;
  const maxSide = selfie ? 4096 : logo ? 512 : 2048;
  return {
    file,
    ...(await normalisePicture({ file: raw, out: file, transparency: transparency || logo, trim: logo, maxSide }, ctx)),
  };
}

export async function readRecording(raw: LocalFile, maxMs: number, ctx: TaskContext): Promise<Recording> {
  const file = `${raw}.wav` as LocalFile;
  return { file, ...(await decodeSound({ file: raw, out: file, maxMs }, ctx)) };
}

/** A sentence for the client that calls the file "it"; undefined if the error is not about the file. */
export function rejectionReason(error: unknown): string | undefined {
  if (error instanceof EngineError && error.reason === 'rejected') return error.message;
  // A file that crashes the decoder or exceeds its limits would do so at every attempt.
  if (error instanceof ProcessCrash && error.crash !== 'start' && error.crash !== 'exit') {
    return 'It could not be decoded within the limits. Use a smaller or simpler file.';
  }
  return undefined;
}
