// A team's brand kit: the default until it is saved, and of this team only.
import type { BrandKit } from '@greenroom/contract/dashboard/brand-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCaptionLook } from '../library/brand-kits.ts';
import { createBrandKitEndpoints } from './brand-kit.ts';
import { openTestDashboard, type Person } from './testing.ts';

const dashboard = await openTestDashboard({ endpoints: createBrandKitEndpoints });
const { db, call } = dashboard;
afterAll(dashboard.close);

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await dashboard.signUp(), await dashboard.signUp()];
});

const kit: BrandKit = {
  captions: { style: 'karaoke', font: 'noto-sans', uppercase: true, text_color: '#ffffff', accent_color: '#ffd400' },
};
const save = (captions: object) => call(ada, 'POST', '/brand-kit', { captions });

test('a team has the default look until it saves another one', async () => {
  expect((await call(ada, 'GET', '/brand-kit')).json().captions).toMatchObject({ style: 'band', uppercase: false });
  expect((await save(kit.captions)).json()).toEqual(kit);
  expect((await call(ada, 'GET', '/brand-kit')).json()).toEqual(kit);
  expect(await getCaptionLook(db, ada.user.client)).toMatchObject({ style: 'karaoke', accentColor: '#ffd400' });
  expect((await call(eve, 'GET', '/brand-kit')).json().captions.style).toBe('band');
  await save({ ...kit.captions, style: 'pill' });
  expect((await call(ada, 'GET', '/brand-kit')).json().captions.style).toBe('pill');
});

test.each([
  ['style', { style: 'neon' }],
  ['font', { font: 'Comic Sans' }],
  ['accent_color', { accent_color: 'red' }],
  ['text_color', { text_color: '#fff' }],
  ['uppercase', { uppercase: 'yes' }],
])('a look with an unknown %s is an error of this field, and changes nothing', async (field, change) => {
  const before = await getCaptionLook(db, ada.user.client);
  const response = await save({ ...kit.captions, ...change });
  expect([response.statusCode, response.json().error]).toEqual([400, expect.stringContaining(`captions.${field}`)]);
  expect(await getCaptionLook(db, ada.user.client)).toEqual(before);
});
