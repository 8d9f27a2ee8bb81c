// Links that open accounts: return addresses, pasted links, and the mail that confirms an address.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../server/src/dashboard-api/auth/testing-authenticator.ts';
import { startTestSmtp } from '../../server/src/net/testing-smtp.ts';
import {
  complaintsOf,
  type Dashboard,
  endSession,
  expectSignedOut,
  faultsOf,
  newEmail,
  openDashboard,
  testPassword,
} from '../dashboard.ts';

let smtp: Awaited<ReturnType<typeof startTestSmtp>>;
let dashboard: Dashboard;
let mailing: Dashboard;

beforeAll(async () => {
  smtp = await startTestSmtp();
  [dashboard, mailing] = await Promise.all([
    openDashboard(),
    openDashboard({ SMTP_URL: smtp.url, MAIL_FROM: 'greenroom@example.com' }),
  ]);
});
afterAll(async () => {
  await Promise.all([dashboard?.stop(), mailing?.stop()]);
  smtp?.close();
});

/** Like a link pasted into the address bar of an open tab: a change of the fragment does not load the page. */
const paste = (page: Page, hash: string) => page.evaluate(`void (window.location.hash = ${JSON.stringify(hash)})`);

async function fillSignIn(page: Page, email: string, password = testPassword): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The latest mailed link to this page. */
async function mailed(page: 'confirm' | 'reset' | 'change-email', email: string): Promise<string> {
  const links = () => {
    const text = smtp.said
      .slice(smtp.said.lastIndexOf(`RCPT TO:<${email}>`))
      .join('\n')
      .replaceAll('=\n', '');
    return [...text.matchAll(new RegExp(`http://[^\\s/]+/${page}#(\\S+)`, 'g'))];
  };
  await expect.poll(() => smtp.said.includes(`RCPT TO:<${email}>`) && links().length).toBeGreaterThan(0);
  return links().at(-1)![0];
}

test('what is wrong with a field is said at the field, for all fields at once, and stays until it is mended', async () => {
  const page = await dashboard.visit();
  await page.goto('/sign-up');
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect.poll(() => page.getByText('Fill in this field.').count()).toBe(3);
  expect(await page.evaluate('document.activeElement.name')).toBe('name');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail address').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await create.click();
  await page.getByText('Enter an e-mail address, such as').waitFor();
  await page.getByText(/^Enter at least \d+ characters\.$/).waitFor();
  expect(await page.getByText('Fill in this field.').count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/sign-in');
  const email = page.getByLabel('E-mail address');
  await email.waitFor();
  const before = await email.boundingBox();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => page.getByText('Fill in this field.').count()).toBe(2);
  // The card grows downwards.
  expect((await email.boundingBox())!.y).toBe(before!.y);

  const forgetful = await mailing.visit();
  await forgetful.goto('/reset');
  await forgetful.getByRole('button', { name: 'Send link' }).click();
  await forgetful.getByText('Fill in this field.').waitFor();
  expect(await faultsOf(forgetful)).toEqual([]);
});

test('a return address on another site leads to the overview, before and after signing in', async () => {
  const email = newEmail('returning');
  await dashboard.signUp({ email });
  const home = `${dashboard.harness.service.baseUrl}/`;
  const elsewhere = [
    '/%09/evil.example',
    '/%5Cevil.example',
    '//evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
  ];
  const page = await dashboard.visit();
  for (const next of elsewhere) {
    await endSession(page);
    await page.goto(`/sign-in?next=${next}`);
    await fillSignIn(page, email);
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    expect(page.url()).toBe(home);
    await page.goto(`/sign-in?next=${next}`);
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    expect(page.url()).toBe(home);
    expect(complaintsOf(page)).toEqual([]);
  }
});

