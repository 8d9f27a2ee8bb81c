// The queue and the history of the loopback server. Each look at the queue moves its first run one step on.
import { runPrompt, type SavedFile } from './run-prompt.ts';
import type { PromptNodes } from './validate-prompt.ts';

/** `memory`, `missing file`: a node fails. `nothing`: the run succeeds and saves nothing. */
export type Failure = 'memory' | 'missing file' | 'nothing';

interface NewRun {
  id: string;
  prompt: PromptNodes;
  extraData: { client_id?: unknown };
}

interface Run extends NewRun {
  number: number;
  looks: number;
  isInterrupted: boolean;
  ending?: Promise<void>;
}

interface Options {
  files: Map<string, Buffer>;
  pendingLooks: number;
  runningLooks: number;
  failure(): Failure | undefined;
  /** Called for each look at a running run. */
  progress(clientId: string, state: object): unknown;
}

export class LoopbackQueue {
  readonly history = new Map<string, object>();
  readonly #options: Options;
  readonly #cached = new Map<string, SavedFile[]>();
  #runs: Run[] = [];
  #number = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  add(run: NewRun): number {
    this.#runs.push({ ...run, number: this.#number, looks: 0, isInterrupted: false });
    return this.#number++;
  }

  /** The response to `GET /queue`. */
  async look(): Promise<object> {
    const [head] = this.#runs;
    if (head) {
      head.looks += 1;
      const isOver = head.looks > this.#options.pendingLooks + this.#options.runningLooks;
      if (isOver || head.isInterrupted) {
        head.ending ??= this.#end(head);
        await head.ending;
      } else if (this.#isRunning(head)) this.#reportProgress(head);
    }
    const items = this.#runs.map((run) => ({ run, item: [run.number, run.id, run.prompt, run.extraData, []] }));
    const list = (running: boolean) =>
      items.filter(({ run }) => this.#isRunning(run) === running).map(({ item }) => item);
    return { queue_running: list(true), queue_pending: list(false) };
  }

  /** Removes a run that is still pending. */
  dequeue(id: string): boolean {
    const run = this.#runs.find((one) => one.id === id && !this.#isRunning(one));
    this.#runs = this.#runs.filter((one) => one !== run);
    return run !== undefined;
  }

  /** Interrupts the running run, if it has this ID; whichever it is without one. */
  interrupt(id: string | undefined): boolean {
    const run = this.#runs.find((one) => this.#isRunning(one) && (id === undefined || one.id === id));
    if (run) run.isInterrupted = true;
    return run !== undefined;
  }

  clear(): void {
    this.#runs = [];
    this.#cached.clear();
    this.history.clear();
  }

  /** The path of a file by the name that an input has, such as `portrait.png [temp]`. */
  pathOf(name: string): string {
    const [, path, type = 'input'] = name.match(/^(.*?)(?: \[(input|output|temp)\])?$/) ?? [];
    const parts = (path ?? '').split('/');
    const filename = parts.pop();
    return `${type}/${parts.join('/')}/${filename}`;
  }

  #isRunning(run: Run): boolean {
    return run === this.#runs[0] && run.looks > this.#options.pendingLooks;
  }

  /** The first node is finished, and the second one has done as many of its steps as the run has been looked at. */
  #reportProgress({ id, prompt, looks, extraData }: Run): void {
    const { pendingLooks, runningLooks } = this.#options;
    const [first, second] = Object.keys(prompt);
    const nodes = {
      [first!]: { value: 1, max: 1, state: 'finished', node_id: first, prompt_id: id },
      [second!]: { value: looks - pendingLooks, max: runningLooks, state: 'running', node_id: second, prompt_id: id },
    };
    this.#options.progress(String(extraData.client_id), { prompt_id: id, nodes });
  }

  async #end(run: Run): Promise<void> {
    const { id, prompt, extraData, number } = run;
    const failure = this.#options.failure();
    const saved = failure || run.isInterrupted ? [] : await this.#save(prompt);
    const outputs: Record<string, Record<string, unknown[]>> = {};
    for (const { node, list, item } of saved) {
      // SaveVideo shows its clips as animated images.
      outputs[node] = { [list]: [item], ...(item.filename.endsWith('.mp4') && { animated: [true] }) };
    }
    const messages: [string, object][] = [['execution_start', { prompt_id: id, timestamp: 1 }]];
    if (run.isInterrupted)
      messages.push(['execution_interrupted', { prompt_id: id, node_id: '11', node_type: 'KSampler' }]);
    else if (failure && failure !== 'nothing') messages.push(['execution_error', errorOf(run, failure)]);
    else messages.push(['execution_success', { prompt_id: id, timestamp: 2 }]);
    const isSuccess = messages.at(-1)?.[0] === 'execution_success';
    this.#runs = this.#runs.filter((one) => one !== run);
    this.history.set(id, {
      prompt: [number, id, prompt, extraData, []],
      outputs,
      status: { status_str: isSuccess ? 'success' : 'error', completed: isSuccess, messages },
      meta: {},
    });
  }

  /** Nodes with the same inputs as in an earlier run are not run again: the result is the earlier file, even if it is gone. */
  async #save(prompt: PromptNodes): Promise<SavedFile[]> {
    const { files } = this.#options;
    const key = JSON.stringify(prompt);
    const known = this.#cached.get(key);
    if (known) return known;
    const saved = await runPrompt(prompt, (name) => files.get(this.pathOf(name)) ?? Buffer.alloc(0));
    for (const { item, content } of saved) files.set(`${item.type}/${item.subfolder}/${item.filename}`, content);
    this.#cached.set(key, saved);
    return saved;
  }
}

/** As ComfyUI does, it repeats the inputs of the node. */
function errorOf({ id, prompt }: Run, failure: Failure): object {
  const [node, { class_type: type, inputs }] = Object.entries(prompt)[0]!;
  const isMemory = failure === 'memory';
  return {
    prompt_id: id,
    node_id: node,
    node_type: type,
    executed: [],
    exception_message: isMemory
      ? 'Allocation on device 0 would exceed allowed memory.'
      : `Not found: ${JSON.stringify(prompt)}`,
    exception_type: isMemory ? 'torch.OutOfMemoryError' : 'FileNotFoundError',
    traceback: ['  File "nodes.py", line 1\n'],
    current_inputs: { ...inputs, prompt: [JSON.stringify(prompt)] },
    current_outputs: [],
  };
}
