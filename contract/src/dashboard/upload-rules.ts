// Limits and formats of uploads. Its own module: pages that upload load no schemas.
import type { UploadKind } from './uploads.ts';

/** Sizes are those of the sent file. */
export const uploadLimits = {
  pictureBytes: 20_000_000,
  logoBytes: 5_000_000,
  soundBytes: 50_000_000,
  /** Stored files of one account. */
  maxStored: 60,
  maxStoredBytes: 500_000_000,
  /** Concurrent uploads of one account. */
  maxConcurrent: 6,
  /** Hours after its last use. */
  expiryHours: 24,
} as const;

/** For each kind: the `accept` of a file field, the formats in words, and the maximum size. */
export const uploadRules: Record<UploadKind, { accept: string; formats: string; maxBytes: number }> = {
  photo: {
    accept: 'image/jpeg,image/png,image/webp,image/avif',
    formats: 'JPEG, PNG, WebP or AVIF, at most 20 MB',
    maxBytes: uploadLimits.pictureBytes,
  },
  picture: {
    accept: 'image/jpeg,image/png,image/webp,image/avif',
    formats: 'JPEG, PNG, WebP or AVIF, at most 20 MB',
    maxBytes: uploadLimits.pictureBytes,
  },
  logo: {
    accept: 'image/jpeg,image/png,image/webp,image/avif',
    formats: 'PNG, WebP, AVIF or JPEG, at most 5 MB',
    maxBytes: uploadLimits.logoBytes,
  },
  sample: {
    accept: 'audio/*,video/mp4,video/webm',
    formats: 'WAV, MP3, M4A, Ogg, FLAC or WebM, at most 50 MB',
    maxBytes: uploadLimits.soundBytes,
  },
  sound: {
    accept: 'audio/*,video/mp4,video/webm',
    formats: 'WAV, MP3, M4A, Ogg, FLAC or WebM, at most 50 MB',
    maxBytes: uploadLimits.soundBytes,
  },
};
