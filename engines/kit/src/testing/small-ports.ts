// All ports of the small engine.
import type { Ports } from '../ports/ports.ts';
import { smallSpeech, smallTranscription, smallVoiceClone, smallVoiceLibrary } from './small-speech.ts';
import { smallCharacterSheet, smallFirstFrame, smallLipsync, smallSceneClip, smallTalkingHead } from './small-video.ts';

/** Without settings or state. */
export const smallPorts: Ports = {
  characterSheet: smallCharacterSheet,
  firstFrame: smallFirstFrame,
  speech: smallSpeech,
  voiceLibrary: smallVoiceLibrary,
  voiceClone: smallVoiceClone,
  talkingHead: smallTalkingHead,
  sceneClip: smallSceneClip,
  lipsync: smallLipsync,
  transcription: smallTranscription,
};
