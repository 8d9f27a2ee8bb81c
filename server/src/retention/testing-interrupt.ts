// Interrupts a transaction in tests: by an error, or in a process that is killed.
import type { Db, Tx } from '../db/db.ts';

/** The database, whose transaction with this number calls `interrupt` before its commit. */
export function interruptTransaction(db: Db, number: number, interrupt: () => Promise<never>): Db {
  let left = number;
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') {
        const member = Reflect.get(target, name, target);
        return typeof member === 'function' ? member.bind(target) : member;
      }
      return () => ({
        async execute(work: (tx: Tx) => Promise<unknown>) {
          const last = --left === 0;
          return target.transaction().execute(async (tx) => {
            const result = await work(tx);
            if (last) await interrupt();
            return result;
          });
        },
      });
    },
  });
}
