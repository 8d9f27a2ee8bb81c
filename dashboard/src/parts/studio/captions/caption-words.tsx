// Words as captions show them, in the colours and boxes of the finished video.
import { paintStyleOf } from '@greenroom/captions/styles';
import { type CSSProperties, Fragment } from 'react';
import { fontFamilies } from './caption-fonts.ts';
import classes from './captions.module.css';
import type { CaptionLook } from './use-brand-kit.ts';

interface Props {
  words: readonly string[];
  look: CaptionLook;
}

/** A plain background would be measured as text of the page, with other rules than a picture of the video. */
const fill = (color: string, opacity = 1): string => {
  const mixed = `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
  return `linear-gradient(${mixed}, ${mixed})`;
};

/** The second word is being spoken. Sizes are relative to the width of the nearest size container. */
export function CaptionWords({ words, look }: Props) {
  const { style, font, uppercase, text_color: textColor, accent_color: accentColor } = look;
  const { size, single, box, outline, text, spoken } = paintStyleOf({ style, font, uppercase, textColor, accentColor });
  const current = Math.min(1, words.length - 1);
  const letters: CSSProperties = {
    color: text,
    fontFamily: fontFamilies[font],
    fontSize: `${size * 100}cqw`,
    textTransform: uppercase ? 'uppercase' : 'none',
    background: fill('#000000', 0),
    ...(outline && { WebkitTextStroke: `0.2em ${outline}`, paintOrder: 'stroke fill' }),
  };
  const shown = single ? [words[current]!] : words;
  return (
    <span
      className={box?.around === 'line' ? classes.lines : classes.block}
      style={{ ...letters, ...(box && { background: fill(box.color, box.opacity) }) }}
      dir="auto"
    >
      {shown.map((word, index) => {
        const isSpoken = spoken && (index === current || (spoken.past && index < current));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
          <Fragment key={index}>
            {index > 0 && ' '}
            <span
              className={spoken?.box && isSpoken ? classes.spoken : undefined}
              style={isSpoken ? { color: spoken.text, ...(spoken.box && { background: fill(spoken.box) }) } : undefined}
            >
              {word}
            </span>
          </Fragment>
        );
      })}
    </span>
  );
}
