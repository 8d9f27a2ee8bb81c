// A loopback SMTP server for tests.
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** `said` has every line that clients sent. */
export function startTestSmtp({ refuses = false }: { refuses?: boolean } = {}) {
  const said: string[] = [];
  const server = createServer((socket: Socket) => {
    let inMail = false;
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('error', () => undefined);
    createInterface({ input: socket }).on('line', (line) => {
      said.push(line);
      if (inMail && line !== '.') return;
      if (line === 'DATA') inMail = true;
      if (line === '.') inMail = false;
      const reply = /^(EHLO|HELO)/.test(line) ? '250 mail.test' : line === 'DATA' ? '354 go on' : '250 ok';
      socket.write(`${refuses && line.startsWith('RCPT') ? '550 no such mailbox' : reply}\r\n`);
    });
  });
  return new Promise<{ url: string; said: string[]; close(): void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      resolve({ url: `smtp://127.0.0.1:${port}`, said, close: () => server.close() });
    });
  });
}
