// Passkeys with the browser's virtual authenticator: adding one, signing in with it in both ways, and removing it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  complaintsOf,
  type Dashboard,
  endSession,
  faultsOf,
  newEmail,
  openDashboard,
  testPassword,
} from '../dashboard.ts';

let dashboard: Dashboard;
/** Browsers have no passkeys for an IP address. */
let localhost: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  localhost = dashboard.harness.service.baseUrl.replace('127.0.0.1', 'localhost');
});
afterAll(() => dashboard?.stop());

/** Like a phone that its user unlocks at once, or not at all: what it is asked for after `touch(false)` is never answered. */
interface Authenticator {
  touch(enabled: boolean): Promise<void>;
  listCredentials(): Promise<{ rpId?: string; isResidentCredential: boolean }[]>;
}

async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touch: async (enabled) =>
      void (await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
    listCredentials: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
const sectionOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function signUpAtLocalhost(page: Page, email: string): Promise<void> {
  await page.goto(`${localhost}/sign-up`);
  await page.getByLabel('Your name').fill('Pat');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await welcome(page);
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto(`${localhost}/account`);
  const section = sectionOf(page);
  await section.getByRole('button', { name: 'Add passkey' }).click();
  await section.getByLabel('Name', { exact: true }).fill(name);
  await section.getByLabel('Your password').fill(testPassword);
  await section.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Passkey added.').waitFor();
  await section.getByText(name, { exact: true }).waitFor();
}

/** Holds back the answer to the page's next request for a challenge. Resolves, once it was made, to what lets it through. */
async function holdOptions(page: Page): Promise<{ asked: Promise<() => Promise<void>> }> {
  const asked = Promise.withResolvers<() => Promise<void>>();
  await page.route(/passkey-options/, (route) => asked.resolve(() => route.continue()), { times: 1 });
  return { asked: asked.promise };
}

test('a passkey is added on the account page, signs in with a button, and is removed', async () => {
  const page = await dashboard.visit({ width: 390 });
  const authenticator = await addAuthenticator(page);
  await signUpAtLocalhost(page, newEmail('pat'));
  await page.goto(`${localhost}/account`);
  const section = sectionOf(page);
  await section.getByRole('button', { name: 'Add passkey' }).click();
  await section.getByLabel('Your password').fill('not the password');
  await section.getByRole('button', { name: 'Continue' }).click();
  await section.getByText('Wrong password. Try again.').waitFor();
  await addPasskey(page, 'Phone of Pat');
  await section.getByText('not used yet').waitFor();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(page)).toEqual([]);
  }
  expect(await authenticator.listCredentials()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

  // A device has one passkey for an account.
  await section.getByRole('button', { name: 'Add passkey' }).click();
  await section.getByLabel('Your password').fill(testPassword);
  await section.getByRole('button', { name: 'Continue' }).click();
  await section.getByText('already has a passkey').waitFor();

  await endSession(page);
  await authenticator.touch(false);
  // The page asks for a suggestion of the browser first, and once more for the button. Only the latter is answered.
  await Promise.all([page.waitForResponse(/passkey-options/), page.goto(`${localhost}/sign-in?next=/account`)]);
  const { asked } = await holdOptions(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const answer = await asked;
  await authenticator.touch(true);
  await answer();
  await section.getByText('last used').waitFor();
  await section.getByRole('button', { name: 'Rename Phone of Pat' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Old phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await section.getByText('Old phone', { exact: true }).waitFor();
  await section.getByRole('button', { name: 'Remove Old phone' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(testPassword);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await page.getByText('Passkey removed.').waitFor();

  await endSession(page);
  await page.goto(`${localhost}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('alert').getByText('not registered here').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('the browser suggests the passkey at the field for the e-mail address', async () => {
  const page = await dashboard.visit();
  await addAuthenticator(page);
  await signUpAtLocalhost(page, newEmail('sam'));
  await addPasskey(page, 'Laptop');
  await endSession(page);
  const { asked } = await holdOptions(page);
  await page.goto(`${localhost}/sign-in`);
  expect(await page.getByLabel('E-mail address').getAttribute('autocomplete')).toBe('username webauthn');
  // The user chooses the suggestion as soon as it is there.
  const answer = await asked;
  await answer();
  await welcome(page);
  expect(complaintsOf(page)).toEqual([]);
});

test('at 127.0.0.1 the pages lead to localhost, where browsers allow passkeys', async () => {
  const page = await dashboard.signUp({ email: newEmail('lou') });
  await page.goto('/account');
  await sectionOf(page).getByText('Browsers allow no passkeys at 127.0.0.1').waitFor();
  expect(await sectionOf(page).getByRole('link').getAttribute('href')).toBe(`${localhost}/account`);
  expect(await faultsOf(page)).toEqual([]);
  await endSession(page);
  await page.goto('/sign-in?next=/account');
  await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(`${localhost}/sign-in?next=/account`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});
