// Creates the engine for tests, with the example graphs or with graphs of a test.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providerHttp } from '@greenroom/engine-kit/provider-http';
import { offline } from '@greenroom/engine-kit/testing/offline';
import { engine } from '../index.ts';

/** The folder with a graph for every port. */
export const exampleGraphs = join(import.meta.dirname, '../../examples');

/** Creates the engine as the service does. `graphs` is a folder; null sets none. */
export const openEngine = (url: string | undefined, graphs: string | null = exampleGraphs) =>
  engine.create(engine.settings.parse({ COMFYUI_URL: url, COMFYUI_GRAPHS: graphs ?? undefined }), {
    log: offline.log,
    http: providerHttp,
  });

/** Writes a folder of graphs. Objects are written as JSON. */
export async function writeGraphs(graphs: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'graphs-'));
  for (const [file, graph] of Object.entries(graphs)) {
    await writeFile(join(folder, file), typeof graph === 'string' ? graph : JSON.stringify(graph));
  }
  return folder;
}
