// Detects the format of a file from its first bytes alone; names and content types are not trusted.
import { open } from 'node:fs/promises';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';
export type SoundFormat = 'wav' | 'mp3' | 'aac' | 'mp4' | 'ogg' | 'flac' | 'webm';

const HEAD_BYTES = 4096;

/** Returns the format of a picture; undefined unless it is one of the four supported ones. */
export function sniffPicture(head: Buffer): PictureFormat | undefined {
  if (head.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  if (tag(head, 0) === 'RIFF' && tag(head, 8) === 'WEBP') return 'webp';
  if (isAvif(head)) return 'avif';
  return undefined;
}

/** Returns the format of a sound file or of a video file with sound; undefined for everything else, including playlists. */
export function sniffSound(head: Buffer): SoundFormat | undefined {
  if (tag(head, 0) === 'RIFF' && tag(head, 8) === 'WAVE') return 'wav';
  if (tag(head, 0) === 'fLaC') return 'flac';
  if (tag(head, 0) === 'OggS') return 'ogg';
  if (head.subarray(0, 4).equals(Buffer.of(0x1a, 0x45, 0xdf, 0xa3))) return 'webm';
  if (tag(head, 4) === 'ftyp' && !isAvif(head)) return 'mp4';
  // An ID3v2 tag may be longer than the head, and only MP3 files have one.
  if (head.toString('latin1', 0, 3) === 'ID3') return 'mp3';
  return mpegAudio(head);
}

/** MPEG audio frame headers (ISO 11172-3 §2.4.1.3, ADTS ISO 13818-7 §6.2): twelve sync bits, then the layer. */
function mpegAudio(head: Buffer): 'mp3' | 'aac' | undefined {
  const [first = 0, second = 0, third = 0] = head;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  if ((second & 0xf6) === 0xf0) return 'aac';
  const validRates = third >> 4 !== 0x0f && (third & 0x0c) !== 0x0c;
  const version = (second >> 3) & 3;
  return (second & 0x06) === 0x02 && version !== 1 && validRates ? 'mp3' : undefined;
}

/** Reads the first bytes of a file, as many as sniffing needs. */
export async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Whether it is a single AVIF picture, by its major or compatible brands (AV1 Image File Format §6); `avis` is a sequence. */
function isAvif(head: Buffer): boolean {
  if (tag(head, 4) !== 'ftyp') return false;
  const brands = head.toString('latin1', 16, Math.min(head.length, head.readUInt32BE(0)));
  return tag(head, 8) === 'avif' || (tag(head, 8) === 'mif1' && brands.includes('avif'));
}

const tag = (head: Buffer, at: number): string => head.toString('latin1', at, at + 4);
