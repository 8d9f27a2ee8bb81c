// Methods for characters.
import type { ApiPromise, CallOptions, Http, PostOptions } from '../http.ts';
import type { Character, CharacterCreated, CharacterList, Deleted, NewCharacter } from '../types.ts';

export class Characters {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Clones a character from photos or generates one from a description. Costs 10 credits. */
  create(body: NewCharacter, options?: PostOptions): ApiPromise<CharacterCreated> {
    return this.#http.post('/characters', body, options);
  }

  /** Lists characters, newest first, at most 100. */
  list(options?: CallOptions): ApiPromise<CharacterList> {
    return this.#http.get('/characters', {}, options);
  }

  /** Returns a character. */
  get(characterId: string, options?: CallOptions): ApiPromise<Character> {
    return this.#http.get(`/characters/${encodeURIComponent(characterId)}`, {}, options);
  }

  /** Deletes a character. Its videos and files remain. `NotFound` after a retry can mean that the first attempt deleted it. */
  delete(characterId: string, options?: CallOptions): ApiPromise<Deleted> {
    return this.#http.delete(`/characters/${encodeURIComponent(characterId)}`, options);
  }
}
