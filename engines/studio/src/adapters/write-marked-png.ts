// Writes a still as a PNG with its digital source type.
import { writeFile } from 'node:fs/promises';
import { type DigitalSourceType, markedPng } from '@greenroom/engine-kit/digital-source';
import { pngOf, type Raster } from '../photo/raster.ts';

export const writeMarkedPng = async (file: string, still: Raster, origin: DigitalSourceType): Promise<void> =>
  writeFile(file, markedPng(await pngOf(still), origin));