test('a reset link works when it is pasted into the open reset page, and so does the next one', async () => {
  const email = newEmail('pasting');
  await dashboard.signUp({ email });
  const link = async () =>
    String((await dashboard.harness.service.cli('user', 'create-reset-link', '--email', email)).link).split('#')[1]!;
  const page = await dashboard.visit({ width: 390 });
  await page.goto('/reset');
  await page.getByText('Ask your administrator').waitFor();
  await paste(page, 'used-already');
  await page.getByLabel('New password', { exact: true }).fill('some new password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('alert').getByText('already used').waitFor();
  await paste(page, await link());
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByLabel('New password', { exact: true }).fill('some new password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Your new password is set').waitFor();
  expect(complaintsOf(page)).toEqual([]);
});

test('an invitation link works in an open tab, and for another account', async () => {
  const owner = await dashboard.signUp({ name: 'Olga' });
  await owner.goto('/team');
  await owner.getByRole('button', { name: 'Create link' }).click();
  const link = (await owner.getByRole('group', { name: 'invitation link' }).textContent())!;
  expect(new URL(link).pathname).toBe('/join');
  const page = await dashboard.signUp({ name: 'Max' });
  await page.goto('/join#0');
  await page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();
  await paste(page, new URL(link).hash);
  await page.getByText('You stay in that team').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await page.getByLabel('Your name').fill('Max');
  await page.getByLabel('E-mail address').fill('max-of-olga@example.com');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Join team' }).click();
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  expect(await dashboard.harness.service.log()).not.toContain(new URL(link).hash.slice(1));
  expect(complaintsOf(page)).toEqual([]);
});

test('with mail, a new user is asked to confirm the address, and can create a key after opening the mailed link', async () => {
  const email = newEmail('ada');
  const page = await mailing.signUp({ email, name: 'Ada', width: 390 });
  const note = page.getByRole('alert').filter({ hasText: 'Confirm your e-mail address' });
  await note.getByText(`we sent to ${email}`).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Create API key' }).click();
  await page.getByText('Your e-mail address is not confirmed').waitFor();
  const first = await mailed('confirm', email);
  await note.getByRole('button', { name: 'Resend e-mail' }).click();
  await note.getByText('E-mail sent. Check your spam folder too.').waitFor();
  await expect.poll(() => mailed('confirm', email)).not.toBe(first);

  const link = await mailed('confirm', email);
  const stranger = await mailing.signUp({ email: newEmail('stranger') });
  await stranger.goto(link);
  await stranger.getByRole('heading', { name: 'This link is for another account' }).waitFor();
  expect(await faultsOf(stranger)).toEqual([]);
  // On another device, the link alone does not confirm the address.
  const phone = await mailing.visit({ width: 360, dark: true });
  await phone.goto(link);
  await phone.getByText(`Sign in to confirm ${email}.`).waitFor();
  expect(await phone.getByLabel('E-mail address').inputValue()).toBe(email);
  expect(await faultsOf(phone)).toEqual([]);
  await fillSignIn(phone, email);
  await phone.getByText(email).waitFor();
  await phone.getByRole('button', { name: 'Confirm', exact: true }).click();
  await phone.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await phone.getByText('Your e-mail address is confirmed').waitFor();
  expect(await phone.getByText('Confirm your e-mail address').count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Create API key' }).click();
  await page.getByRole('group', { name: 'API key' }).waitFor();
  await phone.goto(first);
  await phone.getByRole('heading', { name: 'Your e-mail address is confirmed' }).waitFor();
  await endSession(phone);
  await phone.goto(first);
  await phone.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
  expect(await faultsOf(phone)).toEqual([]);
  for (const each of [page, phone, stranger]) expect(complaintsOf(each)).toEqual([]);
});

test('the owner of an address takes over an account created with it by a mailed link, and is asked about the team', async () => {
  const inviterEmail = newEmail('mallory');
  const inviter = await mailing.signUp({ name: 'Mallory', email: inviterEmail });
  await inviter.goto(await mailed('confirm', inviterEmail));
  await inviter.getByRole('button', { name: 'Confirm', exact: true }).click();
  await inviter.getByRole('heading', { name: 'Welcome, Mallory' }).waitFor();
  await inviter.goto('/team');
  await inviter.getByRole('button', { name: 'Create link' }).click();
  const invitation = (await inviter.getByRole('group', { name: 'invitation link' }).textContent())!;
  const email = newEmail('address-owner');
  const impostor = await mailing.visit();
  await impostor.goto(invitation);
  await impostor.getByLabel('Your name').fill('Impostor');
  await impostor.getByLabel('E-mail address').fill(email);
  await impostor.getByLabel('Password', { exact: true }).fill(testPassword);
  await impostor.getByRole('button', { name: 'Join team' }).click();
  await impostor.getByRole('heading', { name: /^Hello, / }).waitFor();

  const owner = await mailing.visit({ width: 390 });
  await owner.goto(await mailed('confirm', email));
  await owner.getByRole('link', { name: 'Set a password' }).click();
  // Both pages have a field for the address.
  await owner.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await owner.getByLabel('E-mail address').fill(email);
  await owner.getByRole('button', { name: 'Send link' }).click();
  await owner.getByText('we sent it a link').waitFor();
  await owner.goto(await mailed('reset', email));
  await owner.getByLabel('New password', { exact: true }).fill('known to its owner');
  await owner.getByRole('button', { name: 'Set password' }).click();
  await fillSignIn(owner, email, 'known to its owner');
  await owner.getByRole('heading', { name: 'Do you belong to the team Mallory?' }).waitFor();
  expect(await faultsOf(owner)).toEqual([]);
  await owner.goto('/studio');
  await owner.getByRole('button', { name: 'Leave team' }).click();
  await owner.getByRole('heading', { name: 'Create your account' }).waitFor();
  await expectSignedOut(impostor);
  for (const page of [owner, impostor]) expect(complaintsOf(page)).toEqual([]);
});

test('the e-mail address changes by the link that is mailed to the new one', async () => {
  const [email, next] = [newEmail('grace'), newEmail('grace.new')];
  const page = await mailing.signUp({ email, name: 'Grace', width: 390 });
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'E-mail address' });
  await section.getByLabel('New e-mail address').fill(next);
  await section.getByLabel('Your password').fill('not the password');
  await section.getByRole('button', { name: 'Change e-mail address' }).click();
  await section.getByText('Wrong password. Try again.').waitFor();
  await section.getByLabel('Your password').fill(testPassword);
  await section.getByRole('button', { name: 'Change e-mail address' }).click();
  await section.getByRole('status').getByText(next).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const link = await mailed('change-email', next);
  await page.goto('/change-email#used:nobody%40example.com');
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByRole('alert').getByText('already used').waitFor();
  await paste(page, new URL(link).hash.slice(1));
  await page.getByText(next).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByText(`You sign in as ${next}.`).waitFor();
  await endSession(page);
  await page.goto('/sign-in');
  await fillSignIn(page, next);
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  expect(await mailing.harness.service.log()).not.toContain(new URL(link).hash.split(':')[0]!.slice(1));
});

