// The engine that runs an operator's graphs on a ComfyUI server.
import { defineEngine } from '@greenroom/engine-kit/engine';
import type { Rate } from '@greenroom/engine-kit/usage';
import { createComfyClient } from './client/comfy-client.ts';
import { cancelRun } from './client/erase-run.ts';
import { ENGINE } from './client/run-graph.ts';
import { parseReference } from './client/run-reference.ts';
import { loadGraphs } from './graphs/load-graphs.ts';
import { createPorts } from './ports/ports.ts';
import { settings } from './settings.ts';

/** The operator's own GPU. */
const free = (unit: Rate['unit'], models: readonly string[]): Rate[] =>
  models.map((model) => ({ model, unit, usd: 0, asOf: '2026-11-23' }));

export const engine = defineEngine({
  name: ENGINE,
  settings,
  enabledBy: ['COMFYUI_URL', 'COMFYUI_GRAPHS'],
  rates: [
    ...free('image', ['first_frame', 'character_sheet', 'character_sheet_from_photo']),
    ...free('second', ['talking_head', 'lipsync', 'scene_clip']),
  ],

  async create({ COMFYUI_URL: url, COMFYUI_GRAPHS: folder, COMFYUI_CONCURRENT_CALLS: maxConcurrentCalls }, { http }) {
    if (url === undefined)
      throw new Error('COMFYUI_GRAPHS needs COMFYUI_URL. Set it, for example to http://127.0.0.1:8188.');
    if (folder === undefined)
      throw new Error('COMFYUI_URL needs COMFYUI_GRAPHS. Set it to the folder with your graphs.');
    return {
      ...createPorts(url, await loadGraphs(folder)),
      maxConcurrentCalls,
      cancelOperation: (ref, signal) =>
        cancelRun(createComfyClient({ url, http, signal }), parseReference(ref), signal),
    };
  },
});
