// A finished still as a PNG that says where it comes from.
import { writeFile } from 'node:fs/promises';
import { type DigitalSourceType, markedPng } from '@greenroom/engine-kit/digital-source';
import { pngOf, type Raster } from '../photo/raster.ts';

export const writeStill = async (file: string, still: Raster, origin: DigitalSourceType): Promise<void> =>
  writeFile(file, markedPng(await pngOf(still), origin));
