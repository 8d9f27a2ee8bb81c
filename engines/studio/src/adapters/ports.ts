// All ports of the studio.
import type { Ports } from '@greenroom/engine-kit/ports/ports';
import { stockPresenters } from '../stock/stock-presenters.ts';
import { studioFirstFrame } from './first-frame.ts';
import { fromDescription } from './from-description.ts';
import { fromPhotos } from './from-photos.ts';
import { studioSceneClip } from './scene-clip.ts';
import { studioSpeech } from './speech.ts';
import { studioTalkingHead } from './talking-head.ts';
import { validatePhoto } from './validate-photo.ts';
import { studioVoiceClone } from './voice-clone.ts';
import { studioVoiceLibrary } from './voice-library.ts';

export const studioPorts = {
  characterSheet: { stock: stockPresenters, fromDescription, fromPhotos, validate: validatePhoto },
  firstFrame: studioFirstFrame,
  speech: studioSpeech,
  voiceLibrary: studioVoiceLibrary,
  voiceClone: studioVoiceClone,
  talkingHead: studioTalkingHead,
  sceneClip: studioSceneClip,
} satisfies Partial<Ports>;
