// The talking head as a Remotion composition. Bundled for the browser, so it cannot import Node modules.
import type { CaptionGroup } from '@greenroom/captions/layout';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import { Composition, Html5Audio, Img, registerRoot, staticFile, useCurrentFrame } from 'remotion';
import type { Box } from '../../engines/studio/src/face-animation.ts';
import type { Layers } from './layers.ts';

const LETTERS = `@font-face { font-family: Letters; font-weight: 100 900; src: url(${staticFile('letters.woff2')}) }`;

const part = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { position: 'absolute', ...style } }, ...children);

const picture = (name: string, style: CSSProperties) =>
  createElement(Img, { src: staticFile(`${name}.png`), style: { position: 'absolute', maxWidth: 'none', ...style } });

const placed = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height });

const caption = ({ lines, fontPx, wordStartsMs }: CaptionGroup, ms: number, { width, captionsBottom }: Layers) => {
  const spoken = wordStartsMs.findLastIndex((startMs) => startMs <= ms);
  const [tall, pad] = [fontPx * 1.42, fontPx * 0.42];
  const bandWide = Math.max(...lines.map((line) => line.width)) + 2 * pad;
  const bandTall = lines.length * tall + 1.2 * pad;
  return part(
    {
      left: (width - bandWide) / 2,
      top: captionsBottom - bandTall,
      width: bandWide,
      height: bandTall,
      borderRadius: fontPx * 0.34,
      background: '#15151b',
      color: '#fff',
      font: `800 ${fontPx}px/${tall * 0.88}px Letters`,
      whiteSpace: 'nowrap',
    },
    ...lines.flatMap((line, row) =>
      line.words.map((word) =>
        part(
          {
            left: (bandWide - line.width) / 2 + word.x - fontPx * 0.16,
            top: pad * 0.6 + row * tall + tall * 0.06,
            padding: `0 ${fontPx * 0.16}px`,
            borderRadius: fontPx * 0.22,
            zIndex: word.index === spoken ? 0 : 1,
            ...(word.index === spoken && { background: '#ff5a36' }),
          },
          word.text,
        ),
      ),
    ),
  );
};

const Video = (layers: Layers) => {
  const frame = useCurrentFrame();
  const { width, height, framesPerSecond, head, neck, mouth, moments, captions } = layers;
  const ms = (frame * 1000) / framesPerSecond;
  const now = moments[frame]!;
  const group = captions.find(({ startMs, endMs }) => ms >= startMs && ms < endMs);
  return part(
    { width, height },
    createElement('style', {}, LETTERS),
    createElement(Html5Audio, { src: staticFile('speech.wav') }),
    picture('still', { width, height }),
    part(
      {
        width,
        height,
        transformOrigin: `${neck.x}px ${neck.y}px`,
        transform: `translate(${now.x}px, ${now.y}px) rotate(${now.roll}rad)`,
      },
      picture('head', placed(head)),
      part({ ...placed(mouth), overflow: 'hidden' }, picture('mouths', { left: -now.mouth * mouth.width })),
    ),
    group && caption(group, ms, layers),
  );
};

registerRoot(() =>
  createElement(Composition<Layers>, {
    id: 'video',
    component: Video,
    calculateMetadata: ({ props: { width, height, framesPerSecond, moments } }) => ({
      width,
      height,
      fps: framesPerSecond,
      durationInFrames: moments.length,
    }),
  }),
);
