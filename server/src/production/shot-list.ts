// The shot list of a scenes video: which part of the speech is shown how. Pure, so that a retry films the same.
import type { SpokenWord } from '../engines/ports/speech.ts';
import type { SceneClipRequest } from '../engines/ports/video.ts';

export type ElementRole = 'setting' | 'product' | 'prop';

export interface ShotListRequest {
  /** The script cut into scenes, in order; together they are the whole script. */
  scenes: readonly string[];
  words: readonly SpokenWord[];
  speechMs: number;
  narrationMode: 'auto' | 'voiceover';
  elements: readonly { role: ElementRole }[];
  /** What the video is about, in the partner's words: idea, topic, audience. */
  mood: string;
}

export type Shot = Pick<SceneClipRequest, 'scene' | 'framing' | 'onCamera' | 'transition' | 'startMs' | 'endMs'> & {
  /** Index into the request's elements. */
  element: number | null;
};

const FRAMINGS = ['medium', 'close', 'wide'] as const;
const TRANSITIONS = ['dissolve', 'none', 'push'] as const;

const FRAME_MS = 1000 / 30;

/** Shots meet in the pause between two words, on a frame of 30 frames/s. */
export function shotList(request: ShotListRequest): Shot[] {
  const { scenes, narrationMode, elements, mood } = request;
  const cuts = cutPoints(request);
  const showsElement = placeElements(scenes.length, elements.length);
  return scenes.map((text, index) => {
    const element = showsElement.get(index) ?? null;
    const role = element === null ? undefined : elements[element]?.role;
    // The presenter opens and closes; pictures of the partner's are narrated over, unless they are only the place.
    const narrated = narrationMode === 'voiceover' || (role !== undefined && role !== 'setting');
    return {
      scene: `${mood} ${text}`.trim(),
      framing: FRAMINGS[index % FRAMINGS.length]!,
      onCamera: !narrated,
      element,
      transition: index === 0 ? 'none' : TRANSITIONS[index % TRANSITIONS.length]!,
      startMs: cuts[index]!,
      endMs: cuts[index + 1]!,
    };
  });
}

const letters = (text: string) => text.replace(/\s/g, '').length;

/** Scene boundaries in milliseconds: 0, one between each two scenes, the end. */
function cutPoints({ scenes, words, speechMs }: ShotListRequest): number[] {
  const cuts = [0];
  let wanted = 0;
  let spoken = 0;
  let word = 0;
  for (const scene of scenes.slice(0, -1)) {
    // By letters and not by words, since an engine may join or split tokens.
    wanted += letters(scene);
    while (word < words.length && spoken + letters(words[word]!.text) / 2 < wanted) {
      spoken += letters(words[word]!.text);
      word += 1;
    }
    const before = words[word - 1]?.endMs ?? 0;
    const after = words[word]?.startMs ?? speechMs;
    const frame = Math.round((before + after) / 2 / FRAME_MS);
    cuts.push(Math.max(frame * FRAME_MS, cuts.at(-1)! + FRAME_MS));
  }
  return [...cuts, speechMs];
}

/** Spreads the elements over the shots: between the first and the last, or also the last, or all, as many as are needed. */
function placeElements(shots: number, elements: number): Map<number, number> {
  const all = Array.from({ length: shots }, (_, index) => index);
  const places = [all.slice(1, -1), all.slice(1)].find((some) => some.length >= elements) ?? all;
  const shown = Math.min(elements, places.length);
  return new Map(
    Array.from({ length: shown }, (_, element) => [places[Math.floor((element * places.length) / shown)]!, element]),
  );
}
