// Captions can be read in every style, whatever colours were chosen.
import { captionStyles, defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import { expect, test } from 'vitest';
import { contrast, over, paintStyleOf } from './styles.ts';

/** The corners of the colour cube, its grey axis and colours in between. */
const COLORS = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
].concat(['#ff5a36', '#123456', '#ffd400', '#7f7f00', '#767676', '#15151b']);
/** Of large bold letters (WCAG 2.2, success criterion 1.4.3). */
const LARGE = 3;

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(captionStyles)(
  'the letters of "%s" can be read on their box or in their outline, over light and dark pictures',
  (style) => {
    for (const textColor of COLORS)
      for (const accentColor of COLORS) {
        const { box, outline, text, spoken } = paintStyleOf({ ...defaultCaptionLook, style, textColor, accentColor });
        const colors = `${textColor} with ${accentColor}`;
        // A translucent box depends on the picture behind it.
        for (const picture of ['#ffffff', '#000000']) {
          const behind = box ? over(box.color, box.opacity, picture) : outline!;
          expect(contrast(text, behind), colors).toBeGreaterThanOrEqual(LARGE);
          if (spoken) expect(contrast(spoken.text, spoken.box ?? behind), colors).toBeGreaterThanOrEqual(LARGE);
        }
      }
  },
);

test('chosen colours that can be read are kept', () => {
  const look = { ...defaultCaptionLook, textColor: '#123456', accentColor: '#ffd400' };
  expect(paintStyleOf({ ...look, style: 'pill' })).toMatchObject({ text: '#123456', box: { color: '#ffd400' } });
  expect(paintStyleOf({ ...look, style: 'single' })).toMatchObject({ text: '#123456', outline: '#ffffff' });
});