test('one session is ended on the account page, and the others continue', async () => {
  const email = newEmail('eva');
  const page = await dashboard.signUp({ name: 'Eva', email });
  const elsewhere = [await dashboard.visit({ width: 390 }), await dashboard.visit()];
  for (const other of elsewhere) {
    await other.goto('/sign-in');
    await fillSignIn(other, email);
    await other.getByRole('button', { name: /^Account of Eva/ }).waitFor();
  }
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(3);
  const top = async () => (await sessions.boundingBox())!.y;
  expect(await top()).toBeGreaterThan(720);
  await page.getByRole('navigation', { name: 'Sections of the account' }).getByText('Sessions').click();
  await expect.poll(top).toBeLessThan(720);
  await sessions.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
  expect(await faultsOf(page)).toEqual([]);
  const statuses = await Promise.all(
    [page, ...elsewhere].map(async ({ request }) => (await request.get('/dashboard/api/account')).status()),
  );
  expect([statuses[0], ...statuses.slice(1).sort()]).toEqual([200, 200, 401]);
});

test('the account page shows times in the chosen time zone', async () => {
  const page = await dashboard.signUp({ name: 'Zoe' });
  await page.goto('/account');
  await page.getByText('the address cannot be changed').waitFor();
  const signedIn = page.getByRole('region', { name: 'Sessions' }).locator('time').first();
  const before = await signedIn.getAttribute('title');
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
    await page.getByRole('combobox', { name: 'Time zone' }).fill(zone);
    const loaded = page.waitForEvent('load');
    await page.getByRole('option', { name: zone }).click();
    await loaded;
    await expect.poll(() => signedIn.getAttribute('title')).not.toBe(before);
    await expect.poll(() => page.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe(zone);
    const at = new Date((await signedIn.getAttribute('datetime'))!);
    const shown = await page.evaluate(
      `new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone: '${zone}' }).format(new Date('${at.toISOString()}'))`,
    );
    expect(await signedIn.getAttribute('title')).toBe(shown);
  }
});

