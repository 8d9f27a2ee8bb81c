// What is being composed in the studio: every field as it stands.
/** A file that was sent here: `url` is what an order names it by, `preview` what this page can show or play. */
export interface SentFile {
  url: string;
  preview: string;
}

export interface Element extends SentFile {
  role: 'setting' | 'product' | 'prop';
  caption: string;
}

export interface Draft {
  mode: 'talking_head' | 'scenes';
  characterId: string | null;
  voiceId: string | null;
  sound: 'script' | 'recording';
  script: string;
  recording: (SentFile & { name: string }) | null;
  language: string;
  idea: string;
  /** A first frame that was drawn, of whom and of what. */
  frame: { url: string; characterId: string; idea: string } | null;
  resolution: '480p' | '720p';
  captions: boolean;
  captionsPosition: 'top' | 'bottom';
  narration: 'auto' | 'voiceover';
  elements: Element[];
  fast: boolean;
  topic: string;
  audience: string;
}

export const emptyDraft: Draft = {
  mode: 'talking_head',
  characterId: null,
  voiceId: null,
  sound: 'script',
  script: '',
  recording: null,
  language: '',
  idea: '',
  frame: null,
  resolution: '480p',
  captions: true,
  captionsPosition: 'bottom',
  narration: 'auto',
  elements: [],
  fast: false,
  topic: '',
  audience: '',
};

/** A picture of somebody else is of no use to the presenter now chosen. */
export const frameOf = ({ mode, frame, characterId }: Draft): Draft['frame'] =>
  mode === 'talking_head' && frame?.characterId === characterId ? frame : null;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isSwitch: Check = (value) => typeof value === 'boolean';
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const hasTexts =
  (...names: string[]): Check =>
  (value) =>
    value !== null && typeof value === 'object' && names.every((name) => isText(Object(value)[name]));
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const fits: Record<keyof Draft, Check> = {
  mode: oneOf('talking_head', 'scenes'),
  characterId: orNull(isText),
  voiceId: orNull(isText),
  sound: oneOf('script', 'recording'),
  script: isText,
  recording: orNull(hasTexts('url', 'preview', 'name')),
  language: isText,
  idea: isText,
  frame: orNull(hasTexts('url', 'characterId', 'idea')),
  resolution: oneOf('480p', '720p'),
  captions: isSwitch,
  captionsPosition: oneOf('top', 'bottom'),
  narration: oneOf('auto', 'voiceover'),
  elements: (value) => Array.isArray(value) && value.every(hasTexts('url', 'preview', 'role', 'caption')),
  fast: isSwitch,
  topic: isText,
  audience: isText,
};

/** A stored draft, perhaps of an older page: what no longer fits is left out. */
export function restoreDraft(stored: unknown): Draft {
  const kept = Object.entries(Object(stored)).filter(([name, value]) => fits[name as keyof Draft]?.(value));
  return { ...emptyDraft, ...Object.fromEntries(kept) };
}
