// Words as captions show them, in the lines, colours and boxes of the finished video.
import { firstCaption } from '@greenroom/captions/first-caption';
import { SAFE } from '@greenroom/captions/safe-area';
import { paintStyleOf } from '@greenroom/captions/styles';
import { type CSSProperties, Fragment, useEffect, useState } from 'react';
import { fontFamilies } from './caption-fonts.ts';
import classes from './captions.module.css';
import type { CaptionLook } from './use-brand-kit.ts';

interface Props {
  /** Of which the first caption is shown. */
  script: string;
  look: CaptionLook;
}

/** Characters in which the first sentence of a script ends, as a rule. */
const BEGINNING = 300;

/** At the sides of the words, in heights of the letters. */
const PADDING = 0.42;

const pen = document.createElement('canvas').getContext('2d')!;

/** Measures words in heights of their letters; again once their font is loaded, which showing them begins. */
function useWidths(family: string, uppercase: boolean): (word: string) => number {
  const [, setLoads] = useState(0);
  useEffect(() => {
    const onLoaded = () => setLoads((loads) => loads + 1);
    document.fonts.addEventListener('loadingdone', onLoaded);
    return () => document.fonts.removeEventListener('loadingdone', onLoaded);
  }, []);
  return (word) => {
    pen.font = `800 100px ${family}`;
    return pen.measureText(uppercase ? word.toLocaleUpperCase() : word).width / 100;
  };
}

/** A plain background would be measured as text of the page, with other rules than a picture of the video. */
const fill = (color: string, opacity = 1): string => {
  const mixed = `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
  return `linear-gradient(${mixed}, ${mixed})`;
};

/** The second word is being spoken. Sizes are relative to the width of the nearest size container. */
export function CaptionWords({ script, look }: Props) {
  const { style, font, uppercase, text_color: textColor, accent_color: accentColor } = look;
  const { size, single, box, outline, text, spoken } = paintStyleOf({ style, font, uppercase, textColor, accentColor });
  const widthOf = useWidths(fontFamilies[font], uppercase);
  // Centred, so both margins are that of the side that platforms cover.
  const maxWidth = (1 - 2 * (1 - SAFE.right)) / size - 2 * PADDING;
  const caption = firstCaption(script.slice(0, BEGINNING), maxWidth, widthOf);
  const words = caption.flat();
  const current = Math.min(1, words.length - 1);
  const lines = single ? [words.slice(current, current + 1)] : caption;
  // As the painter does, a word that is too wide is made smaller.
  const scale = Math.min(1, ...lines.flat().map((word) => maxWidth / widthOf(word.text)));
  const letters: CSSProperties = {
    color: text,
    fontFamily: fontFamilies[font],
    fontSize: `${size * scale * 100}cqw`,
    textTransform: uppercase ? 'uppercase' : 'none',
    background: fill('#000000', 0),
    ...(outline && { WebkitTextStroke: `0.2em ${outline}`, paintOrder: 'stroke fill' }),
  };
  const background = box && { background: fill(box.color, box.opacity) };
  return (
    <span className={classes.block} style={{ ...letters, ...(box?.around === 'all' && background) }} dir="auto">
      {lines.map((line, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <Fragment key={row}>
          {row > 0 && ' '}
          <span className={classes.line}>
            <span
              className={box?.around === 'line' ? classes.pill : undefined}
              style={box?.around === 'line' ? background : undefined}
            >
              {line.map(({ text: word, index, spaced }) => {
                const isSpoken = spoken && (index === current || (spoken.past && index < current));
                return (
                  <Fragment key={index}>
                    {spaced && ' '}
                    <span
                      className={spoken?.box && isSpoken ? classes.spoken : undefined}
                      style={
                        isSpoken
                          ? { color: spoken.text, ...(spoken.box && { background: fill(spoken.box) }) }
                          : undefined
                      }
                    >
                      {word}
                    </span>
                  </Fragment>
                );
              })}
            </span>
          </span>
        </Fragment>
      ))}
    </span>
  );
}
