// Finds the input of a node that a placeholder fills.
import { describeNode, type GraphNodes, linkedNode } from './graph.ts';
import type { Mark } from './parse-title.ts';

/**
 * Returns the input that the title names, as in `seed=noise_seed`; otherwise the first of the usual inputs that the node has, or its only
 * input that is not linked.
 *
 * @throws {Error} with one sentence for the operator if there is no such input, or if it holds a value of another type.
 */
export function findInput(
  nodes: GraphNodes,
  id: string,
  mark: Mark,
  { type, inputs: usual }: { type: 'string' | 'number'; inputs: readonly string[] },
): string {
  const { inputs = {} } = nodes[id] ?? {};
  const where = describeNode(nodes, id);
  const own = Object.keys(inputs).filter((input) => linkedNode(inputs[input]) === undefined);
  const input = mark.value ?? usual.find((name) => own.includes(name)) ?? (own.length === 1 ? own[0] : undefined);
  if (input === undefined || !Object.hasOwn(inputs, input)) {
    const problem = mark.value ? `has no input ${mark.value}` : `has no usual input for "${mark.name}"`;
    const names = Object.keys(inputs).join(', ') || 'none';
    throw new Error(
      `${where} ${problem}. Name it in the title, as in "greenroom:${mark.name}=input". Its inputs: ${names}`,
    );
  }
  const value = inputs[input];
  const isLinked = linkedNode(value) !== undefined;
  if (!isLinked && typeof value !== type) {
    throw new Error(`${where}: the input ${input} is no ${type}, so it cannot be marked as "${mark.name}"`);
  }
  return input;
}
