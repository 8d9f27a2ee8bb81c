// The wire schemas of uploads: files from the browser, checked and stored until used.
import { z } from 'zod';
import { dateTime } from '../text.ts';

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

export const UploadKind = z
  .enum(['photo', 'picture', 'logo', 'sample', 'sound'])
  .describe(
    'photo: a person to clone, rejected without a usable face. picture: any other image. logo: of the brand kit. ' +
      'sample: a recording to clone a voice from. sound: the speech of a video.',
  );
export type UploadKind = z.infer<typeof UploadKind>;

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

export const uploadId = () => z.string().regex(/^[0-9a-f]{32}$/, 'must be the id of an upload');

/** The path of POST /uploads/{kind}; its body is the file itself, as application/octet-stream. */
export const UploadKindPath = z.object({ kind: UploadKind });

/** The path of DELETE /uploads/by-id/{id} and of GET /uploads/by-id/{id}/file. */
export const UploadPath = z.object({ id: uploadId() });

/** Response of POST /uploads/{kind}. */
export const Upload = z.object({
  upload_id: uploadId(),
  kind: UploadKind,
  url: z.url().describe('The URL for requests of the same account; no other account can load it.'),
  bytes: z.int().describe('The size of the stored PNG or WAV, without metadata of the file.'),
  width: z.int().nullable().describe('In pixels; null for sounds.'),
  height: z.int().nullable().describe('In pixels; null for sounds.'),
  duration_sec: z.number().nullable().describe('Null for images. At most three minutes are stored.'),
  expires_at: dateTime().describe('When it is deleted if it is not used.'),
});
export type Upload = z.infer<typeof Upload>;
