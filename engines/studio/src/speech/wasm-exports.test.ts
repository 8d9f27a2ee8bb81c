// Tests the export that is added to a WebAssembly module.
import { expect, test } from 'vitest';
import { exportFirstGlobal } from './wasm-exports.ts';

const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** A mutable i32 of 42, and an exported memory of one page. */
const memory = [5, 3, 1, 0, 1];
const global = [6, 6, 1, 0x7f, 1, 0x41, 42, 0x0b];
const exported = [7, 5, 1, 1, 'm'.charCodeAt(0), 2, 0];

test('the first global can be read and set, and what was exported before still is', async () => {
  const module = exportFirstGlobal(Uint8Array.from([...header, ...memory, ...global, ...exported]), 'stack_pointer');
  const { instance } = await WebAssembly.instantiate(module);
  const { m, stack_pointer: pointer } = instance.exports as {
    m: WebAssembly.Memory;
    stack_pointer: { value: number };
  };
  expect(m.buffer.byteLength).toBe(65_536);
  expect(pointer.value).toBe(42);
  pointer.value = 7;
  expect(pointer.value).toBe(7);
});

test('a module that exports nothing is refused', () => {
  expect(() => exportFirstGlobal(Uint8Array.from([...header, ...memory, ...global]), 'stack_pointer')).toThrow(
    'The WebAssembly module exports nothing.',
  );
});
