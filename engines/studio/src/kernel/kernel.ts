// The kernel as the renderer calls it: its functions, its one memory, and how that memory is handed out.
import { readFile } from 'node:fs/promises';
import { buildKernel } from './build.ts';

/** Addresses are byte offsets into the kernel's memory. See assembly/kernel.ts for what each function does. */
export interface Kernel {
  warp(
    from: number,
    to: number,
    stride: number,
    rowStep: number,
    pairStep: number,
    width: number,
    height: number,
    fields: number,
    fieldLength: number,
    spans: number,
    x0: number,
    x1: number,
    x2: number,
    x3: number,
    x5: number,
    y0: number,
    y1: number,
    y2: number,
    y3: number,
    y4: number,
    y5: number,
  ): void;
  look(
    from: number,
    to: number,
    stride: number,
    planeStep: number,
    planes: number,
    width: number,
    height: number,
    nearness: number,
    across: number,
    down: number,
    cover: number,
    tiles: number,
    tile: number,
  ): void;
  patch(
    from: number,
    to: number,
    stride: number,
    planeStep: number,
    planes: number,
    width: number,
    height: number,
    length: number,
    a: number,
    b: number,
    c: number,
    d: number,
    wa: number,
    wb: number,
    wc: number,
    wd: number,
  ): void;
  blend(ground: number, over: number, keep: number, count: number): void;
  fade(ground: number, other: number, count: number, part: number): void;
}

/** Pages that are never touched cost nothing, so there is room for the largest frame; it is never grown, which would cut off the views. */
const PAGES = 2400;

export interface Arena {
  readonly memory: WebAssembly.Memory;
  /** Bytes at a multiple of 64. */
  bytes(length: number): number;
  u8(address: number, length: number): Uint8Array;
  i16(address: number, length: number): Int16Array;
  used(): number;
}

export const createArena = (): Arena => {
  const memory = new WebAssembly.Memory({ initial: PAGES });
  // The first bytes stay free for the compiler's own data.
  let top = 4096;
  return {
    memory,
    bytes: (length) => {
      const address = top;
      top = (top + length + 63) & ~63;
      if (top > memory.buffer.byteLength) {
        throw new RangeError('The kernel has no room for a picture of this size.');
      }
      return address;
    },
    u8: (address, length) => new Uint8Array(memory.buffer, address, length),
    i16: (address, length) => new Int16Array(memory.buffer, address, length),
    used: () => top,
  };
};

/** The compiled kernel on this arena. */
export const loadKernel = async (arena: Arena): Promise<Kernel> => {
  const { instance } = await WebAssembly.instantiate(await readFile(await buildKernel()), {
    env: {
      memory: arena.memory,
      abort: () => {
        throw new Error('The kernel stopped itself.');
      },
    },
  });
  return instance.exports as Kernel;
};
