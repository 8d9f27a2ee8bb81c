// Measures a speech without decoding it.
import { stat } from 'node:fs/promises';
import { SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import type { LocalFile } from '@greenroom/engine-kit/step-context';

const BYTES_PER_SECOND = SOUND_RATE * 2;

/** The length of a WAV of the service (mono, 16 bit, 44,100 Hz) in seconds; its headers count as a millisecond or two. */
export const speechSeconds = async (file: LocalFile): Promise<number> => (await stat(file)).size / BYTES_PER_SECOND;
