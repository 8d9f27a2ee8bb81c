// The kernel's functions as the renderer calls them, and the allocator of its memory.
import { readFile } from 'node:fs/promises';
import { buildKernel } from './build.ts';

/** Addresses are byte offsets into the kernel's memory. assembly/kernel.ts documents each function. */
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
  parallax(
    from: number,
    to: number,
    stride: number,
    planeStep: number,
    planes: number,
    width: number,
    height: number,
    nearness: number,
    base: number,
    slope: number,
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

/** 64 KiB pages, enough for the largest frame: untouched pages cost nothing, and growing the memory would detach its views. */
const PAGES = 2400;

export interface Arena {
  readonly memory: WebAssembly.Memory;
  /** Allocates bytes at a multiple of 64; throws RangeError when the memory is full. */
  bytes(length: number): number;
  u8(address: number, length: number): Uint8Array;
  i16(address: number, length: number): Int16Array;
  /** End of the allocated bytes. */
  used(): number;
}

export const createArena = (): Arena => {
  const memory = new WebAssembly.Memory({ initial: PAGES });
  // The compiler keeps its own data in the first bytes.
  let top = 4096;
  return {
    memory,
    bytes: (length) => {
      const address = top;
      top = (top + length + 63) & ~63;
      if (top > memory.buffer.byteLength) {
        throw new RangeError('The picture is too large for the kernel.');
      }
      return address;
    },
    u8: (address, length) => new Uint8Array(memory.buffer, address, length),
    i16: (address, length) => new Int16Array(memory.buffer, address, length),
    used: () => top,
  };
};

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles the kernel once in a process; a failure is not kept, as the next call may succeed. */
const compileKernel = (): Promise<WebAssembly.Module> => {
  compiled ??= buildKernel()
    .then((path) => readFile(path))
    .then((code) => WebAssembly.compile(code))
    .catch((error: unknown) => {
      compiled = undefined;
      throw error;
    });
  return compiled;
};

/** Instantiates the compiled kernel on the arena's memory. */
export const loadKernel = async (arena: Arena): Promise<Kernel> => {
  const instance = await WebAssembly.instantiate(await compileKernel(), {
    env: {
      memory: arena.memory,
      abort: () => {
        throw new Error('The kernel aborted.');
      },
    },
  });
  return instance.exports as Kernel;
};
