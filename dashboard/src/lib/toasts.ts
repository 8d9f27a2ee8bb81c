// Short messages shown over the end of the page for a few seconds after an action succeeded.
import { useSyncExternalStore } from 'react';

interface Toast {
  id: number;
  message: string;
  /** A button, such as Undo. It closes the toast. */
  action: ToastAction | undefined;
  /** Something failed meanwhile. */
  warns: boolean;
}

interface ToastAction {
  label: string;
  run: () => void;
}

const SHOWN_MS = 6000;
/** Long enough to read the message, find the button and reach it. */
const SHOWN_WITH_ACTION_MS = 20_000;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const dismissToast = (id: number): void => update(toasts.filter((toast) => toast.id !== id));

/** @param message a full sentence. */
export function showToast(message: string, action?: ToastAction, warns = false): void {
  const id = ++count;
  update([...toasts, { id, message, action, warns }]);
  setTimeout(() => dismissToast(id), action ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
}

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
