// The step that fields are faded with.

/** 0 up to `from`, 1 from `to` on (or the other way round), eased at both ends: 3t² − 2t³. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = (value - from) / (to - from);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
};
