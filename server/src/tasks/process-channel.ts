// The channel between the service and a task process: one JSON message per line. An invalid one ends that task process only.
import type { Readable, Writable } from 'node:stream';

/** The descriptor of the channel in the task process: a socket for both directions. */
export const CHANNEL_FD = 3;

/** Far more than the result of any task. */
const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;

const NEWLINE = 10;

/** `onFault` is called for an invalid or too long message; nothing is read after it. */
export function readMessages(
  stream: Readable,
  { onMessage, onFault }: { onMessage(message: unknown): void; onFault(): void },
): void {
  let parts: Buffer[] = [];
  let bytes = 0;
  const stop = (): void => {
    stream.off('data', read);
    stream.resume();
    parts = [];
    onFault();
  };
  const read = (chunk: Buffer): void => {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      parts.push(chunk.subarray(start, end));
      const message = parse(Buffer.concat(parts).toString('utf8'));
      parts = [];
      bytes = 0;
      start = end + 1;
      if (message === undefined) {
        stop();
        return;
      }
      onMessage(message.value);
    }
    parts.push(chunk.subarray(start));
    bytes += chunk.length - start;
    if (bytes > MAX_MESSAGE_BYTES) stop();
  };
  stream.on('data', read);
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

export const writeMessage = (stream: Writable, message: object): void => {
  stream.write(`${JSON.stringify(message)}\n`);
};
