// Validates a graph as ComfyUI's server does, and returns its documented errors.
import { NODE_CLASSES } from './node-classes.ts';

export interface PromptNode {
  class_type: string;
  inputs: Record<string, unknown>;
}

export type PromptNodes = Record<string, PromptNode>;

interface InputError {
  type: string;
  message: string;
  details: string;
  extra_info: { input_name: string; received_value?: unknown };
}

/** What is installed and uploaded. */
export interface Installed {
  hasModel(name: string): boolean;
  hasFile(annotatedName: string): boolean;
}

/** Returns the body of the response with status 400; undefined for a valid graph. */
export function findPromptError(prompt: PromptNodes, installed: Installed): object | undefined {
  for (const [id, node] of Object.entries(prompt)) {
    if (typeof node.class_type !== 'string') {
      return invalid('invalid_prompt', 'Cannot execute because a node is missing the class_type property.', id);
    }
    if (!NODE_CLASSES[node.class_type]) {
      return invalid('invalid_prompt', `Cannot execute because node ${node.class_type} does not exist.`, id);
    }
  }
  const saving = Object.entries(prompt).filter(([, node]) => NODE_CLASSES[node.class_type]?.saves);
  if (saving.length === 0) return invalid('prompt_no_outputs', 'Prompt has no outputs');
  const nodeErrors: Record<string, object> = {};
  const details: string[] = [];
  for (const [id, node] of Object.entries(prompt)) {
    const errors = Object.entries(NODE_CLASSES[node.class_type]!.required).flatMap(
      ([name, type]) => findInputError(name, type, node.inputs[name], prompt, installed) ?? [],
    );
    if (errors.length === 0) continue;
    nodeErrors[id] = { errors, dependent_outputs: saving.map(([output]) => output), class_type: node.class_type };
    details.push(...errors.map((error) => `${error.message}: ${error.details}`));
  }
  if (details.length === 0) return undefined;
  const error = {
    type: 'prompt_outputs_failed_validation',
    message: 'Prompt outputs failed validation',
    details: details.join('\n'),
    extra_info: {},
  };
  return { error, node_errors: nodeErrors };
}

const invalid = (type: string, message: string, id?: string) => ({
  error: { type, message, details: id === undefined ? '' : `Node ID '#${id}'`, extra_info: {} },
  node_errors: {},
});

function findInputError(
  name: string,
  type: string,
  value: unknown,
  prompt: PromptNodes,
  installed: Installed,
): InputError | undefined {
  const error = (kind: string, message: string, details = name): InputError => ({
    type: kind,
    message,
    details,
    extra_info: { input_name: name, received_value: value },
  });
  if (value === undefined) return error('required_input_missing', 'Required input is missing');
  if (Array.isArray(value)) {
    if (value.length === 2 && prompt[String(value[0])]) return undefined;
    return error('bad_linked_input', 'Bad linked input, must be a length-2 list of [node_id, slot_index]');
  }
  if (type === 'link')
    return error('bad_linked_input', 'Bad linked input, must be a length-2 list of [node_id, slot_index]');
  if (type === 'number' && !Number.isFinite(Number(value))) {
    const message = 'Failed to convert an input value to a INT value';
    return error('invalid_input_type', message, `${name}, ${value}, invalid literal for int()`);
  }
  if (type === 'model' && !installed.hasModel(String(value))) {
    return error('value_not_in_list', 'Value not in list', `${name}: '${value}' not in (list of length 42)`);
  }
  if (type === 'file' && !installed.hasFile(String(value))) {
    const message = 'Custom validation failed for node';
    return error('custom_validation_failed', message, `${name} - Invalid image file: ${value}`);
  }
  return undefined;
}
