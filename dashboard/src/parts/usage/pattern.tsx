// Fillings told apart by more than their colour: each is a colour with marks of its own in the colour of the ground.
import type { ReactNode } from 'react';

export interface Filling {
  /** A shade that stands out from light and dark ground alike. */
  colour: string;
  marks: 'none' | 'rising' | 'dots' | 'level' | 'upright' | 'falling';
}

const SIZE = 8;

const marksOf: Readonly<Record<Filling['marks'], ReactNode>> = {
  none: null,
  rising: <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" />,
  falling: <path d="M-2 6 2 10M0 0 8 8M6-2 10 2" />,
  level: <path d="M0 4H8" />,
  upright: <path d="M4 0V8" />,
  dots: <circle cx="4" cy="4" r="1" />,
};

/** Defines the filling under `id`, within an SVG picture; it is used as `url(#id)`. */
export const Pattern = ({ id, filling }: { id: string; filling: Filling }) => (
  <pattern id={id} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
    <rect width={SIZE} height={SIZE} fill={filling.colour} />
    <g stroke="var(--surface)" strokeWidth="1.6" fill="none">
      {marksOf[filling.marks]}
    </g>
  </pattern>
);
