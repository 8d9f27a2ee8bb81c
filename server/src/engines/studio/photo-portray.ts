// Presenters from photos: the best photo's face is found and kept, its sheet rendered from the photo itself.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { LocalFile, Task } from '../../kernel/workbench.ts';
import type { CharacterSheetEngine } from '../ports/character-sheet.ts';

export type PortrayInput = { photos: string[]; editInstructions: string | null; sheet: string };

export type PortrayOutput = {
  /** Which photo was taken, from 0. */
  photo: number;
  sheetText: string;
  likeness: {
    kind: 'photo';
    landmarks: number[];
    look: {
      brightness: number;
      warmth: number;
      saturation: number;
      tint: string | null;
      closeness: number;
      exposure: number;
    };
  };
};

const portrayTask: Task<PortrayInput, PortrayOutput> = {
  module: new URL('./photo-portray.task.ts', import.meta.url),
  limits: { cpuSeconds: 60, wallSeconds: 90, memoryMb: 900, fileMb: 64 },
};

export const portray: CharacterSheetEngine['portray'] = async ({ photos, editInstructions }, bench) => {
  const sheet = join(bench.dir, `sheet-${randomUUID()}.png`) as LocalFile;
  const { photo, sheetText, likeness } = await bench.compute(portrayTask, {
    photos: [...photos],
    editInstructions: editInstructions ?? null,
    sheet,
  });
  return { sheet, sheetText, likeness: { json: likeness, files: { photo: photos[photo]! } } };
};
