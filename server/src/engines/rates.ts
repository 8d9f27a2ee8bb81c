// The prices of providers: those that come with the engines, replaced by the operator's own.
import { readFile } from 'node:fs/promises';
import { type Rate, USAGE_UNITS, type Usage } from '@greenroom/engine-kit/usage';
import { z } from 'zod';
import { OperatorError } from '../kernel/operator-error.ts';

/** A rate with the engine that it belongs to. */
export interface EngineRate extends Rate {
  engine: string;
}

const RateFile = z.array(
  z.object({
    engine: z.string().min(1),
    model: z.string().min(1),
    unit: z.enum(USAGE_UNITS),
    usd: z.number().nonnegative(),
    asOf: z.iso.date(),
  }),
);

export interface Rates {
  /** One for each engine, model and unit. */
  readonly list: readonly EngineRate[];
  /** In US dollars; undefined if no rate is known. */
  costOf(usage: Usage): number | undefined;
}

/** A rate of `own` replaces the built-in one of the same engine, model and unit. */
export function createRates(
  engines: readonly { name: string; rates?: readonly Rate[] | undefined }[],
  own: readonly EngineRate[] = [],
): Rates {
  const keyOf = ({ engine, model, unit }: Pick<EngineRate, 'engine' | 'model' | 'unit'>) =>
    `${engine} ${unit} ${model}`;
  const builtIn = engines.flatMap(({ name, rates = [] }) =>
    rates.map((rate): EngineRate => ({ engine: name, ...rate })),
  );
  const rates = new Map([...builtIn, ...own].map((rate) => [keyOf(rate), rate]));
  return {
    list: [...rates.values()],
    costOf(usage) {
      const rate = rates.get(keyOf(usage));
      return rate && rate.usd * usage.quantity;
    },
  };
}

/** Reads the file of `ENGINE_RATES`. Throws an `OperatorError` that says what is wrong with it. */
export async function readRates(path: string): Promise<EngineRate[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new OperatorError(`ENGINE_RATES: cannot read ${path}.`, { cause });
  });
  const { success, data, error } = RateFile.safeParse(parse(text));
  if (success) return data;
  const { path: at, message } = error.issues[0]!;
  throw new OperatorError(`ENGINE_RATES: ${path} has an invalid value at ${at.join('.') || 'its start'}: ${message}.`);
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
