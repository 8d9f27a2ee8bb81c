// Short messages shown in a corner for a few seconds after an action succeeded.
import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  message: string;
}

const SHOWN_MS = 6000;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const dismissToast = (id: number): void => update(toasts.filter((toast) => toast.id !== id));

/** @param message a full sentence. */
export function showToast(message: string): void {
  const id = ++count;
  update([...toasts, { id, message }]);
  setTimeout(() => dismissToast(id), SHOWN_MS);
}

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
