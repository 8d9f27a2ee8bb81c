// The built-in engines: everything on this machine's processor, without a network.
import type { EngineSet } from '../ports/engine-set.ts';
import { studioFirstFrame } from './first-frame.ts';
import { invent } from './invent.ts';
import { judge } from './photo-judge.ts';
import { portray } from './photo-portray.ts';
import { studioSceneClip } from './scene-clip.ts';
import { studioSpeech } from './speech.ts';
import { studioTalkingHead } from './talking-head.ts';
import { studioVoiceClone } from './voice-clone.ts';
import { studioVoiceLibrary } from './voice-library.ts';

const name = 'studio';

export const studioEngines: EngineSet = {
  name,
  characterSheet: { name, invent, portray, judge },
  firstFrame: studioFirstFrame,
  speech: studioSpeech,
  voiceLibrary: studioVoiceLibrary,
  voiceClone: studioVoiceClone,
  talkingHead: studioTalkingHead,
  sceneClip: studioSceneClip,
};
