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

/** What one maker of engines offers: all ports or a few of them. */
export type Engine = Pick<EngineSet, 'name'> & Partial<EngineSet>;

/** The engine of the name that stands on a row, whether or not new work goes to it; undefined where this installation has none. */
export type EngineByName = (name: string) => Engine | undefined;
