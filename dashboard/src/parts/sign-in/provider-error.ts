// Why a provider's sign-in came to nothing, by the code in the address that it came back to.

const sentences: Readonly<Record<string, string>> = {
  access_denied: 'You did not let the provider tell us who you are. Try again, or use e-mail and password.',
  account_not_linked:
    'There is an account with this e-mail address already, and the provider has not verified that the address is yours. Verify it there, or sign in with your password.',
  rate_limited: 'Too many attempts. Wait a minute, then try again.',
  email_not_found: 'The provider told us no e-mail address. Give it one there, or use e-mail and password here.',
  sign_up_refused: 'This installation takes new people by invitation only. Open your invitation link first.',
  invitation_invalid: 'Your invitation was used already, is older than a week or was withdrawn. Ask for a new one.',
};

export const providerError = (code: string): string =>
  sentences[code.toLowerCase()] ?? 'Signing in by the provider did not work. Try again, or use e-mail and password.';
