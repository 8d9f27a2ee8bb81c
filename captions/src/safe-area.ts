// The part of a vertical frame that platforms keep free of their own buttons and texts, relative to its sides.

export const SAFE = { top: 0.08, bottom: 0.82, left: 0.05, right: 0.88 } as const;
