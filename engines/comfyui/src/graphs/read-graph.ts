// Reads a graph from JSON text and finds the inputs that its titles mark. Every mistake is one sentence that names the node.
import { z } from 'zod';
import { findInput } from './find-input.ts';
import { describeNode, type Graph, type GraphNodes, graphNode, linkedNode, type Slot } from './graph.ts';
import { nodesLeadingTo } from './nodes-leading-to.ts';
import { type Mark, parseTitle } from './parse-title.ts';
import {
  FRAME_RATE_INPUTS,
  GRAPH_PLACEHOLDERS,
  type GraphName,
  PLACEHOLDERS,
  type Placeholder,
} from './placeholders.ts';

/** In seconds. The service renders no longer clips. */
const MAX_SECONDS = 600;

/**
 * Reads a graph that "Export (API)" has written.
 *
 * @throws {Error} with one sentence for the operator if Greenroom cannot use it.
 */
export function readGraph(name: GraphName, text: string): Graph {
  const nodes = readNodes(text);
  const slots = new Map<Placeholder, Slot[]>();
  const outputs: string[] = [];
  let framesPerSecond: number | undefined;
  let maxSeconds: number | undefined;
  for (const [id, node] of Object.entries(nodes)) {
    for (const mark of parseTitle(node._meta?.title ?? '')) {
      if (mark.name === 'output') outputs.push(id);
      else if (mark.name === 'fps') framesPerSecond = readFrameRate(nodes, id, mark);
      else if (mark.name === 'max_seconds') maxSeconds = readMaxSeconds(nodes, id, mark);
      else {
        const placeholder = placeholderOf(name, nodes, id, mark);
        const slot = { node: id, input: findInput(nodes, id, mark, PLACEHOLDERS[placeholder]) };
        slots.set(placeholder, [...(slots.get(placeholder) ?? []), slot]);
      }
    }
  }
  const graph = { name, nodes: usedNodes(nodes, outputs, slots), slots, outputs, framesPerSecond, maxSeconds };
  checkComplete(graph);
  return graph;
}

/** Leaves out previews and other results, which nobody would fetch or erase. */
function usedNodes(nodes: GraphNodes, outputs: readonly string[], slots: Graph['slots']): GraphNodes {
  if (outputs.length === 0) return nodes;
  const used = nodesLeadingTo(nodes, outputs);
  for (const [placeholder, places] of slots) {
    for (const { node } of places) {
      if (Object.hasOwn(used, node)) continue;
      throw new Error(
        `${describeNode(nodes, node)}: "${placeholder}" does not lead to the node titled "greenroom:output"`,
      );
    }
  }
  return used;
}

function readNodes(text: string): GraphNodes {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('is not valid JSON. Export it again with Workflow > Export (API)');
  }
  const isEditorFile = z.looseObject({ nodes: z.array(z.unknown()) }).safeParse(json).success;
  if (isEditorFile) throw new Error('is a workflow of the editor. Export it with Workflow > Export (API)');
  const { success, data, error } = z.record(z.string(), graphNode).safeParse(json);
  if (!success) {
    const [id, ...path] = error.issues[0]?.path ?? [];
    const where = id === undefined ? '' : ` (node ${String(id)}${path.length > 0 ? `: ${path.join('.')}` : ''})`;
    throw new Error(`is not a graph in ComfyUI's API format${where}. Export it with Workflow > Export (API)`);
  }
  if (Object.keys(data).length === 0) throw new Error('has no nodes');
  checkLinks(data);
  return data;
}

function checkLinks(nodes: GraphNodes): void {
  for (const [id, { inputs }] of Object.entries(nodes)) {
    for (const [input, value] of Object.entries(inputs)) {
      const linked = linkedNode(value);
      if (linked !== undefined && !Object.hasOwn(nodes, linked)) {
        throw new Error(
          `${describeNode(nodes, id)}: the input ${input} is linked to node ${linked}, which does not exist`,
        );
      }
    }
  }
}

function placeholderOf(graph: GraphName, nodes: GraphNodes, id: string, { name }: Mark): Placeholder {
  const { required, optional } = GRAPH_PLACEHOLDERS[graph];
  const allowed = [...required, ...optional];
  const placeholder = allowed.find((one) => one === name);
  if (placeholder) return placeholder;
  throw new Error(
    `${describeNode(nodes, id)}: the title has the unknown placeholder "${name}". This graph can have ${allowed.join(', ')}, fps, output and max_seconds`,
  );
}

function readFrameRate(nodes: GraphNodes, id: string, mark: Mark): number {
  const input = findInput(nodes, id, mark, { type: 'number', inputs: FRAME_RATE_INPUTS });
  const value = nodes[id]?.inputs[input];
  if (typeof value === 'number' && value >= 1 && value <= 120) return value;
  throw new Error(
    `${describeNode(nodes, id)}: the input ${input}, which is marked as fps, must be a number from 1 to 120`,
  );
}

function readMaxSeconds(nodes: GraphNodes, id: string, { value }: Mark): number {
  const seconds = Number(value);
  if (seconds >= 2 && seconds <= MAX_SECONDS) return seconds;
  throw new Error(
    `${describeNode(nodes, id)}: max_seconds must be a number from 2 to ${MAX_SECONDS}, as in max_seconds=20`,
  );
}

function checkComplete({ name, slots, framesPerSecond }: Graph): void {
  for (const placeholder of GRAPH_PLACEHOLDERS[name].required) {
    if (slots.has(placeholder)) continue;
    throw new Error(`has no ${placeholder}. Give the node with this input the title "greenroom:${placeholder}"`);
  }
  if (slots.has('width') !== slots.has('height'))
    throw new Error('has only one of width and height. Mark both or none');
  if (slots.has('frames') && framesPerSecond === undefined) {
    throw new Error('has frames but no fps. Give the node with the frame rate the title "greenroom:fps"');
  }
}
