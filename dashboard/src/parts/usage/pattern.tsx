// Chart fills that differ in their pattern as well as in their colour.
import type { ReactNode } from 'react';

export interface Fill {
  /** Must contrast with light and dark backgrounds. */
  color: string;
  marks: 'none' | 'diagonal_up' | 'dots' | 'horizontal' | 'vertical' | 'diagonal_down';
}

const SIZE = 8;

const marksOf: Readonly<Record<Fill['marks'], ReactNode>> = {
  none: null,
  diagonal_up: <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" />,
  diagonal_down: <path d="M-2 6 2 10M0 0 8 8M6-2 10 2" />,
  horizontal: <path d="M0 4H8" />,
  vertical: <path d="M4 0V8" />,
  dots: <circle cx="4" cy="4" r="1" />,
};

/** Defines the fill in an SVG, to be used as `url(#id)`. */
export const Pattern = ({ id, fill }: { id: string; fill: Fill }) => (
  <pattern id={id} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
    <rect width={SIZE} height={SIZE} fill={fill.color} />
    <g stroke="var(--surface)" strokeWidth="1.6" fill="none">
      {marksOf[fill.marks]}
    </g>
  </pattern>
);
