// Creates passkeys and signs in with them. The library for the browser's WebAuthn functions is loaded on the first use.
import type { NewPasskey, PasskeyChange } from '@greenroom/contract/dashboard/passkeys';
import { t } from '@lingui/core/macro';
import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser';
import { ApiError, auth, post } from './http.ts';

const library = () => import('@simplewebauthn/browser');

export const browserHasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Creates a passkey on a device of the user's choice, and registers it. */
export async function addPasskey(name: string, proof: PasskeyChange): Promise<void> {
  const optionsJSON = await post<CreationOptions>('/account/passkeys/options', proof);
  const { startRegistration } = await library();
  const credential = await startRegistration({ optionsJSON }).catch(explain);
  await post('/account/passkeys', { name, credential } satisfies { name: string; credential: Loose });
}
type Loose = Omit<NewPasskey['credential'], 'type'> & { type: string };

/** Signs in with a passkey that the user chooses in the browser's dialog. */
export async function signInWithPasskey(): Promise<void> {
  const { startAuthentication } = await library();
  const optionsJSON = await auth<RequestOptions>('/sign-in/passkey-options');
  await auth('/sign-in/passkey', { credential: await startAuthentication({ optionsJSON }).catch(explain) });
}

/**
 * Waits until the user chooses a passkey in the browser's suggestions for the e-mail address, and signs in with it. Resolves to false if the
 * browser has no suggestions, or if the page needs none any more: a late wait would close the dialog of the button.
 */
export async function suggestPasskeys(needed: AbortSignal): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return false;
  const optionsJSON = await auth<RequestOptions>('/sign-in/passkey-options');
  if (needed.aborted) return false;
  await auth('/sign-in/passkey', { credential: await startAuthentication({ optionsJSON, useBrowserAutofill: true }) });
  return true;
}

/** Ends the wait for a passkey, and closes the browser's dialog. */
export const stopPasskeys = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();

const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: t`The passkey dialog was cancelled or took too long. Try again.`,
  InvalidStateError: t`This device already has a passkey for your account.`,
  ConstraintError: t`This device cannot verify you by fingerprint, face or PIN. Use another one.`,
  NotSupportedError: t`This device cannot create a passkey. Use another one.`,
};

function explain(error: unknown): never {
  const sentence = sentences[(error as Error).name] ?? t`The browser could not use a passkey. Try another browser.`;
  throw new ApiError(0, { error: sentence });
}
