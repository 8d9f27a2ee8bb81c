// The types of values that several settings have.
import { z } from 'zod';

export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const durationMs = z
  .string()
  .regex(/^[1-9]\d{0,5}(s|m|h)$/)
  .transform(
    (text) => Number.parseInt(text, 10) * { s: 1_000, m: 60_000, h: 3_600_000 }[text.at(-1) as 's' | 'm' | 'h'],
  );

export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

export const truth = z.enum(['true', 'false']).transform((text) => text === 'true');

export const address = (schemes: RegExp) => z.string().refine((text) => URL.canParse(text) && schemes.test(text));
