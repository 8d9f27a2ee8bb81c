// Takes the README's screenshots of the dashboard: `npm run pictures`.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openDashboard } from './dashboard.ts';

const people = [
  ['Ines', 'An elegant woman of about 60 with short silver hair, glasses and a navy blazer', 'A quiet library'],
  ['Sam', 'A relaxed man of 30 with short black curly hair, a trimmed beard and a mustard jumper', 'A busy workshop'],
  ['Zola', 'A cheerful woman of 25 with a long black ponytail and a coral shirt', 'A sunny terrace by the sea'],
  ['Paul', 'A man of 45 with short ginger hair, a moustache and a green shirt', 'A bright kitchen'],
] as const;

const script = 'Fresh bread, every morning at seven. Come in, the first coffee is on us!';
const longScript =
  'Three minutes. That is all it takes to walk from the station to our door. ' +
  'Inside there is bread from this morning, soup from our garden, and a table by the window with your name on it. See you at noon!';

/** Calls the dashboard API as the pages do. */
const call = <Body>(page: Page, method: string, path: string, body?: object) =>
  page.evaluate<Body>(
    `fetch('/dashboard/api${path}', ${JSON.stringify({
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })}).then((response) => response.json())`,
  );

const dashboard = await openDashboard({ SIGNUP_CREDITS: '2500' });
try {
  const email = 'grace@example.com';
  const page = await dashboard.signUp({ email, name: 'Grace Hopper' });
  await call(page, 'POST', '/keys', { replaces: null });
  const { voice_id } = await call<{ voice_id: string }>(page, 'POST', `/voices/${crypto.randomUUID()}`, {
    kind: 'library',
    name: 'Clear English',
    language: 'en',
    gender: 'female',
  });
  const waitFor = async (id: string): Promise<void> => {
    for (let status = ''; status !== 'completed'; await wait(1000)) {
      ({ status } = await call<{ status: string }>(page, 'GET', `/jobs/${id}`));
      if (status === 'failed') throw new Error(`The video ${id} failed.`);
    }
  };
  let rendering = '';
  for (const [name, description, idea] of people) {
    const made = { mode: 'description', name, description };
    const { character_id } = await call<{ character_id: string }>(
      page,
      'POST',
      `/characters/${crypto.randomUUID()}`,
      made,
    );
    const isLast = name === people.at(-1)![0];
    const video = {
      mode: 'talking_head',
      character_id,
      voice_id,
      script: isLast ? longScript : script,
      video_idea: idea,
      resolution: isLast ? '720p' : '480p',
    };
    const { workflow_id } = await call<{ workflow_id: string }>(
      page,
      'POST',
      `/studio/videos/${crypto.randomUUID()}`,
      video,
    );
    rendering = workflow_id;
    // The last video, a longer one, is still rendering in the screenshot.
    if (!isLast) await waitFor(rendering);
  }

  const dark = await dashboard.signIn({ email, dark: true });
  await dark.getByRole('article').nth(1).waitFor();
  await dark.waitForLoadState('networkidle');
  await wait(1500);
  await dark.screenshot({ path: 'docs/dashboard-overview.jpg', quality: 86 });

  // A page that is opened later shows no notice of it.
  await waitFor(rendering);
  await page.goto('/studio');
  await page.getByRole('textbox', { name: 'Script' }).fill(longScript);
  await page.getByRole('textbox', { name: 'Setting' }).fill('At the counter of a bakery in the morning sun');
  await page.getByRole('img', { name: 'How the video starts' }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Create video' }).waitFor();
  await page.waitForLoadState('networkidle');
  await wait(2500);
  await page.screenshot({ path: 'docs/dashboard-studio.jpg', quality: 86 });
} finally {
  await dashboard.stop();
}
