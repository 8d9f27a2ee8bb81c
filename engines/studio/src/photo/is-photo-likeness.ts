// Tells photographed presenters from painted ones without loading what reads photos.
import type { PhotoLikeness } from './likeness.ts';

/** Whether a stored likeness is that of a photo; `parsePhotoLikeness` checks its other members. */
export const isPhotoLikeness = (json: unknown): json is PhotoLikeness =>
  (json as { kind?: unknown } | null)?.kind === 'photo';
