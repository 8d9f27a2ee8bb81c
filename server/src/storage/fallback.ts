// Two object stores as one, while objects are moved from one to the other.
import { type ListedObject, MissingObject, type ObjectStore } from './store.ts';

/**
 * Writes go to `store`. An object that it lacks is read from `fallback`. Deletions go to both, because an object may be in
 * either of them, or in both.
 */
export function withFallback(store: ObjectStore, fallback: ObjectStore): ObjectStore {
  const readFrom = async <T>(read: (each: ObjectStore) => Promise<T>): Promise<T> => {
    try {
      return await read(store);
    } catch (error) {
      if (!(error instanceof MissingObject)) throw error;
      return read(fallback);
    }
  };
  return {
    put: (key, file) => store.put(key, file),
    fetch: (key, file) => readFrom((each) => each.fetch(key, file)),
    read: (key, range) => readFrom((each) => each.read(key, range)),
    checksum: async (key) => (await store.checksum(key)) ?? fallback.checksum(key),
    async delete(key) {
      await Promise.all([store.delete(key), fallback.delete(key)]);
    },
    async *list(prefix): AsyncGenerator<ListedObject> {
      const listed = new Set<string>();
      for await (const object of store.list(prefix)) {
        listed.add(object.key);
        yield object;
      }
      for await (const object of fallback.list(prefix)) if (!listed.has(object.key)) yield object;
    },
    // Not the fallback, whose full disk may be the reason for the move.
    check: () => store.check(),
  };
}
