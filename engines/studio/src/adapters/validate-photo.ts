// Validates a photo by the same rating with which a presenter is created from photos.
import type { CharacterSheetPort } from '@greenroom/engine-kit/ports/character-sheet';
import type { Task } from '@greenroom/engine-kit/step-context';

export type ValidatePhotoInput = { photo: string };

const validatePhotoTask: Task<ValidatePhotoInput, null> = {
  module: new URL('./validate-photo.task.ts', import.meta.url),
  limits: { cpuSeconds: 60, timeoutSeconds: 90, memoryMb: 1100, fileMb: 16 },
};

export const validatePhoto: NonNullable<CharacterSheetPort['validate']> = async (photo, ctx) => {
  await ctx.runTask(validatePhotoTask, { photo });
};
