// Methods for characters.
import type { Character, CharacterCreated, CharacterList, NewCharacter } from '@greenroom/contract/characters';
import type { Deleted } from '@greenroom/contract/deleted';
import type { CallOptions, Http, PostOptions } from '../http.ts';

export const characters = (http: Http) => ({
  /** Clones a character from photos or generates one from a description. Costs 10 credits. */
  create: (body: NewCharacter, options?: PostOptions) => http.post<CharacterCreated>('/characters', body, options),
  /** Lists characters, newest first, at most 100. */
  list: (options?: CallOptions) => http.get<CharacterList>('/characters', {}, options),
  get: (id: string, options?: CallOptions) => http.get<Character>(`/characters/${encodeURIComponent(id)}`, {}, options),
  delete: (id: string, options?: CallOptions) => http.delete<Deleted>(`/characters/${encodeURIComponent(id)}`, options),
});
