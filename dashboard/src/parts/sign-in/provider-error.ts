// Explains a failed sign-in with a provider, by the error code in the URL.
import { t } from '@lingui/core/macro';

const messages: Readonly<Record<string, string>> = {
  access_denied: t`You did not give the provider permission. Try again, or use e-mail and password.`,
  account_not_linked: t`An account with this e-mail address already exists, but the provider has not verified that the address is yours. Verify it there, or sign in with your password.`,
  rate_limited: t`Too many attempts. Wait a minute, then try again.`,
  email_not_found: t`The provider returned no e-mail address. Add one there, or use e-mail and password.`,
  sign_up_refused: t`Sign-up is by invitation only. Open your invitation link first.`,
  invitation_invalid: t`Your invitation was already used, has expired or was revoked. Ask for a new one.`,
};

export const providerError = (code: string): string =>
  messages[code.toLowerCase()] ?? t`Sign-in with the provider failed. Try again, or use e-mail and password.`;
