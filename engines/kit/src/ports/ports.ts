// All ports: the capabilities that an engine can offer.
import type { CharacterSheetPort } from './character-sheet.ts';
import type { FirstFramePort } from './first-frame.ts';
import type { LipsyncPort } from './lipsync.ts';
import type { SceneClipPort } from './scene-clip.ts';
import type { SpeechPort } from './speech.ts';
import type { TalkingHeadPort } from './talking-head.ts';
import type { TranscriptionPort } from './transcription.ts';
import type { VoiceClonePort } from './voice-clone.ts';
import type { VoiceLibraryPort } from './voice-library.ts';

/** An engine implements any of these. */
export interface Ports {
  readonly characterSheet: CharacterSheetPort;
  readonly firstFrame: FirstFramePort;
  readonly speech: SpeechPort;
  readonly voiceLibrary: VoiceLibraryPort;
  readonly voiceClone: VoiceClonePort;
  readonly talkingHead: TalkingHeadPort;
  readonly sceneClip: SceneClipPort;
  readonly lipsync: LipsyncPort;
  readonly transcription: TranscriptionPort;
}

export type PortName = keyof Ports;
