// The WebSockets of the loopback server, which only send (RFC 6455).
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

export class LoopbackSockets {
  readonly #sockets = new Map<string, Socket>();

  /** Accepts a connection and sends a binary preview, as ComfyUI does while a sampler runs. */
  accept(clientId: string, key: string | undefined, response: ServerResponse): void {
    const { socket } = response;
    if (key === undefined || socket === null) return void response.writeHead(400).end();
    const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.write(frame(2, Buffer.from([0, 0, 0, 1, 0, 0, 0, 2])));
    this.#sockets.set(clientId, socket);
  }

  /** Sends a message to the client with this ID, if it is connected. */
  send(clientId: string, message: object): void {
    this.#sockets.get(clientId)?.write(frame(1, Buffer.from(JSON.stringify(message))));
  }
}

function frame(opcode: number, payload: Buffer): Buffer {
  const header = payload.length < 126 ? Buffer.of(0x80 | opcode, payload.length) : Buffer.alloc(4, 0x80 | opcode);
  if (header.length === 4) {
    header[1] = 126;
    header.writeUInt16BE(payload.length, 2);
  }
  return Buffer.concat([header, payload]);
}
