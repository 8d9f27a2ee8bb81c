// Which previews of a video cost nothing: those of engines that do not charge.
import type { Engines } from '../engines/engines.ts';
import { drawsWhileRendering } from './talking-head/render.ts';
import type { VoiceSnapshot } from './voice/snapshot.ts';
import { speakersOf } from './voice/speakers.ts';

/** Another engine than that of the voice would clone it, which costs money. */
export function isSpeechFree(engines: Engines, voice: VoiceSnapshot): boolean {
  const { name, speech } = speakersOf(engines, voice)[0]!;
  return speech.isFree === true && name === voice.voice.engine;
}

export const isClipFree = (engines: Engines, voice: VoiceSnapshot): boolean =>
  engines.forPort('talkingHead').talkingHead.isFree === true &&
  drawsWhileRendering(engines) &&
  isSpeechFree(engines, voice);
