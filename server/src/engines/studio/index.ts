// The built-in engines: everything on this machine's processor, without a network.
import type { EngineSet } from '../ports/engine-set.ts';
import { invent } from './invent.ts';
import { drawPaintedFirstFrame } from './painted-first-frame.ts';
import { drawPhotoFirstFrame } from './photo-first-frame.ts';
import { portray } from './photo-portray.ts';
import { studioSceneClip } from './scene-clip.ts';
import { studioSpeech } from './speech.ts';
import { studioTalkingHead } from './talking-head.ts';
import { studioVoiceClone } from './voice-clone.ts';
import { studioVoiceLibrary } from './voice-library.ts';

const name = 'studio';

/** A likeness says which hand made it: `photo` by portraying, `painted` by inventing. */
const isPhoto = (likeness: unknown): boolean => (likeness as { kind?: unknown } | null)?.kind === 'photo';

export const studioEngines: EngineSet = {
  name,
  characterSheet: { name, invent, portray },
  firstFrame: {
    name,
    draw: (request, bench) =>
      isPhoto(request.likeness.json) ? drawPhotoFirstFrame(request, bench) : drawPaintedFirstFrame(request, bench),
  },
  speech: studioSpeech,
  voiceLibrary: studioVoiceLibrary,
  voiceClone: studioVoiceClone,
  talkingHead: studioTalkingHead,
  sceneClip: studioSceneClip,
};
