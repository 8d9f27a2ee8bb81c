// The wire schema of the name, address and tax id that are printed on a team's receipts.
import { z } from 'zod';
import { anyText } from '../text.ts';
import { billingLimits } from './billing-limits.ts';
import { isCountry } from './countries.ts';

/** Line breaks, tabs, and characters that change the direction of the text around them. */
const NOT_ON_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

const line = (max: number) =>
  anyText(max)
    .refine((value) => !NOT_ON_ONE_LINE.test(value), 'must be one line without control characters')
    .transform((value) => value.trim());

/** `GET /billing-details`, and the body of `POST /billing-details`, owners. Changes apply to new receipts only. */
export const BillingDetails = z.object({
  /** Empty: receipts name the team. */
  name: line(billingLimits.maxNameLength),
  /** Line by line, without the country. */
  address: z
    .array(line(billingLimits.maxLineLength))
    .max(billingLimits.maxAddressLines)
    .transform((lines) => lines.filter((text) => text !== '')),
  /** ISO 3166-1, such as ES. */
  country: z.string().refine(isCountry, 'must be a country code such as ES').nullable(),
  tax_id: line(billingLimits.maxTaxIdLength)
    .transform((value) => value || null)
    .nullable(),
});
export type BillingDetails = z.output<typeof BillingDetails>;
