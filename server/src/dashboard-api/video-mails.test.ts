// E-mails about videos that ended: who gets one, once for each video, and what crashes and mail servers can do to it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Account } from '@greenroom/contract/dashboard/account';
import type { EndedVideos } from '@greenroom/contract/dashboard/videos';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createLogger } from '../kernel/logger.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { addTestVideo } from '../library/testing.ts';
import { addVideoMail, takeVideoMails } from '../library/video-mails.ts';
import { deleteVideos } from '../library/videos.ts';
import { createMailer } from '../net/mail.ts';
import { startTestSmtp } from '../net/testing-smtp.ts';
import { createAccountEndpoints } from './account.ts';
import { sendQueuedMails } from './queued-mails.ts';
import { openTestDashboard, type Person } from './testing.ts';
import { createTestMailer } from './testing-mailer.ts';
import { videoMails } from './video-mails.ts';
import { createVideoEndpoints } from './videos.ts';

const publicUrl = 'http://127.0.0.1:8080';
const mailer = createTestMailer();
const { mails } = mailer;
let databaseUrl = '';
const dashboard = await openTestDashboard({
  publicUrl,
  // Another one: the confirmation of an address is sent in the background.
  mailer: createTestMailer(),
  endpoints({ db, url }) {
    databaseUrl = url;
    return [
      ...createAccountEndpoints({ db }),
      ...createVideoEndpoints({ db, reports: db, assetUrls: createAssetUrls(publicUrl), publicUrl }),
    ];
  },
});
const { db, call, signUp } = dashboard;
afterAll(dashboard.close);

let ada: Person;
beforeEach(async () => {
  ada = await signUp();
  await sql`update users set email_verified = true`.execute(db);
  await sql`delete from video_mails`.execute(db);
  mailer.clear();
});

const running = new AbortController().signal;
const deps = { db, mailer, publicUrl, log: createLogger('silent') };
const send = () => sendQueuedMails(deps, videoMails, running);
const choose = (video_mail: boolean, person = ada, client_id = person.user.client) =>
  call(person, 'POST', '/account/video-mail', { client_id, video_mail });
const inTx = <T>(act: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) =>
  db.transaction().execute(act) as Promise<T>;

/** A video in progress that the person ordered in the dashboard. */
const order = (title = 'Spring sale', person = ada) =>
  inTx<string>(async (tx) => {
    const { id } = await addTestVideo(tx, person.user.client, { title, status: 'running' });
    await addVideoMail(tx, { job: id, user: person.user.id });
    return id;
  });
const complete = (id: string) =>
  inTx(async (tx) => {
    await sql`update orders set credits_actual = 7 where job_id = ${id}`.execute(tx);
    await sql`update jobs set status = 'completed', completed_at = now() where id = ${id}`.execute(tx);
  });
const fail = (id: string) =>
  sql`update jobs set status = 'failed', completed_at = now(),
    failure = '{"code": "unusable_media", "message": "The photo has no face."}' where id = ${id}`.execute(db);
const made = async () => complete(await order());
/** As if so much time had passed. */
const later = () => sql`update video_mails set due_at = now() where due_at is not null`.execute(db);
const rows = async () => (await sql`select from video_mails`.execute(db)).rows.length;

test('the user who ordered a video gets one e-mail when it is done, with its title, link and charge', async () => {
  expect((await choose(true)).statusCode).toBe(200);
  const id = await order('Spring\nsale');
  await send();
  expect(mails).toEqual([]);
  await complete(id);
  await Promise.all([send(), send(), send()]);
  await later();
  await send();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: ada.email, subject: 'Your video is ready: Spring sale' });
  expect(mails[0]!.text).toContain(`${publicUrl}/videos/${id}`);
  expect(mails[0]!.text).toContain('7 credits were charged.');
  expect(mails[0]!.text).toContain(`${publicUrl}/account#notifications`);
  expect(await rows()).toBe(0);
});

test('the e-mail is in the language of the user', async () => {
  await choose(true);
  await sql`update users set language = 'es' where id = ${ada.user.id}`.execute(db);
  await made();
  await send();
  await sql`update users set language = null where id = ${ada.user.id}`.execute(db);
  expect(mails[0]).toMatchObject({ subject: 'Tu video está listo: Spring sale' });
  expect(mails[0]!.text).toContain('Se cobraron 7 créditos.');
});

test('a failed video is told with its reason', async () => {
  await choose(true);
  await fail(await order());
  await send();
  expect(mails[0]).toMatchObject({ subject: 'Your video failed: Spring sale' });
  expect(mails[0]!.text).toContain('The photo has no face. You were not charged.');
});

test('no e-mail goes to a user who did not ask for it, turned it off, left the team, or deleted the video', async () => {
  await made();
  await send();
  await choose(true);
  const [off, deleted] = [await order(), await order()];
  await Promise.all([complete(off), complete(deleted)]);
  await inTx((tx) => deleteVideos(tx, ada.user.client, [deleted], () => sql`false`));
  await choose(false);
  await send();
  expect([mails, await rows()]).toEqual([[], 0]);

  await choose(true);
  const left = await order();
  await sql`delete from users where id = ${ada.user.id}`.execute(db);
  await complete(left);
  await send();
  expect([mails, await rows()]).toEqual([[], 0]);
});

