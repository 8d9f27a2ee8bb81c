// A tool is data: its name, texts, schemas and what it calls.
import type { Client } from '@greenroom/sdk';
import type { StandardSchemaWithJSON, ToolAnnotations } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { argumentsSchema, resultSchema } from './schemas.ts';

/** One call of a tool. */
export interface ToolCall {
  client: Client;
  /** Aborted when the caller cancels the call or disconnects. */
  signal: AbortSignal;
  /** Aborted when the process is about to end: a wait then returns what it knows. */
  closing: AbortSignal | undefined;
  /** Undefined if the caller does not ask for progress. `progress` is 0 to 1. */
  onProgress: ((progress: number, message: string) => void) | undefined;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  annotations: ToolAnnotations;
  inputSchema: StandardSchemaWithJSON;
  outputSchema: StandardSchemaWithJSON;
  run(input: unknown, call: ToolCall): Promise<object>;
}

export interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject>
  extends Pick<Tool, 'name' | 'title' | 'description' | 'annotations'> {
  input: Input;
  output: Output;
  run(input: z.output<Input>, call: ToolCall): Promise<z.output<Output>>;
}

export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>({
  input,
  output,
  run,
  ...about
}: ToolDefinition<Input, Output>): Tool => ({
  ...about,
  inputSchema: argumentsSchema(input),
  outputSchema: resultSchema(output),
  run: (checked, call) => run(checked as z.output<Input>, call),
});

/** Changes nothing. */
export const reads: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** Changes nothing, but may load a URL that the caller names. */
export const readsUrls: ToolAnnotations = { readOnlyHint: true, openWorldHint: true };

/** Adds something, may charge credits, and does both again if it is called again without the same key. */
export const creates: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};

/** Deletes something for good. */
export const deletes: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: true,
  openWorldHint: false,
};
