// Finds an engine that can judge photos: not every engine that draws people finds faces.
import type { CharacterSheetPort } from '@greenroom/engine-kit/ports/character-sheet';
import type { Engines } from './engines.ts';

/** The check of the engine that gets new characters, or else of any other; undefined if no engine finds faces. */
export const photoValidator = ({ all, candidates }: Engines): CharacterSheetPort['validate'] => {
  const ports = [...candidates('characterSheet'), ...all].flatMap(({ characterSheet }) => characterSheet ?? []);
  const port = ports.find(({ validate }) => validate !== undefined);
  return port?.validate?.bind(port);
};
