// Short notes that something is done: shown for some seconds in a corner of whatever page one is on.
import { useSyncExternalStore } from 'react';

export interface Note {
  id: number;
  message: string;
}

const SHOWN_MS = 6000;

let notes: readonly Note[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Note[]): void {
  notes = next;
  for (const listener of listeners) listener();
}

export const dropNote = (id: number): void => change(notes.filter((note) => note.id !== id));

/** A whole sentence. */
export function showNote(message: string): void {
  const id = ++count;
  change([...notes, { id, message }]);
  setTimeout(() => dropNote(id), SHOWN_MS);
}

export const useNotes = (): readonly Note[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notes,
  );
