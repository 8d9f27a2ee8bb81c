// Reads rows of many concurrent requests in one statement, because statements cost more than rows.

/** Two, so that a statement on a broken connection does not delay all requests. */
const MAX_RUNNING = 2;

interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(reason: unknown): void;
}

/**
 * Returns a function that reads the value of one key. While statements run, further keys wait for the next one. It begins after they
 * were asked for, so nobody gets a value from before their request.
 * `read` returns a value for each key, in the same order.
 */
export function batchReads<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const waiting: Waiting<Key, Value>[] = [];
  let running = 0;

  const run = async (): Promise<void> => {
    running += 1;
    while (waiting.length > 0) {
      const batch = waiting.splice(0);
      try {
        const values = await read(batch.map(({ key }) => key));
        batch.forEach(({ resolve }, index) => {
          resolve(values[index]!);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running -= 1;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (running < MAX_RUNNING) void run();
    });
}
