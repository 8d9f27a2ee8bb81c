// Writes a signed C2PA manifest into a PNG or MP4, in a task process.
import { createPrivateKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initSync, WasmBuilder } from '@contentauth/c2pa-wasm';
import { type DigitalSourceType, readOrigin, VOCABULARY } from '@greenroom/engine-kit/digital-source';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { coseSign, reservedSize } from './cose-sign.ts';
import { readMp4 } from './read-mp4.ts';
import type { SignMediaInput } from './sign-media.ts';
import { SIGNING_PURPOSES } from './signing-credentials.ts';

let isLoaded = false;

/** The library is made for browsers: it reads Blobs with a FileReaderSync, of which it gets the little that it uses. */
async function load(): Promise<void> {
  if (isLoaded) return;
  Object.assign(globalThis, {
    FileReaderSync: class {
      readAsArrayBuffer = ({ bytes }: Bytes): ArrayBuffer => new Uint8Array(bytes).buffer;
    },
  });
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm')));
  initSync({ module: wasm });
  isLoaded = true;
}

/** As a Blob. */
class Bytes {
  readonly bytes: Uint8Array;
  readonly type: string;
  constructor(bytes: Uint8Array, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
  get size(): number {
    return this.bytes.length;
  }
  slice(from: number, to: number): Bytes {
    return new Bytes(this.bytes.subarray(from, to), this.type);
  }
}

const signMedia: TaskRun<SignMediaInput, null> = async ({ file, out, type, version, credentials }) => {
  const { algorithm, privateKey, expiresAt } = credentials;
  if (expiresAt < Date.now()) throw new Error('The certificate in C2PA_CERTIFICATE has expired. Renew it.');
  const origin = type === 'video/mp4' ? (await readMp4(file))?.origin : await readOrigin(file);
  await load();
  const certificates = credentials.certificates.map((base64) => Buffer.from(base64, 'base64'));
  const key = createPrivateKey(privateKey);
  const reserveSize = reservedSize(certificates);
  const signer = {
    alg: algorithm,
    reserveSize,
    sign: async (claim: Uint8Array) => new Uint8Array(coseSign(claim, { algorithm, key, certificates }, reserveSize)),
  };
  const builder = WasmBuilder.fromJson(
    JSON.stringify(manifest(type, version, origin ?? 'trainedAlgorithmicMedia')),
    SETTINGS,
  );
  try {
    const source = new Bytes(await readFile(file), type) as unknown as Blob;
    // Reads the result back, and throws if a reader would call it invalid.
    await writeFile(out, await builder.sign(signer, [], type, source));
  } finally {
    builder.free();
  }
  return null;
};

export default signMedia;

const SETTINGS = JSON.stringify({
  builder: { thumbnail: { enabled: false } },
  trust: { trust_config: SIGNING_PURPOSES.join('\n') },
});

/** A file of an engine that declared nothing counts as made by a trained model. Without a title or other words of the client: the file may be public. */
const manifest = (format: string, version: string, origin: DigitalSourceType) => ({
  claim_generator_info: [{ name: 'Greenroom', version }],
  format,
  assertions: [
    {
      label: 'c2pa.actions.v2',
      data: { actions: [{ action: 'c2pa.created', digitalSourceType: VOCABULARY + origin }] },
    },
  ],
});
