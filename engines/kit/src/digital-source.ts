// The machine-readable mark of synthetic origin in every image, sound and video: the IPTC digital source type.
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/**
 * IPTC digital source types (http://cv.iptc.org/newscodes/digitalsourcetype). An engine declares by them how it made a file.
 *
 * - `algorithmicMedia`: made by algorithms alone, without sampled training data, as the built-in studio paints presenters.
 * - `trainedAlgorithmicMedia`: made by a trained model, such as a picture of an AI provider, or speech of a voice that was built from
 *   recordings.
 * - `composite`: a mix without a part of a trained model, such as a photo of a person that an algorithm animates.
 * - `compositeWithTrainedAlgorithmicMedia`: a mix with a part of a trained model, such as a photo that a model edits.
 */
export type DigitalSourceType = (typeof TYPES)[number];

const TYPES = [
  'algorithmicMedia',
  'trainedAlgorithmicMedia',
  'composite',
  'compositeWithTrainedAlgorithmicMedia',
] as const;

/** The URL of a type is this and its name. */
export const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The type of what is made of these parts. `undefined`: a part without a mark, such as a photo or a recording of a person. */
export function mixOf(parts: readonly (DigitalSourceType | undefined)[]): DigitalSourceType {
  const [first] = parts;
  if (first !== undefined && parts.every((part) => part === first)) return first;
  return parts.some(isTrained) ? 'compositeWithTrainedAlgorithmicMedia' : 'composite';
}

/** Whether a trained model made a part of it. */
export const isTrained = (type: DigitalSourceType | undefined): type is DigitalSourceType =>
  type === 'trainedAlgorithmicMedia' || type === 'compositeWithTrainedAlgorithmicMedia';

/** An ASCII comment with the URL of the type, for containers without a field for it (MP4, MP3, WAV). */
export const originComment = (type: DigitalSourceType): string =>
  `Synthetic media. DigitalSourceType: ${VOCABULARY}${type}`;

/** Finds a comment of `originComment` anywhere in `text` and returns its type. */
export const findOrigin = (text: string): DigitalSourceType | undefined =>
  TYPES.find((type) => type === text.split(VOCABULARY)[1]?.match(/^\w+/)?.[0]);

/** Marks are near the start of PNG and MP3 files, and at the end of WAV files. */
const HEAD_BYTES = 65_536;
const TAIL_BYTES = 512;

/** Reads the mark of a PNG, MP3 or WAV. Undefined if it has none. */
export async function readOrigin(file: string): Promise<DigitalSourceType | undefined> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const read = async (position: number, length: number) =>
      (await handle.read({ buffer: Buffer.alloc(length), position })).buffer.toString('latin1');
    return (
      findOrigin(await read(0, Math.min(size, HEAD_BYTES))) ??
      findOrigin(await read(Math.max(0, size - TAIL_BYTES), Math.min(size, TAIL_BYTES)))
    );
  } finally {
    await handle.close();
  }
}

/**
 * Returns the PNG with its type as XMP in an `iTXt` chunk before the first `IDAT` (XMP Specification Part 3 §1.1.5; IPTC Photo
 * Metadata Standard, "Digital Source Type"). Pixels do not change.
 *
 * @throws {Error} if `png` is not a PNG.
 */
export function markedPng(png: Buffer, type: DigitalSourceType): Buffer {
  if (png.toString('latin1', 12, 16) !== 'IHDR') throw new Error('This file is not a PNG.');
  const afterHeader = 8 + 12 + png.readUInt32BE(8);
  return Buffer.concat([png.subarray(0, afterHeader), xmpChunk(type), png.subarray(afterHeader)]);
}

function xmpChunk(type: DigitalSourceType): Buffer {
  const xmp = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
<Iptc4xmpExt:DigitalSourceType>${VOCABULARY}${type}</Iptc4xmpExt:DigitalSourceType>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
  const body = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`, 'utf8');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
