// The baseline of the API benchmark: bare Fastify that runs the API's SQL statements with pg.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fastify } from 'fastify';
import pg from 'pg';
import { type RecordedStatements, type Repeatable, type RequestValues, repeatable } from './api-statements.ts';

const [url, port, file = ''] = process.argv.slice(2);
const recorded = JSON.parse(await readFile(file, 'utf8')) as RecordedStatements;
const polling = repeatable(recorded.poll, recorded.own);
const ordering = repeatable(recorded.order, recorded.own);
const pool = new pg.Pool({ connectionString: url, max: 20 });

async function ask(statements: readonly Repeatable[], authorization = '', own: RequestValues): Promise<object[]> {
  const connection = await pool.connect();
  const known: Record<string, string> = { ...own, lookup: authorization.split('_')[1]! };
  let rows: Record<string, string>[] = [];
  for (const { text, values } of statements) {
    ({ rows } = await connection.query(text, values(known)));
    // The first statement looks the API key up.
    known.client ??= rows[0]!.clientId!;
  }
  connection.release();
  return rows;
}

const app = fastify();
app.get<{ Params: { job: string } }>('/api/partner/v1/jobs/:job/status', ({ headers, params: { job } }) =>
  ask(polling, headers.authorization, { job }),
);
/** The rows that a poll needs, in one statement. */
const JOINED = `select jobs.*, orders.credits_estimated, orders.credits_actual from api_keys
  join clients on clients.id = api_keys.client_id join jobs on jobs.client_id = clients.id
  left join orders on orders.job_id = jobs.id
  where api_keys.lookup_id = $1 and clients.suspended_at is null and jobs.id = $2`;
app.get<{ Params: { job: string } }>(
  '/joined/api/partner/v1/jobs/:job/status',
  async ({ headers, params: { job } }) => {
    const { rows } = await pool.query(JOINED, [headers.authorization!.split('_')[1], job]);
    return rows[0];
  },
);
app.post<{ Body: { character_id: string; voice_id: string } }>('/api/partner/v1/videos', ({ headers, body }) => {
  const job = `partner_scn_${randomUUID().replaceAll('-', '')}`;
  return ask(ordering, headers.authorization, { job, character: body.character_id, voice: body.voice_id });
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
