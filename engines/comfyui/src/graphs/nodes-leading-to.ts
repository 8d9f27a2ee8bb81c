// Finds the part of a graph that produces its result.
import { type GraphNodes, linkedNode } from './graph.ts';

/** Returns the nodes with these ids and all nodes that they are linked to, directly or through others. */
export function nodesLeadingTo(nodes: GraphNodes, ids: readonly string[]): GraphNodes {
  const found = new Set(ids);
  for (const id of found) {
    for (const value of Object.values(nodes[id]?.inputs ?? {})) {
      const linked = linkedNode(value);
      if (linked !== undefined) found.add(linked);
    }
  }
  return Object.fromEntries(Object.entries(nodes).filter(([id]) => found.has(id)));
}
