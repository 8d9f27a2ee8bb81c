// The endpoint that tells the dashboard who is signed in and what this installation offers.
import { Me } from '@greenroom/contract/dashboard/me';
import { getClientName } from '../clients/clients.ts';
import { listTeams } from '../clients/memberships.ts';
import { isSuspended } from '../clients/suspension.ts';
import type { Db } from '../db/db.ts';
import { type DashboardEndpoint, dashboardEndpoint, type Visitor } from './endpoint.ts';

export interface MeDeps {
  db: Db;
  offers: Omit<Me, 'visitor'>;
}

export const createMeEndpoints = ({ db, offers }: MeDeps): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/me',
    access: 'guest',
    response: Me,
    async handler({ visitor }) {
      return { ...offers, visitor: visitor ? await show(db, visitor) : null };
    },
  }),
];

async function show(
  db: Db,
  { userId, email, emailVerified, name, client, role, operator, teamUnconfirmed, timeZone, language }: Visitor,
) {
  const teams = await listTeams(db, userId);
  const { createdClient = true, joinedAt } = teams.find((team) => team.client === client) ?? {};
  return {
    user_id: userId,
    email,
    email_verified: emailVerified,
    name,
    role,
    operator,
    client_id: client,
    client_name: await getClientName(db, client),
    joined_at: createdClient ? null : (joinedAt?.toISOString() ?? null),
    teams: teams.map((team) => ({ client_id: team.client, name: team.name })),
    team_unconfirmed: teamUnconfirmed,
    time_zone: timeZone,
    language,
    suspended: await isSuspended(db, client),
  };
}
