// The draft of a video: every field of the studio's form, and how a stored draft is restored.
import type { BrandKit } from '@greenroom/contract/dashboard/brand-kit';

export type CaptionsPosition = BrandKit['captions_position'];

/** A file that was uploaded in the studio. */
export interface UploadedFile {
  /** Names the file in a request. */
  url: string;
  /** Where this page displays or plays the file from. */
  previewUrl: string;
}

export interface SceneElement extends UploadedFile {
  role: 'setting' | 'product' | 'prop';
  caption: string;
}

export interface Draft {
  /** Empty: it is listed by its first words. */
  name: string;
  mode: 'talking_head' | 'scenes';
  characterId: string | null;
  voiceId: string | null;
  audioSource: 'script' | 'recording';
  script: string;
  recording: (UploadedFile & { name: string }) | null;
  language: string;
  /** Of a talking head: the place, its light and mood. */
  setting: string;
  /** Of scenes: what happens in them. */
  story: string;
  /** A first frame that was drawn as a preview, with the presenter and the setting it was drawn from. */
  preview: { url: string; characterId: string; setting: string; warnings?: string[] | undefined } | null;
  resolution: '480p' | '720p';
  captions: boolean;
  /** Null: that of the brand kit. */
  captionsPosition: CaptionsPosition | null;
  narration: 'auto' | 'voiceover';
  elements: SceneElement[];
  fast: boolean;
  topic: string;
  audience: string;
}

export const emptyDraft: Draft = {
  name: '',
  mode: 'talking_head',
  characterId: null,
  voiceId: null,
  audioSource: 'script',
  script: '',
  recording: null,
  language: '',
  setting: '',
  story: '',
  preview: null,
  resolution: '480p',
  captions: true,
  captionsPosition: null,
  narration: 'auto',
  elements: [],
  fast: false,
  topic: '',
  audience: '',
};

/** The preview, unless it shows another presenter than the selected one. */
export const previewOf = ({ mode, preview, characterId }: Draft): Draft['preview'] =>
  mode === 'talking_head' && preview?.characterId === characterId ? preview : null;

type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const hasStrings =
  (...names: string[]): Check =>
  (value) =>
    value !== null && typeof value === 'object' && names.every((name) => isString(Object(value)[name]));
const nullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const checks: Record<keyof Draft, Check> = {
  name: isString,
  mode: oneOf('talking_head', 'scenes'),
  characterId: nullOr(isString),
  voiceId: nullOr(isString),
  audioSource: oneOf('script', 'recording'),
  script: isString,
  recording: nullOr(hasStrings('url', 'previewUrl', 'name')),
  language: isString,
  setting: isString,
  story: isString,
  preview: nullOr(hasStrings('url', 'characterId', 'setting')),
  resolution: oneOf('480p', '720p'),
  captions: isBoolean,
  captionsPosition: nullOr(oneOf('top', 'bottom')),
  narration: oneOf('auto', 'voiceover'),
  elements: (value) => Array.isArray(value) && value.every(hasStrings('url', 'previewUrl', 'role', 'caption')),
  fast: isBoolean,
  topic: isString,
  audience: isString,
};

/** Restores a stored draft, perhaps of an older version of the page; invalid fields are dropped. */
export function restoreDraft(stored: unknown): Draft {
  const valid = Object.entries(Object(stored)).filter(([name, value]) => checks[name as keyof Draft]?.(value));
  return { ...emptyDraft, ...Object.fromEntries(valid) };
}
