// A file server on loopback, whose origin the service under test trusts.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

export interface Fixtures {
  origin: string;
  /** Serves the bytes and returns their URL. */
  serve(name: string, bytes: Uint8Array): string;
  /** A URL that returns 404. */
  missing: string;
  close(): void;
}

export async function serveFixtures(): Promise<Fixtures> {
  const files = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    const bytes = files.get(request.url ?? '');
    if (bytes) response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    missing: `${origin}/missing`,
    serve(name, bytes) {
      files.set(`/${name}`, bytes);
      return `${origin}/${name}`;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A PNG with a left and a right half of different greys: an image without a face. */
export function emptyPicture(width: number, height: number): Buffer {
  const line = Buffer.alloc(1 + width * 3, 0x60);
  line.fill(0xd0, 1, 1 + Math.floor(width / 2) * 3);
  line[0] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A mono 16-bit WAV of a tone: a recording without speech. */
export function tone(seconds: number, sampleRate = 16_000): Buffer {
  const samples = Math.round(seconds * sampleRate);
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let i = 0; i < samples; i++)
    wav.writeInt16LE(Math.round(9_000 * Math.sin((2 * Math.PI * 220 * i) / sampleRate)), 44 + i * 2);
  return wav;
}
