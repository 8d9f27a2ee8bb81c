// The wire shapes of uploads: a file from the browser, checked and kept until it is used.
import { z } from 'zod';
import { dateTime } from '../text.ts';

/** Sizes are of the file as it is sent. */
export const uploadLimits = {
  pictureBytes: 20_000_000,
  soundBytes: 50_000_000,
  /** Of one account, waiting to be used. */
  kept: 60,
  keptBytes: 500_000_000,
  /** Of one account, under way at once. */
  atOnce: 6,
  /** Hours after its last use. */
  keptHours: 24,
} as const;

export const UploadKind = z
  .enum(['photo', 'picture', 'sample', 'sound'])
  .describe(
    'photo: a person to clone, refused where no usable face is found. picture: anything else to show. ' +
      'sample: a recording to clone a voice from. sound: what a video speaks.',
  );
export type UploadKind = z.infer<typeof UploadKind>;

/** What each kind may be, in words and for a file field; in bytes. */
export const uploadRules: Record<UploadKind, { accept: string; says: string; maxBytes: number }> = {
  photo: {
    accept: 'image/jpeg,image/png,image/webp,image/avif',
    says: 'JPEG, PNG, WebP or AVIF, at most 20 MB',
    maxBytes: uploadLimits.pictureBytes,
  },
  picture: {
    accept: 'image/jpeg,image/png,image/webp,image/avif',
    says: 'JPEG, PNG, WebP or AVIF, at most 20 MB',
    maxBytes: uploadLimits.pictureBytes,
  },
  sample: {
    accept: 'audio/*,video/mp4,video/webm',
    says: 'WAV, MP3, M4A, Ogg, FLAC or WebM, at most 50 MB',
    maxBytes: uploadLimits.soundBytes,
  },
  sound: {
    accept: 'audio/*,video/mp4,video/webm',
    says: 'WAV, MP3, M4A, Ogg, FLAC or WebM, at most 50 MB',
    maxBytes: uploadLimits.soundBytes,
  },
};

export const uploadId = () => z.string().regex(/^[0-9a-f]{32}$/, 'must be the id of an uploaded file');

/** The path of POST /uploads/{kind}; its body is the file itself, as application/octet-stream. */
export const UploadKindPath = z.object({ kind: UploadKind });

/** The path of DELETE /uploads/by-id/{id} and of GET /uploads/by-id/{id}/file. */
export const UploadPath = z.object({ id: uploadId() });

/** Answer of POST /uploads/{kind}. */
export const Upload = z.object({
  upload_id: uploadId(),
  kind: UploadKind,
  url: z.url().describe('How orders of the same account name it; nobody else can load it.'),
  bytes: z.int().describe('Of what is kept: a PNG or a WAV without anything that was hidden in the file.'),
  width: z.int().nullable().describe('In pixels; null for sounds.'),
  height: z.int().nullable().describe('In pixels; null for sounds.'),
  duration_sec: z.number().nullable().describe('Null for pictures. At most three minutes are kept.'),
  expires_at: dateTime().describe('When it goes if it is not used.'),
});
export type Upload = z.infer<typeof Upload>;
