// The wire schemas by which users confirm their e-mail address and their team membership.
import { z } from 'zod';
import { text } from '../text.ts';

/**
 * `POST /account/confirmation`, with the token of a mailed link `/confirm#<token>`: single use, one day, only for the user who
 * is signed in. `POST /account/confirmation-mail` sends another one.
 */
export const Confirmation = z.object({ token: text(100) });
export type Confirmation = z.input<typeof Confirmation>;

/**
 * `POST /confirmations/preview`, with a `Confirmation` and without signing in: the address that the link confirms, which is the one that it
 * was mailed to; 404 if it was used or has expired.
 */
export const ConfirmationPreview = z.object({ email: z.string() });
export type ConfirmationPreview = z.output<typeof ConfirmationPreview>;

/** `POST /account/team`, if `team_unconfirmed`: false deletes the account, so that the address can sign up again. */
export const TeamConfirmation = z.object({ stay: z.boolean() });
export type TeamConfirmation = z.input<typeof TeamConfirmation>;
