// The names of job kinds, steps, line items and error advice as people read them.
import type { WorkKind } from '@greenroom/contract/dashboard/usage';
import { t } from '@lingui/core/macro';
import { formatName } from '../../lib/format.ts';

export const kindNames: Readonly<Record<WorkKind, string>> = {
  talking_head: t`Talking head`,
  scenes: t`Scenes`,
  character: t`Presenter`,
  voice: t`Voice`,
  tts: t`Speech`,
  first_frame: t`Opening picture`,
};

/** Also names kinds that this version of the dashboard does not know. */
export const kindName = (kind: string): string =>
  (kindNames as Readonly<Record<string, string>>)[kind] ?? formatName(kind);

/** The heading of the text that a job of each kind was created from. */
export const textNames: Readonly<Record<WorkKind, string>> = {
  talking_head: t`Script`,
  scenes: t`Script`,
  character: t`Description`,
  voice: t`Description`,
  tts: t`Text`,
  first_frame: t`Setting`,
};

const STEPS: Readonly<Record<string, string>> = {
  speech: t`Generating speech`,
  transcript: t`Transcribing speech`,
  first_frame: t`Drawing the opening picture`,
  render: t`Rendering video`,
  lipsync: t`Syncing lips`,
  audio: t`Saving audio and subtitles`,
  plan: t`Planning scenes`,
  shots: t`Planning shots`,
  finalize: t`Joining clips`,
  previews: t`Making previews`,
  sign: t`Signing content credentials`,
  finish: t`Publishing`,
  draw: t`Drawing image`,
  make: t`Creating voice`,
};

/** `clip_2` is the second clip. */
export const stepName = (name: string): string => {
  const clip = /^clip_(\d+)$/.exec(name);
  return clip ? t`Rendering clip ${clip[1] ?? ''}` : (STEPS[name] ?? formatName(name));
};

const PHASES: Readonly<Record<string, string>> = { generating: t`Rendering video`, finalizing: t`Finalizing video` };

export const phaseName = (phase: string): string => PHASES[phase] ?? formatName(phase);

const LINE_ITEMS: Readonly<Record<string, string>> = {
  render: t`Rendering`,
  render_first_scene: t`First scene`,
  render_later_scenes: t`Later scenes`,
  lipsync: t`Lip sync`,
  tts: t`Speech`,
  first_frame: t`Opening picture`,
  captions: t`Captions`,
  character: t`Presenter`,
  voice: t`Voice`,
};

export const lineItemName = (item: string): string => LINE_ITEMS[item] ?? formatName(item);

const ADVICE: Readonly<Record<string, string>> = {
  invalid_request: t`Change this in the studio and create the video again.`,
  unusable_media: t`Choose another file in the studio and create the video again.`,
  unavailable: t`Your settings are fine. Wait a few minutes and create it again.`,
  internal: t`Create it again. If it fails a second time, contact support.`,
};

/** What to do about a failure, by its error code. */
export const adviceFor = (code: string): string =>
  ADVICE[code] ?? t`Change this in the studio and create the video again.`;

/** Failures that come again unless the video is changed. */
export const needsChange = (code: string): boolean => code !== 'unavailable' && code !== 'internal';
