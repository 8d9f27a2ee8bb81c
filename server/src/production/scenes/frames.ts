// The frames of a scenes video, on which shots begin.
export const FRAME_MS = 1000 / 30;

export const onFrame = (ms: number): number => Math.round(ms / FRAME_MS) * FRAME_MS;
