// Selects the words or the title of a shot in the script, where they are edited.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { focusField } from '../focus-field.ts';

/** From and to in the script; undefined if the shots are of another script. */
export function placeOf(
  shots: VideoPlan['shots'],
  index: number,
  script: string,
): [from: number, to: number] | undefined {
  let [from, to] = [0, 0];
  // The same words may be said twice.
  for (const { text } of shots.slice(0, index + 1)) {
    from = script.indexOf(text, to);
    if (from < 0) return undefined;
    to = from + text.length;
  }
  return [from, to];
}

/** Likewise of the title's words, which begin with a capital there. The title of the last shot may be said before it. */
export function placeOfTitle(
  shots: VideoPlan['shots'],
  index: number,
  script: string,
): [from: number, to: number] | undefined {
  const title = shots[index]?.title?.toLowerCase();
  const shot = placeOf(shots, index, script);
  if (!title || !shot) return shot;
  const words = script.toLowerCase();
  const from = words.indexOf(title, shot[0]);
  const at = from < 0 ? words.lastIndexOf(title) : from;
  return at < 0 ? shot : [at, at + title.length];
}

const select =
  (find: typeof placeOf) =>
  (shots: VideoPlan['shots'], index: number): void => {
    focusField('script');
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return;
    const place = find(shots, index, field.value);
    if (place) field.setSelectionRange(...place);
  };

export const selectWords = select(placeOf);
export const selectTitle = select(placeOfTitle);
