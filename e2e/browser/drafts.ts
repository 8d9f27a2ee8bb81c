// Browser tests of drafts: several, autosaved, undone, in two tabs, offline, after a session ended, and without dead uploads.
import type { Drafts } from '@greenroom/contract/dashboard/drafts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, newEmail, openDashboard, testPassword } from '../dashboard.ts';
import { emptyPicture } from '../fixtures.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
}, 240_000);
afterAll(() => dashboard?.stop());

const script = (page: Page) => page.getByRole('textbox', { name: 'Script' });
const draftBar = (page: Page) => page.getByRole('region', { name: 'Draft' });
const saved = (page: Page) => draftBar(page).getByText('Saved', { exact: true }).waitFor();
const names = async (page: Page) =>
  ((await (await page.request.get('/dashboard/api/drafts')).json()) as Drafts).items.map(({ name }) => name);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function write(page: Page, text: string): Promise<void> {
  await script(page).fill(text);
  await saved(page);
}

async function openStudio(screen: { width?: 390; dark?: boolean; email?: string } = {}): Promise<Page> {
  const page = await dashboard.signUp(screen);
  await page.goto('/studio');
  await script(page).waitFor();
  return page;
}

test.each([{ width: 1280 }, { width: 390 }] as const)(
  'drafts are saved by themselves, named, opened and deleted with undo, on a screen of $width pixels',
  async ({ width }) => {
    const page = await openStudio(width === 390 ? { width, dark: true } : {});
    const act = async (draft: string, action: string) => {
      await button(page, `Actions for ${draft}`).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await write(page, 'Cold coffee again?');
    await page.getByRole('textbox', { name: 'Draft name' }).fill('Mug');
    await expect.poll(() => names(page)).toEqual(['Mug']);
    expect(await faultsOf(page)).toEqual([]);

    await button(page, 'Start empty').click();
    await expect.poll(() => script(page).inputValue()).toBe('');
    await write(page, 'We now deliver on Sundays.');
    expect(await names(page)).toEqual(['We now deliver on Sundays', 'Mug']);

    await button(page, 'Drafts').click();
    const list = page.getByRole('dialog').getByRole('list', { name: 'Drafts' });
    await list.getByText('Editing', { exact: true }).waitFor();
    await list.getByText('Cold coffee again?').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search drafts' });
    await search.fill('sundays');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await search.fill('nothing like it');
    await page.getByRole('status').getByText('No matching drafts').waitFor();
    await search.fill('');
    expect(await faultsOf(page)).toEqual([]);
    await list.getByRole('button', { name: /^Mug/ }).click();
    await expect.poll(() => script(page).inputValue()).toBe('Cold coffee again?');

    await button(page, 'Drafts').click();
    await act('Mug', 'Rename…');
    await page.getByRole('textbox', { name: 'Name', exact: true }).press('Escape');
    await act('We now deliver on Sundays', 'Rename…');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sundays');
    expect(await faultsOf(page)).toEqual([]);
    await button(page, 'Save').click();
    await list.getByText('Sundays', { exact: true }).waitFor();
    await act('Mug', 'Rename…');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Cup');
    await button(page, 'Save').click();
    await expect.poll(async () => (await names(page)).sort()).toEqual(['Cup', 'Sundays']);
    expect(await page.getByRole('textbox', { name: 'Draft name', includeHidden: true }).inputValue()).toBe('Cup');
    await act('Cup', 'Rename…');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mug');
    await button(page, 'Save').click();
    await act('Mug', 'Delete');
    const deleted = page.getByText('Draft “Mug” deleted.');
    await deleted.waitFor();
    // Covers neither the header nor the price.
    const toast = (await deleted.boundingBox())!;
    expect(toast.y).toBeGreaterThan(400);
    const price = (await page.locator('[aria-label="Price"]').first().boundingBox())!;
    expect(toast.y + toast.height <= price.y || toast.y >= price.y + price.height).toBe(true);
    await expect.poll(() => names(page)).toEqual(['Sundays']);
    expect(await script(page).inputValue()).toBe('');
    await button(page, 'Undo').last().click();
    await expect.poll(() => names(page)).toContain('Mug');
    await list.getByRole('button', { name: /^Mug/ }).click();
    await expect.poll(() => script(page).inputValue()).toBe('Cold coffee again?');
    await page.reload();
    await expect.poll(() => script(page).inputValue()).toBe('Cold coffee again?');
  },
);

test('an empty draft can be undone', async () => {
  const page = await openStudio();
  await script(page).fill('Not lost.');
  await button(page, 'Start empty').click();
  await button(page, 'Undo').click();
  await expect.poll(() => script(page).inputValue()).toBe('Not lost.');
  expect(await names(page)).toEqual(['Not lost']);
});

test('a script from the overview waits until the open draft can be saved', async () => {
  const page = await openStudio();
  await page.route('**/dashboard/api/drafts/*', (route) => route.abort());
  await script(page).fill('Half a sentence');
  await page.getByRole('link', { name: 'Overview' }).click();
  await button(page, 'Skip guide').click();
  await page.getByRole('textbox', { name: 'What should your presenter say?' }).fill('A new thought.');
  await button(page, 'Continue in the studio').click();
  await page.getByText('the new one has to wait').waitFor();
  expect(await script(page).inputValue()).toBe('Half a sentence');
  await page.unroute('**/dashboard/api/drafts/*');
  await button(page, 'Try again').last().click();
  await expect.poll(() => script(page).inputValue()).toBe('A new thought.');
  await expect.poll(() => names(page)).toContain('Half a sentence');
});

test('changes are undone and redone by the buttons and by keys, and stay so after a reload', async () => {
  const page = await openStudio();
  const captions = page.getByRole('button', { name: /^Captions / });
  await write(page, 'Kept.');
  await captions.click();
  await page.getByRole('switch', { name: /^Captions/ }).click();
  await captions.getByText('Off').waitFor();
  await button(page, 'Undo change').click();
  await captions.getByText('Band · Bottom').waitFor();
  await button(page, 'Redo change').click();
  await captions.getByText('Off').waitFor();
  await page.keyboard.press('Control+z');
  await captions.getByText('Band · Bottom').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await saved(page);
  await page.reload();
  await captions.getByText('Band · Bottom').waitFor();
  expect(await script(page).inputValue()).toBe('Kept.');
});

test('a template asks before it replaces a script, and can be undone', async () => {
  const page = await openStudio();
  const pick = async () => {
    await button(page, 'All templates').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Announcement/ })
      .click();
  };
  await write(page, 'My own words.');
  await page.getByRole('textbox', { name: 'Setting' }).fill('My garden');
  await button(page, 'All templates').click();
  const cards = page.getByRole('dialog').locator('button:has(img)');
  await cards.last().waitFor();
  const heights = await Promise.all((await cards.all()).map(async (card) => (await card.boundingBox())!.height));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await pick();
  await page.getByText('Replace your script?').waitFor();
  await button(page, 'Cancel').click();
  expect(await script(page).inputValue()).toBe('My own words.');
  await pick();
  expect(await faultsOf(page)).toEqual([]);
  await button(page, 'Replace script').click();
  await expect.poll(() => script(page).inputValue()).toContain('We now deliver on Sundays.');
  await button(page, 'Undo').click();
  await expect.poll(() => script(page).inputValue()).toBe('My own words.');
  expect(await page.getByRole('textbox', { name: 'Setting' }).inputValue()).toBe('My garden');
  await script(page).fill('');
  await pick();
  await expect.poll(() => script(page).inputValue()).toContain('We now deliver on Sundays.');
});

