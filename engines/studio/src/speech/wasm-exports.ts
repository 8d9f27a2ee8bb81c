// Adds an export to a WebAssembly module (https://webassembly.github.io/spec/core/binary/modules.html).

const HEADER_BYTES = 8;
const EXPORT_SECTION = 7;
const GLOBAL = 3;

/** Returns the module with its first global exported under `name`, of at most 127 characters. Throws if it has no export section. */
export function exportFirstGlobal(module: Uint8Array, name: string): Uint8Array<ArrayBuffer> {
  for (let at = HEADER_BYTES; at < module.length; ) {
    const size = readUnsigned(module, at + 1);
    const end = size.end + size.value;
    if (module[at] !== EXPORT_SECTION) {
      at = end;
      continue;
    }
    const count = readUnsigned(module, size.end);
    const content = [
      ...unsigned(count.value + 1),
      ...module.subarray(count.end, end),
      ...[name.length, ...Buffer.from(name, 'ascii'), GLOBAL, 0],
    ];
    const section = [EXPORT_SECTION, ...unsigned(content.length), ...content];
    return Buffer.concat([module.subarray(0, at), Uint8Array.from(section), module.subarray(end)]);
  }
  throw new Error('The WebAssembly module exports nothing.');
}

/** Reads an unsigned LEB128 number and the position after it. */
function readUnsigned(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, end: at };
  }
}

function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >> 7)];
}
