// Puts the values of a request into a copy of a graph.
import type { Graph, GraphNode } from './graph.ts';
import type { Placeholder } from './placeholders.ts';

/** Values of placeholders. Those that the graph does not have are ignored. */
export type Values = { readonly [P in Placeholder]?: string | number };

/**
 * Returns the nodes to run.
 *
 * @param tag added to the names of all files that the graph saves; another one for each run. ComfyUI skips nodes whose inputs have not
 * changed, and would return the file of an earlier run, which is erased.
 */
export function fillGraph({ nodes, slots }: Graph, values: Values, tag: string): Record<string, GraphNode> {
  const filled = structuredClone(nodes) as Record<string, GraphNode>;
  for (const [placeholder, places] of slots) {
    const value = values[placeholder];
    if (value === undefined) throw new Error(`The placeholder ${placeholder} has no value.`);
    for (const { node, input } of places) filled[node]!.inputs[input] = value;
  }
  for (const { inputs } of Object.values(filled)) {
    const { filename_prefix: prefix } = inputs;
    if (typeof prefix === 'string') inputs.filename_prefix = `${prefix}-${tag}`;
  }
  return filled;
}