test('two tabs do not overwrite each other: the later one keeps a copy, or takes the other version and can undo it', async () => {
  const first = await openStudio();
  await write(first, 'Common.');
  const second = await first.context().newPage();
  await second.goto('/studio');
  await expect.poll(() => script(second).inputValue()).toBe('Common.');
  await write(first, 'Of the first tab.');
  // In the background, the second tab has not seen it.
  await script(second).fill('Of the second tab.');
  await second.getByText('This draft was changed elsewhere').waitFor();
  expect(await faultsOf(second)).toEqual([]);
  await second.reload();
  await second.getByText('This draft was changed elsewhere').waitFor();
  expect(await script(second).inputValue()).toBe('Of the second tab.');
  await button(second, 'Keep mine as a copy').click();
  await saved(second);
  expect((await names(second)).sort()).toEqual(['Of the first tab', 'Of the second tab']);
  await first.reload();
  expect(await script(first).inputValue()).toBe('Of the first tab.');

  const third = await first.context().newPage();
  await third.goto('/studio');
  await third.getByRole('textbox', { name: 'Script' }).waitFor();
  await button(third, 'Drafts').click();
  await third
    .getByRole('dialog')
    .getByRole('button', { name: /^Of the first tab/ })
    .click();
  await expect.poll(() => script(third).inputValue()).toBe('Of the first tab.');
  await write(first, 'Newer.');
  await script(third).fill('Mine.');
  await button(third, 'Use the other version').click();
  await expect.poll(() => script(third).inputValue()).toBe('Newer.');
  await button(third, 'Undo').click();
  await expect.poll(() => script(third).inputValue()).toBe('Mine.');
  await expect.poll(() => names(third)).toContain('Mine');
  expect(await names(third)).toContain('Newer');
});

test('offline, nothing is lost, and it is saved when the browser is online again', async () => {
  const page = await openStudio();
  await write(page, 'Online.');
  await page.context().setOffline(true);
  await script(page).fill('Written offline.');
  await draftBar(page).getByText('Offline. Kept in this browser').waitFor();
  await page.context().setOffline(false);
  await saved(page);
  expect(await names(page)).toEqual(['Written offline']);
});

test('a draft survives the end of the session', async () => {
  const email = newEmail('draft-keeper');
  const page = await openStudio({ email });
  await write(page, 'Before.');
  await page.context().clearCookies();
  await script(page).fill('Typed when the session had ended.');
  await page.waitForURL(/\/sign-in/);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await button(page, 'Sign in').click();
  await page.waitForURL('/studio');
  await expect.poll(() => script(page).inputValue()).toBe('Typed when the session had ended.');
  await expect.poll(() => names(page)).toEqual(['Typed when the session had ended']);
});

test('an uploaded image that was deleted meanwhile is removed from its draft, which says so', async () => {
  const page = await openStudio();
  await page.getByRole('radio', { name: /^Scenes/ }).click();
  await write(page, 'Look at this box.');
  const images = page.getByRole('button', { name: /^Images/ });
  await images.click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: emptyPicture(640, 640) });
  await page.getByRole('group', { name: 'Image 1' }).waitFor();
  await saved(page);
  const image = await page.getByRole('group', { name: 'Image 1' }).locator('img').getAttribute('src');
  await page.reload();
  await images.getByText('1 image').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('uploaded file was deleted').count()).toBe(0);
  const deleted = await page.request.delete(image!.replace(/\/file$/, ''), {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(deleted.status()).toBe(200);
  await page.reload();
  await page.getByText('1 uploaded file was deleted').waitFor();
  await images.getByText('None').waitFor();
  expect(await script(page).inputValue()).toBe('Look at this box.');
});
