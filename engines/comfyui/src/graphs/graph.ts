// The type of a checked graph: nodes in ComfyUI's API format, and the inputs that Greenroom fills in.
import { z } from 'zod';
import type { GraphName, Placeholder } from './placeholders.ts';

const node = z.looseObject({
  class_type: z.string(),
  inputs: z.record(z.string(), z.json()),
  /** The title in ComfyUI's editor. The server ignores it. */
  _meta: z.looseObject({ title: z.string().nullish() }).nullish(),
});

/** A node as "Export (API)" writes it. */
export const graphNode = node;

export type GraphNode = z.output<typeof node>;

/** The nodes by their ids. */
export type GraphNodes = Readonly<Record<string, GraphNode>>;

/** An input of a node. */
export interface Slot {
  node: string;
  input: string;
}

export interface Graph {
  readonly name: GraphName;
  /** With nodes titled `greenroom:output`, only those that lead to them. */
  readonly nodes: GraphNodes;
  /** The inputs that each placeholder fills; one or more. */
  readonly slots: ReadonlyMap<Placeholder, readonly Slot[]>;
  /** The ids of the nodes titled `greenroom:output`. Without any, the result is looked for in all nodes. */
  readonly outputs: readonly string[];
  /** The frame rate of its clips, if a node is titled `greenroom:fps`. */
  readonly framesPerSecond: number | undefined;
  /** The operator's limit, from a title such as `greenroom:max_seconds=20`. */
  readonly maxSeconds: number | undefined;
}

/** Returns the id of the node that an input is linked to; undefined if the input has a value. */
export const linkedNode = (value: unknown): string | undefined =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number'
    ? value[0]
    : undefined;

/** Such as `node 6 (CLIPTextEncode)`. */
export const describeNode = (nodes: GraphNodes, id: string): string => `node ${id} (${nodes[id]?.class_type})`;
