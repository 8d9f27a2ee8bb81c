// A tool that may charge credits: it compares the price with the caller's limit before it orders anything.
import { limits } from '@greenroom/contract/limits';
import { NoResponse, type PostOptions, ServerError } from '@greenroom/sdk';
import { z } from 'zod';
import { describeError, ToolError } from './errors.ts';
import { creates, defineTool, type Tool, type ToolCall, type ToolDefinition } from './tool.ts';

/** Arguments of every paid tool. */
const payment = {
  max_credits: z
    .int()
    .min(0)
    .describe(
      'The most credits that this call may cost, as agreed with the user. If the price is higher, nothing is ordered and the ' +
        'error names the price and the balance.',
    ),
  idempotency_key: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'must be printable ASCII characters')
    .max(limits.idempotencyKeyLength)
    .optional()
    .describe(
      'Any unique text. For 24 hours, a call with the same key and arguments returns the first result and charges nothing, so a ' +
        'call whose result was lost can be repeated. Generated if omitted.',
    ),
};

type Payment = { [Member in keyof typeof payment]: z.output<(typeof payment)[Member]> };

interface PaidTool<Input extends z.ZodObject, Output extends z.ZodObject>
  extends Omit<ToolDefinition<Input, Output>, 'annotations' | 'run'> {
  /** The credits that `create` would charge or reserve. */
  price(body: z.output<Input>, call: ToolCall): number | Promise<number>;
  create(body: z.output<Input>, call: ToolCall, options: PostOptions): Promise<z.output<Output>>;
}

export function definePaidTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  input,
  price,
  create,
  ...about
}: PaidTool<Input, Output>): Tool {
  return defineTool({
    ...about,
    annotations: creates,
    input: input.extend(payment),
    async run(given, call) {
      const { max_credits, idempotency_key: idempotencyKey = crypto.randomUUID(), ...rest } = given as Payment;
      const body = rest as z.output<Input>;
      await checkBudget(await price(body, call), max_credits, call);
      try {
        return await create(body, call, { idempotencyKey, signal: call.signal });
      } catch (error) {
        throw mayBeCarriedOut(error) ? uncertain(error, idempotencyKey) : error;
      }
    },
  });
}

async function checkBudget(price: number, maxCredits: number, { client, signal }: ToolCall): Promise<void> {
  if (price <= maxCredits) return;
  const { credits_balance } = await client.usage.summary({}, { signal });
  throw new ToolError(
    `This costs ${price} credits, more than max_credits (${maxCredits}). The balance is ${credits_balance} credits. ` +
      `Nothing was ordered. Ask the user, then call again with max_credits of at least ${price}, or order something cheaper.`,
  );
}

const mayBeCarriedOut = (error: unknown): error is ServerError | NoResponse =>
  error instanceof ServerError || error instanceof NoResponse;

const uncertain = (error: ServerError | NoResponse, key: string): ToolError =>
  new ToolError(
    `${describeError(error)} The order may have been placed. Call again with the same arguments and idempotency_key "${key}": ` +
      'you get the result of the first call, and nothing is charged twice.',
    { cause: error },
  );
