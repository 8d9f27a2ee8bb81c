// The data of a character that a job stores when it is ordered, so that deleting the character does not affect the job.
import type { StoredEngineData } from '../../library/engine-data.ts';

export type CharacterSnapshot = { id: string; likeness: StoredEngineData };
