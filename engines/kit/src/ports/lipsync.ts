// The lipsync port: moves the mouth in a clip to a speech.
import type { LocalFile, StepContext } from '../step-context.ts';

export interface LipsyncPort {
  /**
   * Returns the clip, with its size, frame rate and length unchanged, in which the person speaks the speech. Its sound is the speech at
   * −14 LUFS.
   *
   * @param request `clip`: MP4, about as long as the speech; `speech`: WAV, mono, 16 bit, 44,100 Hz
   * @throws {EngineError} `rejected` if the clip shows no usable face.
   */
  sync(request: { clip: LocalFile; speech: LocalFile }, ctx: StepContext): Promise<LocalFile>;
}
