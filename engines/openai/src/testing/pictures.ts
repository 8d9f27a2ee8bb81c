// Pictures of the loopback server: the panels of a sheet in shades that follow from the prompt.
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** The shade of a panel, 0 to 255: 0 is the top left one, 1 the top right one, and so on. */
export const shadeOfPanel = (prompt: string, panel: number): number =>
  createHash('sha256').update(prompt).digest()[panel]!;

/** A grey PNG with two columns and three rows. */
export function drawPanels(prompt: string, size: string): Buffer {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const rows = Array.from({ length: height }, (_, y) => {
    // No filter.
    const row = Buffer.alloc(width + 1);
    const panel = 2 * Math.floor((3 * y) / height);
    row.fill(shadeOfPanel(prompt, panel), 1, 1 + width / 2);
    row.fill(shadeOfPanel(prompt, panel + 1), 1 + width / 2);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND'),
  ]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
