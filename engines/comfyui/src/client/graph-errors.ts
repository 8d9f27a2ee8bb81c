// The errors of graphs that ComfyUI rejects or that fail while they run. They name the node and never repeat a value of the request.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { Graph } from '../graphs/graph.ts';
import { executionError, type HistoryEntry, type PromptError } from './responses.ts';

const MAX_CAUSE = 300;

/** Not retryable by repeating the same graph, but another engine may take over. */
const failed = (graph: Graph, cause: string): EngineError =>
  new EngineError('bad_output', `ComfyUI could not run the graph ${graph.name}.`, {
    cause: new Error(cause.slice(0, MAX_CAUSE)),
  });

/** The error of a graph that ComfyUI rejected: a missing node or model, or an invalid value. */
export function rejectedGraph(graph: Graph, { error, node_errors: nodeErrors }: PromptError): EngineError {
  const [[id, node] = []] = Object.entries(nodeErrors ?? {});
  const [first] = node?.errors ?? [];
  if (!first) return failed(graph, error?.message ?? error?.type ?? 'The graph is invalid.');
  const input = first.extra_info?.input_name;
  const isOwn = ![...graph.slots.values()].flat().some((slot) => slot.node === id && slot.input === input);
  // The only details that show nothing but the operator's own value, such as the name of a missing model.
  const details = first.type === 'value_not_in_list' && isOwn ? `: ${first.details}` : '';
  const where = `node ${id} (${node?.class_type})${input ? `, input ${input}` : ''}`;
  return failed(graph, `${where}: ${first.message ?? first.type}${details}`);
}

/** The error of a graph that failed or was interrupted; undefined if it succeeded. */
export function findFailure(graph: Graph, { status }: HistoryEntry): EngineError | undefined {
  if (status?.status_str !== 'error') return undefined;
  const messages = new Map(status.messages ?? []);
  const { data } = executionError.safeParse(messages.get('execution_error'));
  if (!data) return failed(graph, messages.has('execution_interrupted') ? 'It was interrupted.' : 'It failed.');
  const type = data.exception_type?.replace(/[^\w.]/g, '') || 'an error';
  const isOutOfMemory =
    /OutOfMemory/i.test(type) || /out of memory|Allocation on device/i.test(data.exception_message ?? '');
  const where = `node ${data.node_id} (${data.node_type})`;
  const advice = isOutOfMemory
    ? 'ComfyUI ran out of memory. Use a smaller model or size.'
    : "ComfyUI's log has the details.";
  return failed(graph, `${where} failed with ${type}. ${advice}`);
}

/** The error of a run that is neither queued nor in the history. */
export const lostRun = (graph: Graph): EngineError =>
  failed(graph, 'The run is neither queued nor in the history. ComfyUI was restarted, or its history was cleared.');

/** The error of a run without a usable file. */
export const noOutput = (graph: Graph, kind: 'picture' | 'video'): EngineError =>
  failed(
    graph,
    kind === 'video'
      ? 'The run saved no MP4. Choose an MP4 format in the node that saves the video.'
      : 'The run saved no picture in PNG, JPEG or WebP.',
  );
