// Loads the operator's graphs from a folder.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Graph } from './graph.ts';
import { GRAPH_NAMES, type GraphName } from './placeholders.ts';
import { readGraph } from './read-graph.ts';

export type Graphs = { readonly [Name in GraphName]?: Graph };

/**
 * Loads the `.json` files of a folder, each named after its graph.
 *
 * @throws {Error} with one sentence that names the file and the node if the folder or a file cannot be used.
 */
export async function loadGraphs(folder: string): Promise<Graphs> {
  const graphs: { [Name in GraphName]?: Graph } = {};
  for (const file of await listFiles(folder)) {
    const name = GRAPH_NAMES.find((one) => file === `${one}.json`);
    if (!name) throw new Error(`COMFYUI_GRAPHS: ${file} is no known graph. The files are ${fileNames}.`);
    try {
      graphs[name] = readGraph(name, await readFile(join(folder, file), 'utf8'));
    } catch (error) {
      throw new Error(`COMFYUI_GRAPHS: ${file}: ${(error as Error).message}.`);
    }
  }
  if (Object.keys(graphs).length === 0) {
    throw new Error(`COMFYUI_GRAPHS: The folder ${folder} has no graphs. The files are ${fileNames}.`);
  }
  if (Boolean(graphs.character_sheet) !== Boolean(graphs.character_sheet_from_photo)) {
    throw new Error('COMFYUI_GRAPHS: Presenters need both character_sheet.json and character_sheet_from_photo.json.');
  }
  return graphs;
}

const fileNames = GRAPH_NAMES.map((name) => `${name}.json`).join(', ');

async function listFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith('.json') && !file.startsWith('.')).sort();
  } catch {
    throw new Error(`COMFYUI_GRAPHS: The folder ${folder} cannot be read.`);
  }
}
