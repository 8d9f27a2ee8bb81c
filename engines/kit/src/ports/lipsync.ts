// The lipsync port: moves the mouth in a clip to a speech.
import type { LocalFile, StepContext } from '../step-context.ts';

export interface LipsyncPort {
  /**
   * Returns an MP4 of the same shape and length, in which the person speaks the speech. The service gives it the ordered size, frame
   * rate and sound.
   *
   * @param request `clip`: MP4, about as long as the speech; `speech`: WAV, mono, 16 bit, 44,100 Hz
   * @throws {EngineError} `rejected` if the clip shows no usable face.
   */
  sync(request: { clip: LocalFile; speech: LocalFile }, ctx: StepContext): Promise<LocalFile>;
}