test('videos of the API and of other people are not told', async () => {
  await choose(true);
  await complete((await inTx<{ id: string }>((tx) => addTestVideo(tx, ada.user.client, { status: 'running' }))).id);
  const eve = await signUp();
  await sql`update users set email_verified = true`.execute(db);
  await complete(await order('Hers', eve));
  await send();
  expect(mails.filter(({ subject }) => subject.includes('video is ready'))).toEqual([]);
});

test('the choice is of one team, only of one’s own, and needs a confirmed address', async () => {
  const eve = await signUp();
  expect((await choose(true, ada, eve.user.client)).statusCode).toBe(404);
  expect([(await choose(true, eve)).statusCode, (await choose(true)).statusCode]).toEqual([403, 200]);
  const { teams } = (await call(ada, 'GET', '/account')).json<Account>();
  expect(teams).toEqual([{ client_id: ada.user.client, name: expect.any(String), video_mail: true }]);
});

test('a mail server that refuses is asked again later, at growing intervals and not for ever', async () => {
  await choose(true);
  await made();
  mailer.broken = true;
  await send();
  const { rows: waiting } = await sql<{ minutes: number }>`select extract(epoch from due_at - now()) / 60 as minutes
    from video_mails`.execute(db);
  expect(Number(waiting[0]!.minutes)).toBeCloseTo(1, 0);
  await send();
  expect(await rows()).toBe(1);
  mailer.broken = false;
  await later();
  await send();
  expect([mails.length, await rows()]).toEqual([1, 0]);

  await made();
  mailer.broken = true;
  for (let attempt = 1; attempt <= 8; attempt++) {
    expect(await rows()).toBe(1);
    await later();
    await send();
  }
  expect(await rows()).toBe(0);
});

test('after a crash of the process that sends, another one sends it; the frozen one then deletes nothing', async () => {
  await choose(true);
  await made();
  const [taken] = await takeVideoMails(db, { limit: 5, leaseMs: 60_000 });
  await send();
  expect(mails).toEqual([]);
  // The lease ends while the first process is frozen.
  await later();
  await takeVideoMails(db, { limit: 5, leaseMs: 60_000 });
  const { deleteVideoMail } = await import('../library/video-mails.ts');
  await deleteVideoMail(db, taken!);
  expect(await rows()).toBe(1);
  await later();
  await send();
  expect([mails.length, await rows()]).toEqual([1, 0]);
});

test.each([
  ['before', 1],
  ['after', 2],
] as const)(
  'of a process killed %s the mail server accepted an e-mail, another one sends it when the lease ends: %i in all, recognizable as one',
  async (point, copies) => {
    await choose(true);
    const id = await order();
    await complete(id);
    const smtp = await startTestSmtp();
    const program = new URL('./testing-video-mails-process.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [program, databaseUrl, smtp.url, point], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    expect(String(output)).toBe('blocked\n');
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;

    const other = { ...deps, mailer: createMailer({ url: smtp.url, from: 'Greenroom <mail@example.com>' }) };
    await sendQueuedMails(other, videoMails, running);
    const messages = () => smtp.said.filter((line) => line === `Message-ID: <${id}.ended@127.0.0.1>`).length;
    expect([messages(), await rows()]).toEqual([copies - 1, 1]);
    const { rows: leases } = await sql<{ seconds: number }>`select extract(epoch from due_at - now())::float as seconds
    from video_mails`.execute(db);
    expect(leases[0]!.seconds).toBeGreaterThan(60);
    expect(leases[0]!.seconds).toBeLessThan(300);
    await later();
    await sendQueuedMails(other, videoMails, running);
    expect([messages(), await rows()]).toEqual([copies, 0]);
    smtp.close();
  },
);

test('copies of one e-mail have the same Message-ID', async () => {
  await choose(true);
  const id = await order();
  await complete(id);
  await send();
  expect((mails[0] as { messageId?: string }).messageId).toBe(`<${id}.ended@127.0.0.1>`);
});

test('an order of a user who was deleted meanwhile is placed', async () => {
  await inTx(async (tx) => {
    const { id } = await addTestVideo(tx, ada.user.client, { status: 'running' });
    await addVideoMail(tx, { job: id, user: uuidv7() });
  });
  expect(await rows()).toBe(0);
});

test('the videos of the team that ended since are listed, those of others and in progress are not', async () => {
  const ended = async (query = '') => (await call(ada, 'GET', `/videos/ended${query}`)).json<EndedVideos>();
  const [first, second] = [await order('First'), await order('Second')];
  const eve = await signUp();
  await complete(await order('Hers', eve));
  expect(await ended()).toMatchObject({ items: [], in_progress: true });
  await complete(first);
  const { items, now } = await ended();
  expect(items).toEqual([{ id: first, title: 'First', status: 'completed' }]);
  await fail(second);
  await sql`update jobs set completed_at = completed_at - interval '5 minutes' where id = ${first}`.execute(db);
  expect(await ended(`?after=${now}`)).toMatchObject({
    items: [{ id: second, title: 'Second', status: 'failed' }],
    in_progress: false,
  });
  const longAgo = new Date(Date.now() - 3_600_000).toISOString();
  expect((await ended(`?after=${longAgo}`)).items.map(({ id }) => id)).toEqual([second, first]);
});
