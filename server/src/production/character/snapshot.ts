// The data of a character that a job stores when it is ordered, so that deleting the character does not affect the job.
import type { Character, CharacterPictures } from '../../library/characters.ts';
import type { StoredEngineData } from '../../library/engine-data.ts';

export type CharacterSnapshot = {
  id: string;
  likeness: StoredEngineData;
  pictures: CharacterPictures;
  description: string;
};

export const characterSnapshotOf = ({ id, likeness, pictures, sheetText }: Character): CharacterSnapshot => ({
  id,
  likeness,
  pictures,
  description: sheetText ?? '',
});