test('with two-factor authentication, sign-in asks for a code or a recovery code', async () => {
  const email = newEmail('two-factor');
  const page = await dashboard.signUp({ email, name: 'Tom', width: 390 });
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Two-factor authentication' });
  await section.getByRole('button', { name: 'Set up' }).click();
  await section.getByLabel('Your password').fill('not the password');
  await section.getByRole('button', { name: 'Continue' }).click();
  await section.getByText('Wrong password. Try again.').waitFor();
  await section.getByLabel('Your password').fill(testPassword);
  await section.getByRole('button', { name: 'Continue' }).click();
  await section.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = (await section.getByRole('group', { name: 'key' }).textContent())!;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(page)).toEqual([]);
  }
  await section.getByRole('textbox', { name: 'Code' }).fill('000 000');
  await section.getByRole('button', { name: 'Turn on' }).click();
  await section.getByText('Wrong code.').waitFor();
  await section.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, -1));
  await section.getByRole('button', { name: 'Turn on' }).click();
  const codes = (await section.getByRole('group', { name: 'recovery codes' }).textContent())!.split('\n');
  expect(codes).toHaveLength(10);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(page)).toEqual([]);
  }
  await section.getByRole('button', { name: 'I saved them' }).click();
  await section.getByText('On', { exact: true }).waitFor();
  await page.reload();
  await section.getByRole('button', { name: 'Turn off' }).waitFor();
  expect(await page.content()).not.toContain(codes[0]);

  await endSession(page);
  await page.goto('/sign-in?next=/usage');
  await fillSignIn(page, email);
  const form = page.getByRole('form', { name: 'Two-factor authentication' });
  await form.getByLabel('Code').fill('000000');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await form.getByText('Wrong code.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await form.getByLabel('Code').fill(codeOf(secret));
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/usage/);
  await page.getByRole('heading', { name: 'No usage in this period' }).waitFor();
  await page.waitForLoadState('networkidle');

  await endSession(page);
  await page.goto('/sign-in?two_factor=true');
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('This sign-in has expired.').waitFor();
  await page.getByRole('button', { name: 'Start again' }).click();
  await fillSignIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]!.toUpperCase());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();

  const { two_factor } = await dashboard.harness.service.cli(
    'user',
    'reset-two-factor',
    '--email',
    email,
    '--reason',
    'lost the phone',
  );
  expect(two_factor).toBe(false);
  await endSession(page);
  await page.goto('/sign-in');
  await fillSignIn(page, email);
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  const log = await dashboard.harness.service.log();
  for (const text of [secret, ...codes]) expect(log).not.toContain(text);
  expect(complaintsOf(page)).toEqual([]);
});
