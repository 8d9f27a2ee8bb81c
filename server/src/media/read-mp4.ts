// Reads the properties of an MP4's picture and sound from its index, without decoding them (ISO/IEC 14496-12).
import { open } from 'node:fs/promises';
import { type DigitalSourceType, findOrigin } from '@greenroom/engine-kit/digital-source';

export interface Mp4 {
  picture: {
    /** H.264 that every player decodes: 8 bit, 4:2:0, in square pixels. */
    isPlainH264: boolean;
    width: number;
    height: number;
    frames: number;
    /** Undefined if it varies. */
    framesPerSecond: number | undefined;
    /** 0 in a fragmented file, whose index does not list its frames. */
    durationMs: number;
  };
  hasAac: boolean;
  /** The index precedes the media, so that playback starts at once. */
  isFastStart: boolean;
  /** Its mark of synthetic origin. */
  origin: DigitalSourceType | undefined;
}

/** Ten minutes of video have an index of less than one megabyte. */
const MAX_INDEX_BYTES = 8_000_000;
const MAX_BOXES = 1_000;

/** Undefined if the file is not a readable, whole MP4 with a picture. */
export async function readMp4(file: string): Promise<Mp4 | undefined> {
  const found = await readIndex(file);
  if (found === undefined) return undefined;
  try {
    const tracks = boxesIn(found.index).flatMap(({ type, body }) => (type === 'trak' ? [body] : []));
    const picture = tracks.find((track) => handlerOf(track) === 'vide');
    const sound = tracks.find((track) => handlerOf(track) === 'soun');
    return (
      picture && {
        picture: readPicture(picture),
        hasAac: sound !== undefined && boxesIn(sampleEntries(sound))[0]?.type === 'mp4a',
        isFastStart: found.isFastStart,
        origin: findOrigin(found.index.toString('latin1')),
      }
    );
  } catch (error) {
    // A length or an offset that points outside its box.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Undefined if there is none, or if the file ends before its media does, as an interrupted download. */
async function readIndex(file: string): Promise<{ index: Buffer; isFastStart: boolean } | undefined> {
  const handle = await open(file);
  try {
    const { size: fileBytes } = await handle.stat();
    let found: { index: Buffer; isFastStart: boolean } | undefined;
    let hasMedia = false;
    for (let at = 0, count = 0; at < fileBytes && count < MAX_BOXES; count++) {
      const { buffer: head, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, at);
      if (bytesRead < 8) break;
      const type = head.toString('latin1', 4, 8);
      const size = head.readUInt32BE(0) === 1 ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0);
      if (size < 8) break;
      const isNeeded = type === 'moov' || type === 'mdat';
      if (isNeeded && at + size > fileBytes) return undefined;
      if (type === 'moov' && found === undefined) {
        if (size > MAX_INDEX_BYTES) return undefined;
        const index = Buffer.alloc(size - 8);
        await handle.read(index, 0, index.length, at + 8);
        found = { index, isFastStart: !hasMedia };
      }
      hasMedia ||= type === 'mdat';
      at += size;
    }
    return found;
  } finally {
    await handle.close();
  }
}

function readPicture(track: Buffer): Mp4['picture'] {
  const mediaHeader = boxAt(track, 'mdia', 'mdhd');
  const timescale = mediaHeader.readUInt32BE(mediaHeader[0] === 1 ? 20 : 12);

  const runs = timeToSample(boxAt(track, 'mdia', 'minf', 'stbl', 'stts'));
  const delta = runs[0]?.delta;
  const framesPerSecond = delta && runs.every((run) => run.delta === delta) ? timescale / delta : undefined;

  const [entry] = boxesIn(sampleEntries(track));
  if (entry === undefined) throw new RangeError('The MP4 does not describe its picture.');
  const [width, height] = [entry.body.readUInt16BE(24), entry.body.readUInt16BE(26)];
  const header = boxAt(track, 'tkhd');
  // Shown at another size than it is coded where its pixels are not square; 16.16 fixed point.
  const isSquare =
    [header.length - 8, header.length - 4].map((at) => header.readUInt32BE(at) >> 16).join() === `${width},${height}`;
  const profile = boxesIn(entry.body.subarray(78)).find(({ type }) => type === 'avcC')?.body[1];
  return {
    isPlainH264: entry.type === 'avc1' && isSquare && PLAIN_PROFILES.has(profile ?? 0),
    width,
    height,
    frames: runs.reduce((sum, { count }) => sum + count, 0),
    framesPerSecond,
    durationMs: runs.reduce((ms, run) => ms + (run.count * run.delta * 1000) / timescale, 0),
  };
}

/** Baseline, Main and High of H.264 (ITU-T H.264 Annex A.2): all others may have more bits or more colour. */
const PLAIN_PROFILES = new Set([66, 77, 100]);

function timeToSample(box: Buffer): { count: number; delta: number }[] {
  const length = Math.min(box.readUInt32BE(4), (box.length - 8) / 8);
  return Array.from({ length }, (_, i) => ({
    count: box.readUInt32BE(8 + i * 8),
    delta: box.readUInt32BE(12 + i * 8),
  }));
}

const handlerOf = (track: Buffer): string => boxAt(track, 'mdia', 'hdlr').toString('latin1', 8, 12);

/** The sample descriptions of a track, behind version, flags and count. */
const sampleEntries = (track: Buffer): Buffer => boxAt(track, 'mdia', 'minf', 'stbl', 'stsd').subarray(8);

function boxesIn(bytes: Buffer): { type: string; body: Buffer }[] {
  const boxes: { type: string; body: Buffer }[] = [];
  for (let at = 0; at + 8 <= bytes.length && boxes.length < MAX_BOXES; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) break;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
}

/** Throws a RangeError where there is none. */
function boxAt(bytes: Buffer, ...path: string[]): Buffer {
  return path.reduce((box, name) => {
    const found = boxesIn(box).find(({ type }) => type === name);
    if (found === undefined) throw new RangeError(`The MP4 has no ${path.join('/')}.`);
    return found.body;
  }, bytes);
}
