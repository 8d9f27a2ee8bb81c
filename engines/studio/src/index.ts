// The built-in engines: everything on this machine's processor, without a network.
import type { EngineSet } from '@greenroom/engine-kit/ports/engine-set';
import { studioFirstFrame } from './adapters/first-frame.ts';
import { invent } from './adapters/invent.ts';
import { judge } from './adapters/photo-judge.ts';
import { portray } from './adapters/photo-portray.ts';
import { studioSceneClip } from './adapters/scene-clip.ts';
import { studioSpeech } from './adapters/speech.ts';
import { studioTalkingHead } from './adapters/talking-head.ts';
import { studioVoiceClone } from './adapters/voice-clone.ts';
import { studioVoiceLibrary } from './adapters/voice-library.ts';

const name = 'studio';

export const studioEngines: EngineSet = {
  name,
  characterSheet: { name, fromDescription: invent, fromPhotos: portray, validate: judge },
  firstFrame: studioFirstFrame,
  speech: studioSpeech,
  voiceLibrary: studioVoiceLibrary,
  voiceClone: studioVoiceClone,
  talkingHead: studioTalkingHead,
  sceneClip: studioSceneClip,
};
