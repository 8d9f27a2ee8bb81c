// The states of a draft before its latest changes, to undo and redo them.
import type { Draft } from '../draft.ts';

const MAX_STATES = 100;
/** Changes of the same fields within this time of each other are one step, such as typed letters. */
const STEP_MS = 1_000;

export class DraftHistory {
  readonly #past: Draft[] = [];
  #future: Draft[] = [];
  #last = { fields: '', at: Number.NEGATIVE_INFINITY };

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Call it with the draft before each change, and the names of the fields that change. */
  record(before: Draft, fields: string, now = Date.now()): void {
    const isSameStep = fields === this.#last.fields && now - this.#last.at < STEP_MS;
    this.#last = { fields, at: now };
    this.#future = [];
    if (isSameStep) return;
    this.#past.push(before);
    if (this.#past.length > MAX_STATES) this.#past.shift();
  }

  /** Undefined if there is nothing to undo. */
  undo(current: Draft): Draft | undefined {
    return this.#move(this.#past, this.#future, current);
  }

  redo(current: Draft): Draft | undefined {
    return this.#move(this.#future, this.#past, current);
  }

  #move(from: Draft[], to: Draft[], current: Draft): Draft | undefined {
    const next = from.pop();
    if (!next) return undefined;
    to.push(current);
    // The next change begins a step of its own.
    this.#last = { fields: '', at: Number.NEGATIVE_INFINITY };
    return next;
  }
}
