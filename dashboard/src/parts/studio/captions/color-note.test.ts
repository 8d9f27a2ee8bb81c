// Tests of the note about colours that are not used.
import { expect, test } from 'vitest';
import { colorNote } from './color-note.ts';

const look = { style: 'pill', font: 'montserrat', uppercase: false } as const;

test.each([
  ['pill', '#ffffff', '#0e7a57', undefined],
  ['pill', '#0e7a57', '#0e7a57', /the text is white/],
  ['pill', '#ffffff', '#ffee00', /the text is black/],
  ['outline', '#ffffff', '#101010', /the spoken word has the text colour/],
  ['band', '#ffffff', '#101010', undefined],
] as const)('%s with text %s and accent %s', (style, text_color, accent_color, note) => {
  const text = colorNote({ ...look, style, text_color, accent_color });
  if (note) expect(text).toMatch(note);
  else expect(text).toBeUndefined();
});
