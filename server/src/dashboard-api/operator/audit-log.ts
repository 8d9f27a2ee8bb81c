// The operator's endpoints for the audit log: in pages, and as CSV.
import { Readable } from 'node:stream';
import { AuditLogFileQuery, AuditLogPage, AuditLogQuery } from '@greenroom/contract/dashboard/audit-log';
import type { z } from 'zod';
import { type AuditEntry, type AuditFilter, actorsOf, listAuditLog, readAuditLog } from '../../clients/audit-log.ts';
import { searchClients } from '../../clients/directory.ts';
import type { Db } from '../../db/db.ts';
import { csvFile, dateCell } from '../csv-file.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';
import { pageFrom } from './page.ts';

/** The matching clients whose entries a search lists. */
const SEARCHED = 20;

export function createAuditLogEndpoints({ db }: { db: Db }): DashboardEndpoint[] {
  const filterOf = async ({
    client_id: client,
    action,
    search,
    from,
    to,
  }: z.output<typeof AuditLogFileQuery>): Promise<AuditFilter> => ({
    client,
    action,
    about: search ? await searched(search) : undefined,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  });

  const searched = async (search: string) => {
    const [clients, actors] = await Promise.all([
      searchClients(db, { search, limit: SEARCHED }),
      actorsOf(db, search.trim().toLowerCase()),
    ]);
    return { clients: clients.map(({ id }) => id), actors };
  };

  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/operator/audit-log',
      access: 'operator',
      query: AuditLogQuery,
      response: AuditLogPage,
      async handler({ query: { cursor: after, limit, ...query } }) {
        const found = await listAuditLog(db, { ...(await filterOf(query)), after, limit: limit + 1 });
        const { items, next_cursor } = pageFrom(found, limit);
        return { items: items.map(show), next_cursor };
      },
    }),
    dashboardEndpoint({
      method: 'GET',
      path: '/operator/audit-log.csv',
      report: true,
      access: 'operator',
      query: AuditLogFileQuery,
      response: 'file',
      async handler({ visitor: { language }, query }) {
        return {
          type: 'text/csv; charset=utf-8',
          fileName: 'greenroom-audit-log.csv',
          body: Readable.from(csvFile(columns[language ?? 'en'], linesOf(readAuditLog(db, await filterOf(query))))),
        };
      },
    }),
  ];
}

const columns = {
  en: ['Date (UTC)', 'Action', 'Client', 'Client ID', 'Credits', 'Job', 'New job', 'Actor', 'Reason'],
  es: ['Fecha (UTC)', 'Acción', 'Cliente', 'ID del cliente', 'Créditos', 'Trabajo', 'Trabajo nuevo', 'Autor', 'Motivo'],
};

async function* linesOf(entries: AsyncIterable<AuditEntry>): AsyncGenerator<(string | number)[]> {
  for await (const { createdAt, action, clientName, client, credits, job, retryJob, actor, reason } of entries)
    yield [
      dateCell(createdAt),
      action,
      clientName,
      client,
      credits ?? '',
      job ?? '',
      retryJob ?? '',
      actor ?? '',
      reason,
    ];
}

const show = ({ id, client, clientName, job, retryJob, createdAt, ...entry }: AuditEntry) => ({
  ...entry,
  action_id: id,
  client_id: client,
  client_name: clientName,
  job_id: job,
  retried_as: retryJob,
  made_at: createdAt.toISOString(),
});
