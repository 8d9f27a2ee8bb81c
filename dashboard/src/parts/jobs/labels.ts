// What kinds, steps and failures of jobs are called for people.
import type { WorkKind } from '@greenroom/contract/dashboard/usage';
import { formatName } from '../../lib/format.ts';

export const kindNames: Readonly<Record<WorkKind, string>> = {
  talking_head: 'Talking head',
  scenes: 'Scenes',
  character: 'Character',
  voice: 'Voice',
  tts: 'Speech',
  first_frame: 'First frame',
};

/** Of a kind that this page may not know yet. */
export const kindName = (kind: string): string =>
  (kindNames as Readonly<Record<string, string>>)[kind] ?? formatName(kind);

/** What the words of a job of each kind are. */
export const textNames: Readonly<Record<WorkKind, string>> = {
  talking_head: 'Script',
  scenes: 'Script',
  character: 'Description',
  voice: 'Description',
  tts: 'Text',
  first_frame: 'Scene',
};

const STEPS: Readonly<Record<string, string>> = {
  speech: 'Speak the script',
  transcript: 'Listen for the words',
  first_frame: 'Draw the first frame',
  render: 'Film',
  lipsync: 'Move the lips',
  audio: 'Sound and subtitles',
  plan: 'Plan the scenes',
  shots: 'Choose the shots',
  finalize: 'Join the film',
  finish: 'Publish and charge',
  draw: 'Draw',
  make: 'Make the voice',
};

/** `clip_2` is the second clip. */
export const stepName = (name: string): string => {
  const clip = /^clip_(\d+)$/.exec(name);
  return clip ? `Film clip ${clip[1]}` : (STEPS[name] ?? formatName(name));
};

const LINE_ITEMS: Readonly<Record<string, string>> = {
  render: 'Rendering',
  render_first_scene: 'First scene',
  render_later_scenes: 'Later scenes',
  lipsync: 'Lipsync',
  tts: 'Speech',
  first_frame: 'First frame',
  captions: 'Captions',
  character: 'Character',
  voice: 'Voice',
};

export const lineItemName = (item: string): string => LINE_ITEMS[item] ?? formatName(item);

const ADVICE: Readonly<Record<string, string>> = {
  invalid_request: 'Change what is named above, then order it anew in the studio.',
  unusable_media: 'Replace or reword what is named above, then order it anew in the studio.',
  unavailable: 'Nothing is wrong with your order. Wait a few minutes, then run it again.',
  internal: 'Run it again. If it fails a second time, tell your operator the number of this job.',
};

/** What to do about a failure, by its code. */
export const adviceFor = (code: string): string => ADVICE[code] ?? 'Change what is named above, then order it anew.';
