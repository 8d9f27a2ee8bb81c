// WebAuthn for the dashboard's domain: the options for browsers, and the checks of what authenticators sign.
import type { NewPasskey, PasskeySignIn } from '@greenroom/contract/dashboard/passkeys';
import type { Passkey, PasskeyKey, NewPasskey as VerifiedPasskey } from '../../clients/passkeys.ts';
import type { RelyingParty } from './origins.ts';

// Loaded on the first use, because it takes some time and memory.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 5 * 60_000;

/** The user's id as authenticators store it. */
export const userHandleOf = (user: string): Buffer<ArrayBuffer> => Buffer.from(user.replaceAll('-', ''), 'hex');

/** A passkey is found without an e-mail address, and the device verifies its user: so it replaces the password and the second factor. */
export async function registrationOptions(
  party: RelyingParty,
  { user, email, name, existing }: { user: string; email: string; name: string; existing: readonly Passkey[] },
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Greenroom',
    rpID: party.id,
    userID: userHandleOf(user),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    timeout: TIMEOUT_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      // Those that this version of the library does not know are for the browser to judge.
      transports: transports as never,
    })),
  });
}

export async function signInOptions(party: RelyingParty) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: party.id, userVerification: 'required', timeout: TIMEOUT_MS });
}

/** The challenge that the browser says was signed. The checks below compare it with the signed one. */
export async function challengeOf(clientDataJSON: string): Promise<string> {
  try {
    const { challenge } = (await helpers()).decodeClientDataJSON(clientDataJSON);
    return String(challenge);
  } catch {
    return '';
  }
}

/** Undefined if anything is wrong with it. */
export async function verifyRegistration(
  party: RelyingParty,
  { name, credential }: NewPasskey,
  challenge: string,
): Promise<VerifiedPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject } = await helpers();
  const { transports = [], attestationObject } = credential.response;
  try {
    // None was asked for. Checking the certificates of one could load lists from addresses in them.
    const format = decodeAttestationObject(Buffer.from(attestationObject, 'base64url')).get('fmt');
    if (format !== 'none' && format !== 'packed') return undefined;
    const { registrationInfo: info } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...credential.response, transports: transports as never },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!info || info.credential.id !== credential.id) return undefined;
    const { id: credentialId, publicKey, counter } = info.credential;
    return {
      name,
      credentialId,
      publicKey: Buffer.from(publicKey),
      counter,
      transports,
      synced: info.credentialDeviceType === 'multiDevice',
    };
  } catch {
    return undefined;
  }
}

/** Returns the new counter of the passkey; undefined if anything is wrong, also if the counter did not grow. */
export async function verifySignIn(
  party: RelyingParty,
  { credential }: PasskeySignIn,
  { passkey, challenge }: { passkey: PasskeyKey; challenge: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  if (credential.response.userHandle !== userHandleOf(passkey.user).toString('base64url')) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
