// Follows the progress of a run over ComfyUI's WebSocket. For display only: the run is polled over HTTP.
import { z } from 'zod';
import type { Graph, GraphNode } from '../graphs/graph.ts';

/** Sent to the client that queued the run, for each step of a node. Builds before mid-2025 do not send it. */
const progressState = z.object({
  type: z.literal('progress_state'),
  data: z.object({
    prompt_id: z.string(),
    nodes: z.record(z.string(), z.object({ value: z.number(), max: z.number(), state: z.string() })),
  }),
});

export type ProgressState = z.output<typeof progressState>['data'];

/** Smaller changes are not reported. */
const MIN_CHANGE = 0.01;

/**
 * Reports the part of the run that is done, 0 to 1, until the returned function is called. Reports nothing if the connection fails.
 *
 * @param options `clientId`: as in the request that queued the run
 */
export function followProgress({
  url,
  clientId,
  runId,
  graph,
  report,
}: {
  url: string;
  clientId: string;
  runId: string;
  graph: Graph;
  report(part: number): void;
}): () => void {
  const address = `${url.replace(/^http/, 'ws').replace(/\/+$/, '')}/ws?${new URLSearchParams({ clientId })}`;
  const socket = new WebSocket(address);
  let reported = 0;
  socket.onmessage = ({ data }) => {
    const state = typeof data === 'string' ? readState(data) : undefined;
    if (state?.prompt_id !== runId) return;
    const part = partDone(graph, state);
    if (part < reported + MIN_CHANGE) return;
    reported = part;
    report(part);
  };
  // Without a listener, a failed connection would be an unhandled error.
  socket.onerror = () => undefined;
  return () => {
    socket.onmessage = null;
    socket.close();
  };
}

function readState(message: string): ProgressState | undefined {
  try {
    return progressState.safeParse(JSON.parse(message)).data?.data;
  } catch {
    return undefined;
  }
}

/** Samplers take most of the time, so a node counts as often as it has steps. */
export function partDone({ nodes }: Pick<Graph, 'nodes'>, { nodes: states }: ProgressState): number {
  let total = 0;
  let done = 0;
  for (const [id, node] of Object.entries(nodes)) {
    const steps = stepsOf(node);
    total += steps;
    const state = states[id];
    if (state?.state === 'finished') done += steps;
    else if (state && state.max > 0) done += steps * Math.min(1, Math.max(0, state.value / state.max));
  }
  return done / total;
}

function stepsOf({ inputs: { steps, inference_steps: inferenceSteps } }: GraphNode): number {
  const named = steps ?? inferenceSteps;
  return typeof named === 'number' && named > 1 ? named : 1;
}
