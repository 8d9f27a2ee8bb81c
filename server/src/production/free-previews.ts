// Which previews of a video cost nothing: those of engines that do not charge.
import type { SceneClipPort, SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { Engines } from '../engines/engines.ts';
import { Problem } from '../kernel/problem.ts';
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

/** Whether the engine renders these shots, which begin at zero, as one clip that costs nothing. */
export const rendersFree = (engine: SceneClipPort, shots: readonly Pick<SceneShot, 'subject' | 'endMs'>[]): boolean =>
  engine.isFree === true &&
  shots.length <= engine.maxShots &&
  shots.at(-1)!.endMs <= engine.maxClipMs &&
  shots.every(({ subject }) => engine.subjects.includes(subject));

/** Its shots may still need another engine. */
export const isScenesClipFree = (engines: Engines, voice: VoiceSnapshot): boolean =>
  engines.forPort('sceneClip').sceneClip.isFree === true && isSpeechFree(engines, voice);

/** A video's lips then move in a step of their own, which may cost money. */
export const withoutLipsync = (): Problem =>
  new Problem('conflict', 'The engine does not move the lips in this clip, so it can only be seen in a video.');
