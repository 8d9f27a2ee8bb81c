// Selects the words of a shot in the script, where they are edited.
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

export function selectWords(shots: VideoPlan['shots'], index: number): void {
  focusField('script');
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement)) return;
  const place = placeOf(shots, index, field.value);
  if (place) field.setSelectionRange(...place);
}
