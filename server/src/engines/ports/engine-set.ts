// The engines that one house works with, one for each port. What is missing here no workflow can order.
import type { CharacterSheetEngine } from './character-sheet.ts';
import type { FirstFrameEngine } from './first-frame.ts';
import type { SpeechEngine, VoiceCloneEngine, VoiceLibraryEngine } from './speech.ts';
import type { LipsyncEngine, SceneClipEngine, TalkingHeadEngine, TranscriptionEngine } from './video.ts';

export interface EngineSet {
  /** As it stands in `metadata.engine` of jobs and assets. */
  readonly name: string;
  readonly characterSheet: CharacterSheetEngine;
  readonly firstFrame: FirstFrameEngine;
  readonly speech: SpeechEngine;
  readonly voiceLibrary: VoiceLibraryEngine;
  readonly voiceClone: VoiceCloneEngine;
  readonly talkingHead: TalkingHeadEngine;
  readonly sceneClip: SceneClipEngine;
  readonly lipsync?: LipsyncEngine;
  readonly transcription?: TranscriptionEngine;
}
