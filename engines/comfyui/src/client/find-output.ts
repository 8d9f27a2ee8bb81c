// Finds the files that a run has saved, and chooses the result among them.
import { extname } from 'node:path';
import { z } from 'zod';
import type { Graph } from '../graphs/graph.ts';
import { type HistoryEntry, type StoredFile, storedFile } from './responses.ts';

const ENDINGS = {
  picture: ['.png', '.webp', '.jpg', '.jpeg'],
  video: ['.mp4', '.m4v', '.mov'],
};

const nodeOutput = z.record(z.string(), z.unknown());

/** Returns the files in the outputs of each node, under whatever name: `images`, `gifs`, `videos`, `audio`. */
export function listOutputs({ outputs }: Pick<HistoryEntry, 'outputs'>): { node: string; file: StoredFile }[] {
  return Object.entries(outputs ?? {}).flatMap(([node, output]) =>
    Object.values(nodeOutput.safeParse(output).data ?? {})
      .flatMap((items) => (Array.isArray(items) ? items : []))
      .flatMap((item) => storedFile.safeParse(item).data ?? [])
      .map((file) => ({ node, file })),
  );
}

/**
 * Returns the result of a run: of the nodes titled `greenroom:output`, or else of any node; a saved file rather than a preview; in the
 * best format.
 */
export function findOutput(graph: Graph, entry: HistoryEntry, kind: 'picture' | 'video'): StoredFile | undefined {
  const endings = ENDINGS[kind];
  const formatOf = ({ filename }: StoredFile) => endings.indexOf(extname(filename).toLowerCase());
  const rank = (file: StoredFile) => (file.type === 'output' ? 0 : endings.length) + formatOf(file);
  return listOutputs(entry)
    .filter(({ node }) => graph.outputs.length === 0 || graph.outputs.includes(node))
    .map(({ file }) => file)
    .filter((file) => formatOf(file) >= 0)
    .sort((one, other) => rank(one) - rank(other))[0];
}
