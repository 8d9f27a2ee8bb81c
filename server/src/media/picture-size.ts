// Reads the width and height of a PNG that the service created.
import { open } from 'node:fs/promises';
import type { LocalFile } from '@greenroom/engine-kit/step-context';

/** Pixels, from the IHDR chunk, which is always the first (PNG specification §11.2.1). */
export async function pictureSize(png: LocalFile): Promise<{ width: number; height: number }> {
  const file = await open(png);
  try {
    const head = Buffer.alloc(24);
    await file.read(head, 0, 24, 0);
    if (head.toString('latin1', 12, 16) !== 'IHDR') throw new Error('This file is not a PNG.');
    return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  } finally {
    await file.close();
  }
}
