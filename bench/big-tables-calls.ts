// The requests of the big-tables benchmark: every list and summary of both APIs.

export interface Asker {
  client: string;
  apiKey: string;
  cookie: string;
}

export interface Call {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Has an offset. */
  skips?: true;
}

const DAY_MS = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const dayBefore = (days: number) => before(days).slice(0, 10);
const from = (days: number) => `from=${before(days)}`;
const days = (count: number, zone: string) =>
  `/usage?from=${dayBefore(count - 1)}&to=${dayBefore(0)}&time_zone=${zone}`;

/** `deep`: the client's number of rows. `cursors`: the middle of its lists. `operator`: the user for the operator's lists. */
export function callsOf(
  asker: Asker,
  deep: { assets: number; jobs: number },
  cursors: { movement: string; asset: string; job: string; video: string },
  operator: Asker,
): Call[] {
  const partner = (path: string, more: Pick<Call, 'skips'> = {}): Call => ({
    name: `GET ${path}`,
    path: `/api/partner/v1${path}`,
    headers: { authorization: `Bearer ${asker.apiKey}` },
    ...more,
  });
  const page = (path: string, of = asker): Call => ({
    name: `dashboard ${path.replace(of === operator ? asker.client : cursors.movement, '…')}`,
    path: `/dashboard/api${path}`,
    headers: { cookie: of.cookie },
  });
  const inside = (path: string) => page(path, operator);
  const named = (name: string, call: Call): Call => ({ ...call, name });
  return [
    partner('/characters'),
    partner('/voices'),
    partner('/assets'),
    partner('/assets?kind=first_frame'),
    partner('/assets?kind=character_sheet'),
    named('GET /assets, a tenth skipped', partner(`/assets?offset=${deep.assets * 0.1}`, { skips: true })),
    named('GET /assets, nine tenths skipped', partner(`/assets?offset=${deep.assets * 0.9}`, { skips: true })),
    partner('/usage/jobs'),
    named('GET /usage/jobs, seven tenths skipped', partner(`/usage/jobs?offset=${deep.jobs * 0.7}`, { skips: true })),
    partner('/usage/summary'),
    named('GET /usage/summary, 90 days', partner(`/usage/summary?${from(90)}`)),
    named('GET /usage/summary, a year', partner(`/usage/summary?${from(365)}&to=${before(0.5)}`)),
    page('/me'),
    page('/credits'),
    page('/ledger'),
    named('dashboard /ledger, from the middle', page(`/ledger?cursor=${cursors.movement}`)),
    page('/ledger?kind=grant'),
    page('/ledger?kind=restore'),
    named('dashboard /ledger, one day', page(`/ledger?${from(200)}&to=${before(199)}`)),
    named('dashboard /ledger, up to a day', page(`/ledger?to=${before(200)}`)),
    named('dashboard /ledger, charges of a day', page(`/ledger?kind=charge&${from(200)}&to=${before(199)}`)),
    named('dashboard /usage, a week', page(days(7, 'UTC'))),
    named('dashboard /usage, a month in Madrid', page(days(31, 'Europe/Madrid'))),
    named('dashboard /usage, a year in Madrid', page(days(366, 'Europe/Madrid'))),
    named('dashboard /usage, a year in Kathmandu', page(days(366, 'Asia/Kathmandu'))),
    page('/jobs'),
    named('dashboard /jobs, from the middle', page(`/jobs?cursor=${cursors.job}`)),
    page('/jobs?kind=scenes'),
    page('/jobs?kind=voice'),
    page('/jobs?status=failed'),
    page('/jobs?status=queued'),
    named('dashboard /jobs, one day', page(`/jobs?${from(200)}&to=${before(199)}`)),
    page('/videos'),
    named('dashboard /videos, from the middle', page(`/videos?cursor=${cursors.video}`)),
    named('dashboard /videos, a common word', page('/videos?q=mug')),
    // One of the latest numbers is no prefix of another one, so both clients find one video.
    named('dashboard /videos, a rare word', page(`/videos?q=${deep.jobs - 9}`)),
    page('/videos?status=failed'),
    page('/videos?mode=scenes'),
    named('dashboard /videos, one day', page(`/videos?${from(200)}&to=${before(199)}`)),
    named('dashboard /videos/ended', page(`/videos/ended?after=${before(0.01)}`)),
    page('/api-requests'),
    page('/api-requests?status=4xx'),
    page('/assets'),
    named('dashboard /assets, from the middle', page(`/assets?cursor=${cursors.asset}`)),
    page('/assets?kind=video'),
    named('dashboard /assets, one day', page(`/assets?${from(200)}&to=${before(199)}`)),
    page('/characters'),
    page('/voices'),
    page('/consents'),
    page('/receipts'),
    page('/team'),
    page('/keys'),
    inside(`/operator/clients/${asker.client}`),
    inside(`/operator/jobs?client_id=${asker.client}`),
    inside(`/operator/jobs?client_id=${asker.client}&status=failed`),
    inside(`/operator/audit-log?client_id=${asker.client}`),
  ];
}

/** Requests about all clients, which have no smaller counterpart. */
export function operatorCalls({ cookie }: Asker): Call[] {
  const paths = [
    '/operator/clients',
    '/operator/clients?search=Other',
    '/operator/clients?status=in_debt',
    '/operator/jobs',
    '/operator/jobs?status=failed',
    '/operator/jobs?status=queued',
    '/operator/jobs?kind=voice',
    '/operator/audit-log',
    '/operator/health',
  ];
  return paths.map((path) => ({ name: `dashboard ${path}`, path: `/dashboard/api${path}`, headers: { cookie } }));
}
