// The machine-readable mark of synthetic origin in every image, sound and video: the IPTC digital source type.
import { crc32 } from 'node:zlib';

/**
 * IPTC digital source types (http://cv.iptc.org/newscodes/digitalsourcetype).
 *
 * - `algorithmicMedia`: made purely by an algorithm, without training data, as the built-in studio draws and speaks.
 * - `compositeSynthetic`: a mix with at least one synthetic element, such as a video made from a photo of a real person.
 * - `trainedAlgorithmicMedia`, `compositeWithTrainedAlgorithmicMedia`: the same with a trained model.
 */
export type DigitalSourceType = (typeof TYPES)[number];

const TYPES = [
  'algorithmicMedia',
  'compositeSynthetic',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
] as const;

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** An ASCII comment with the URL of the type, for containers without a field for it (MP4, MP3, WAV). */
export const originComment = (type: DigitalSourceType): string =>
  `Synthetic media. DigitalSourceType: ${VOCABULARY}${type}`;

/** Finds a comment of `originComment` anywhere in `text` and returns its type. */
export const findOrigin = (text: string): DigitalSourceType | undefined =>
  TYPES.find((type) => type === text.split(VOCABULARY)[1]?.match(/^\w+/)?.[0]);

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
