// What is being composed in the studio: every field as it stands, kept in the browser so that a reload loses nothing.
import { z } from 'zod';

const Element = z.object({
  url: z.string(),
  role: z.enum(['setting', 'product', 'prop']),
  caption: z.string(),
});

/** Every member falls back by itself, so that a draft of an older page loses only what no longer fits. */
export const Draft = z.object({
  mode: z.enum(['talking_head', 'scenes']).catch('talking_head'),
  characterId: z.string().nullable().catch(null),
  voiceId: z.string().nullable().catch(null),
  sound: z.enum(['script', 'recording']).catch('script'),
  script: z.string().catch(''),
  recording: z.object({ url: z.string(), name: z.string() }).nullable().catch(null),
  language: z.string().catch(''),
  idea: z.string().catch(''),
  /** A first frame that was drawn, of whom and of what. */
  frame: z.object({ url: z.string(), characterId: z.string(), idea: z.string() }).nullable().catch(null),
  resolution: z.enum(['480p', '720p']).catch('480p'),
  captions: z.boolean().catch(true),
  captionsPosition: z.enum(['top', 'bottom']).catch('bottom'),
  narration: z.enum(['auto', 'voiceover']).catch('auto'),
  elements: z.array(Element).catch([]),
  fast: z.boolean().catch(false),
  topic: z.string().catch(''),
  audience: z.string().catch(''),
});
export type Draft = z.infer<typeof Draft>;
export type Element = z.infer<typeof Element>;

export const emptyDraft: Draft = Draft.parse({});

/** A picture of somebody else is of no use to the presenter now chosen. */
export const frameOf = ({ mode, frame, characterId }: Draft): Draft['frame'] =>
  mode === 'talking_head' && frame?.characterId === characterId ? frame : null;
