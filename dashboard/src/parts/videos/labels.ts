// The names of job kinds, steps, line items and error advice as people read them.
import type { WorkKind } from '@greenroom/contract/dashboard/usage';
import { formatName } from '../../lib/format.ts';

export const kindNames: Readonly<Record<WorkKind, string>> = {
  talking_head: 'Talking head',
  scenes: 'Scenes',
  character: 'Presenter',
  voice: 'Voice',
  tts: 'Speech',
  first_frame: 'First frame',
};

/** Also names kinds that this version of the dashboard does not know. */
export const kindName = (kind: string): string =>
  (kindNames as Readonly<Record<string, string>>)[kind] ?? formatName(kind);

/** The heading of the text that a job of each kind was created from. */
export const textNames: Readonly<Record<WorkKind, string>> = {
  talking_head: 'Script',
  scenes: 'Script',
  character: 'Description',
  voice: 'Description',
  tts: 'Text',
  first_frame: 'Setting',
};

const STEPS: Readonly<Record<string, string>> = {
  speech: 'Generating speech',
  transcript: 'Transcribing speech',
  first_frame: 'Drawing first frame',
  render: 'Rendering video',
  lipsync: 'Syncing lips',
  audio: 'Saving audio and subtitles',
  plan: 'Planning scenes',
  shots: 'Planning shots',
  finalize: 'Joining clips',
  previews: 'Making previews',
  finish: 'Publishing',
  draw: 'Drawing image',
  make: 'Creating voice',
};

/** `clip_2` is the second clip. */
export const stepName = (name: string): string => {
  const clip = /^clip_(\d+)$/.exec(name);
  return clip ? `Rendering clip ${clip[1]}` : (STEPS[name] ?? formatName(name));
};

const PHASES: Readonly<Record<string, string>> = { generating: 'Rendering video', finalizing: 'Finalizing video' };

export const phaseName = (phase: string): string => PHASES[phase] ?? formatName(phase);

const LINE_ITEMS: Readonly<Record<string, string>> = {
  render: 'Rendering',
  render_first_scene: 'First scene',
  render_later_scenes: 'Later scenes',
  lipsync: 'Lip sync',
  tts: 'Speech',
  first_frame: 'First frame',
  captions: 'Captions',
  character: 'Presenter',
  voice: 'Voice',
};

export const lineItemName = (item: string): string => LINE_ITEMS[item] ?? formatName(item);

const ADVICE: Readonly<Record<string, string>> = {
  invalid_request: 'Change the setting named above and create it again.',
  unusable_media: 'Replace or reword the input named above and create it again.',
  unavailable: 'Your settings are fine. Wait a few minutes and create it again.',
  internal: 'Create it again. If it fails a second time, send your operator its ID.',
};

/** What to do about a failure, by its error code. */
export const adviceFor = (code: string): string =>
  ADVICE[code] ?? 'Change the setting named above and create it again.';
