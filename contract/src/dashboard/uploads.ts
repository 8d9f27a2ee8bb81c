// The wire schemas of uploads: files from the browser, checked and stored until used.
import { z } from 'zod';
import { dateTime } from '../text.ts';

export const UploadKind = z
  .enum(['photo', 'picture', 'logo', 'sample', 'sound'])
  .describe(
    'photo: a person to clone, rejected without a usable face. picture: any other image. logo: of the brand kit. ' +
      'sample: a recording to clone a voice from. sound: the speech of a video.',
  );
export type UploadKind = z.infer<typeof UploadKind>;

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
