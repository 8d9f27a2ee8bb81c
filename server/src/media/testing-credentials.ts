// Reads the content credentials of a file in a test, as a verifier does.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import { SIGNING_PURPOSES } from './signing-credentials.ts';

interface ReadCredentials {
  /** `Trusted`, `Valid` or `Invalid`. */
  state: string;
  failures: string[];
  issuer: string;
  actions: { action: string; digitalSourceType: string }[];
}

let isLoaded = false;

/** `authority`: PEM of what is trusted. Throws if the file has none. */
export async function readCredentials(
  type: 'image/png' | 'video/mp4',
  bytes: Uint8Array,
  authority?: string,
): Promise<ReadCredentials> {
  if (!isLoaded)
    initSync({ module: readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))) });
  isLoaded = true;
  // By itself, the library knows only one purpose; readers bring a list.
  const purposes = { trust_config: SIGNING_PURPOSES.join('\n') };
  const settings = authority
    ? { trust: { ...purposes, trust_anchors: authority }, verify: { verify_trust: true } }
    : { trust: purposes, verify: { verify_trust: false } };
  const reader = await WasmReader.fromBytes(type, bytes, JSON.stringify(settings));
  const store = JSON.parse(reader.json());
  const manifest = store.manifests[store.active_manifest];
  return {
    state: store.validation_state,
    failures: store.validation_results.activeManifest.failure.map(({ code }: { code: string }) => code),
    issuer: manifest.signature_info.issuer,
    actions: manifest.assertions.find(({ label }: { label: string }) => label.startsWith('c2pa.actions')).data.actions,
  };
}
