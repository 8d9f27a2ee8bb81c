// A stranger's file on our disk becomes a file of our own, checked and newly written; and what its owner is told where it cannot.

import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { Problem } from '../kernel/problem.ts';
import { decodeSound } from '../media/decode-sound.ts';
import { normalisePicture } from '../media/normalise-picture.ts';
import { ProcessCrash } from '../tasks/process-crash.ts';

/** PNG, upright, without metadata. */
export type Picture = { file: LocalFile; width: number; height: number };

export interface PictureDeps {
  /** Else what is transparent becomes white. */
  transparency?: boolean;
  /** A face may be a small part of it: 4096 px on its longer side instead of 2048. */
  selfie?: boolean;
}

/** WAV, mono, 44,100 Hz, 16 bit. */
export type Recording = {
  file: LocalFile;
  durationMs: number;
  /** The recording goes on; `durationMs` is where it was cut. */
  cut: boolean;
};

type Bench = Pick<StepContext, 'runTask'>;

export async function readPicture(
  raw: LocalFile,
  { transparency = false, selfie = false }: PictureDeps,
  ctx: Bench,
): Promise<Picture> {
  const file = `${raw}.png` as LocalFile;
  const maxSide = selfie ? 4096 : 2048;
  return { file, ...(await normalisePicture({ file: raw, out: file, transparency, maxSide }, ctx)) };
}

export async function readRecording(raw: LocalFile, maxMs: number, ctx: Bench): Promise<Recording> {
  const file = `${raw}.wav` as LocalFile;
  return { file, ...(await decodeSound({ file: raw, out: file, maxMs }, ctx)) };
}

/** A public sentence with "it" for the file; undefined for what is not the file's fault. */
export function faultOf(error: unknown): string | undefined {
  if (error instanceof Problem && error.code === 'unusable_media') return error.message;
  // A stranger's file that kills the decoder or exhausts its limits would do it again at every attempt.
  if (error instanceof ProcessCrash && error.crash !== 'start' && error.crash !== 'exit') {
    return 'It could not be decoded within the limits.';
  }
  return undefined;
}
