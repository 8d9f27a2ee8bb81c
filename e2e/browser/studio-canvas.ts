// Browser tests of the studio's canvas and price: the logo, the shots of scenes, and the price of the other format.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, faultsOf, openDashboard } from '../dashboard.ts';

const LONG = 300_000;

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
}, LONG);
afterAll(() => dashboard?.stop());

const SCRIPT =
  'Cold coffee again? Get the mug that keeps it hot. It stays warm for six hours, even outside in winter. ' +
  'Our shop has sold 3 million of them. Every mug is made by hand. Order yours today, and drink it hot!';

const canvasOf = (page: Page) => page.getByRole('region', { name: 'Canvas' });
const script = (page: Page) => page.getByRole('textbox', { name: 'Script' });
const price = (page: Page) => page.getByRole('status', { name: 'Price' });
/** A row of the settings, which opens by a click. */
const row = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title} `) });
const format = (page: Page, name: RegExp) => page.getByRole('radio', { name });

/** On desktop and phone, light and dark. */
async function expectNoFaults(page: Page): Promise<void> {
  for (const width of [390, 1280])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 860 });
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page), `${width} ${colorScheme}`).toEqual([]);
    }
}

const pictureOf = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

test('a logo is uploaded, on the canvas where videos show it, replaced and removed', { timeout: LONG }, async () => {
  const page = await dashboard.signUp();
  await page.goto('/studio');
  await script(page).fill(SCRIPT);
  const upload = async (width: number, height: number) =>
    page
      .getByRole('region', { name: 'Logo' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await pictureOf(width, height, '#ff00ff') });
  const logo = canvasOf(page).getByAltText('Your logo');

  await row(page, 'Logo').click();
  await upload(20, 20);
  await page.getByText('It is too small. Use a logo at least 64 pixels wide or high.').waitFor();
  expect(await logo.count()).toBe(0);

  await upload(200, 100);
  await logo.waitFor();
  await expectNoFaults(page);
  /** Of its top left corner, in parts of the frame. */
  const place = async () => {
    const frame = (await canvasOf(page).locator('[aria-busy]').first().boundingBox())!;
    const { x, y } = (await logo.boundingBox())!;
    return { x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height };
  };
  const { x, y } = await place();
  expect([x, y]).toEqual([expect.closeTo(0.05, 2), expect.closeTo(0.08, 2)]);
  // Captions at the top are where it was.
  await row(page, 'Captions').click();
  await page.getByRole('radiogroup', { name: 'Caption position in this video' }).getByText('Top').click();
  await expect.poll(async () => (await place()).y).toBeCloseTo(0.77, 2);

  const first = await logo.getAttribute('src');
  await upload(100, 100);
  await expect.poll(() => logo.getAttribute('src')).not.toBe(first);
  await page.reload();
  await format(page, /^Scenes/).click();
  await logo.waitFor();
  await row(page, 'Logo').click();
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await page.getByRole('button', { name: 'Upload logo' }).waitFor();
  expect(await logo.count()).toBe(0);
});

test('the brand kit has a page, whose picture follows each change', { timeout: LONG }, async () => {
  const page = await dashboard.signUp();
  await page.goto('/');
  await page.getByRole('link', { name: 'Brand kit' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  const band = preview.locator('[data-position]');
  await expect.poll(() => band.getAttribute('data-position')).toBe('bottom');
  // As in the film, its box is not wider than its words: two lines leave much of the width.
  const box = band.locator('[dir]').first();
  await expect
    .poll(async () => (await box.boundingBox())!.width / (await band.boundingBox())!.width)
    .toBeLessThan(0.75);
  await page.getByRole('radiogroup', { name: 'Position' }).getByText('Top').click();
  await page.getByText('Brand kit saved.').waitFor();
  await expect.poll(() => band.getAttribute('data-position')).toBe('top');
  await page.getByRole('switch', { name: 'Label “AI presenter”' }).click();
  await preview.getByText('AI presenter').waitFor();
  await page.reload();
  await preview.getByText('AI presenter').waitFor();
  expect(await band.getAttribute('data-position')).toBe('top');
  await expectNoFaults(page);
});

test('captions are where the brand kit has them on the canvas and in the film, unless the draft has its own place', {
  timeout: 2 * LONG,
}, async () => {
  const page = await dashboard.signUp();
  await page.goto('/studio');
  await row(page, 'Voice').getByText('Clara, English').waitFor();
  await script(page).fill('Cold coffee again? Get the mug.');
  await page.getByRole('textbox', { name: 'Setting' }).fill('A grey office at night');
  const caption = canvasOf(page).locator('div[data-position]');
  const position = () => caption.getAttribute('data-position');
  const choose = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group, exact: true }).getByText(name, { exact: true }).click();
  await expect.poll(position).toBe('bottom');

  await row(page, 'Captions').click();
  await page.getByRole('radio', { name: 'Pill' }).click();
  await page.getByLabel('Accent', { exact: true }).fill('#00ff00');
  await choose('Position', 'Top');
  await expect.poll(position).toBe('top');
  await page.getByText('Brand kit saved.').waitFor();
  await choose('Caption position in this video', 'Bottom');
  await expect.poll(position).toBe('bottom');
  await row(page, 'Captions').getByText('Pill · Bottom').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await choose('Caption position in this video', 'As in the brand kit');
  await page.getByRole('region', { name: 'Draft' }).getByText('Saved').waitFor();
  await page.reload();
  await row(page, 'Captions').getByText('Pill · Top').waitFor();
  await expect.poll(position).toBe('top');

  await page.getByRole('button', { name: 'Create video' }).click();
  await page.locator('video').waitFor({ timeout: LONG });
  const { top, bottom } = await page.evaluate<{ top: number; bottom: number }>(`(async () => {
    const video = document.querySelector('video');
    // A frame may be drawn later than the seek ends.
    const drawn = new Promise((resolve) => {
      const look = (_, { mediaTime }) => (mediaTime > 0.7 ? resolve() : video.requestVideoFrameCallback(look));
      video.requestVideoFrameCallback(look);
    });
    video.currentTime = 0.8;
    await drawn;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    const pen = canvas.getContext('2d');
    pen.drawImage(video, 0, 0);
    const greenIn = (y) => {
      const { data } = pen.getImageData(0, y, canvas.width, canvas.height / 2);
      let green = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at] < 90 && data[at + 1] > 180 && data[at + 2] < 90) green += 1;
      return green;
    };
    return { top: greenIn(0), bottom: greenIn(canvas.height / 2) };
  })()`);
  expect(top).toBeGreaterThan(1_000);
  expect(bottom).toBe(0);
});

test('the shots of scenes are looked through by click and by keys before the order', { timeout: LONG }, async () => {
  const page = await dashboard.signUp();
  await page.goto('/studio');
  await format(page, /^Scenes/).click();
  // What a talking head has rows for.
  await page.getByText('Scenes are always 720p (HD) and show their words themselves.').waitFor();
  await script(page).fill(SCRIPT);
  await page.getByRole('button', { name: 'Draw preview' }).click();
  const shots = page.getByRole('list', { name: 'Shots' }).getByRole('button');
  // The first one at once.
  await canvasOf(page).getByRole('img', { name: 'Shot 1' }).waitFor({ timeout: LONG });
  const count = await shots.count();
  expect(count).toBeGreaterThan(2);

  await page.getByRole('button', { name: /^Shot 1, .* Cold coffee again/ }).click();
  await page.getByText(new RegExp(`^Shot 1 of ${count} · [\\d.]+ s`)).waitFor();
  await page.keyboard.press('ArrowRight');
  await canvasOf(page).getByRole('img', { name: 'Shot 2' }).waitFor();
  expect(await page.locator(':focus').textContent()).toMatch(/^Shot 2/);
  await page.keyboard.press('End');
  await canvasOf(page)
    .getByRole('img', { name: `Shot ${count}` })
    .waitFor();
  await page.getByRole('button', { name: 'Edit spoken words' }).click();
  const selected = () =>
    page.evaluate<string>(
      'document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)',
    );
  expect(await shots.last().textContent()).toContain(await selected());
  expect(await selected()).not.toBe('');
  await shots.first().click();
  await page.getByRole('button', { name: 'Edit title' }).click();
  expect(await selected()).toMatch(/^Cold coffee again/);
  await expectNoFaults(page);
  expect(await page.getByRole('link', { name: /500/ }).count()).toBeGreaterThan(0);
});

test('where the engine charges, the shots have their words, and it is said when pictures come', {
  timeout: LONG,
}, async () => {
  const page = await dashboard.signUp();
  await page.route('**/dashboard/api/studio/previews/shots', (route) =>
    route.fulfill({ status: 409, json: { error: 'The engine charges.' } }),
  );
  await page.goto('/studio');
  await format(page, /^Scenes/).click();
  await script(page).fill(SCRIPT);
  await page.getByRole('button', { name: 'Draw preview' }).click();
  await page.getByText(/^Pictures come with the video/).waitFor({ timeout: LONG });
  await page.getByRole('button', { name: /^Shot 1/ }).click();
  await page.getByText(/^Shot 1 of \d+ · [\d.]+ s/).waitFor();
  await expectNoFaults(page);
});

test('each format shows its price for the script, with one more estimate after a pause', {
  timeout: LONG,
}, async () => {
  const page = await dashboard.signUp();
  await page.goto('/studio');
  // Without a script, no format looks cheaper.
  await format(page, /^Scenes Shots, titles, images 720p, up to 1 min$/).waitFor();
  const modes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/studio/estimate')) modes.push(request.postDataJSON().mode);
  });
  await script(page).pressSequentially('Cold coffee again? Get the mug.', { delay: 30 });
  const scenes = format(page, /^Scenes .*\d credits \(\$\d+\.\d\d\)$/);
  await scenes.waitFor();
  expect(modes).toEqual(['talking_head', 'scenes']);
  await expectNoFaults(page);

  const credits = /\d+(?= credits)/.exec((await scenes.textContent())!)![0];
  await scenes.click();
  await expect.poll(() => price(page).textContent()).toContain(credits);

  // As of a script that is too long for a talking head only.
  await page.route('**/dashboard/api/studio/estimate', (route) =>
    route.request().postDataJSON().mode === 'talking_head'
      ? route.fulfill({ status: 400, json: { error: 'script: Your script runs 60 s; the limit is 59 s.' } })
      : route.continue(),
  );
  await script(page).fill(SCRIPT);
  await expect.poll(() => price(page).textContent()).not.toContain(credits);
  await format(page, /^Talking head One continuous shot 480p, up to 1 min$/).waitFor();
  expect(await page.getByRole('button', { name: 'Create video' }).count()).toBe(1);
});
