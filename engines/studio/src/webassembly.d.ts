// The WebAssembly globals that the studio uses: TypeScript declares them only together with the browser's.
declare namespace WebAssembly {
  class Memory {
    constructor(size: { initial: number; maximum?: number; shared?: boolean });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports?: Imports);

    readonly exports: object;
  }
  type Imports = Record<string, Record<string, unknown>>;
  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(bytes: Uint8Array, imports?: Imports): Promise<{ module: Module; instance: Instance }>;
  function instantiate(module: Module, imports?: Imports): Promise<Instance>;
}
