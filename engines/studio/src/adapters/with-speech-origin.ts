// The digital source type of a video: that of its pictures mixed with that of its speech.
import { type DigitalSourceType, mixOf } from '@greenroom/engine-kit/digital-source';
import type { FrameSource } from '../render/encode-video.ts';

/** `speech`: undefined for a recording. */
export const withSpeechOrigin = async (
  opened: Promise<{ pictures: FrameSource }>,
  speech: Promise<DigitalSourceType | undefined>,
): Promise<FrameSource> => {
  const [{ pictures }, spoken] = await Promise.all([opened, speech]);
  return { ...pictures, origin: mixOf([pictures.origin, spoken]) };
};
