// Checks who may call an endpoint of the dashboard API.
import { TEAM_CHANGED } from '@greenroom/contract/dashboard/team-header';
import { isSuspended } from '../clients/suspension.ts';
import type { Db } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { Access, DashboardEndpoint, Visitor } from './endpoint.ts';

type Rules = Pick<DashboardEndpoint, 'method' | 'path' | 'access' | 'confirmed'>;

/** `sendsMail`: without mail, e-mail addresses cannot be confirmed and need not be. */
export async function checkAccess(
  { db, sendsMail }: { db: Db; sendsMail: boolean },
  endpoint: Rules,
  visitor: Visitor | undefined,
): Promise<void> {
  checkRole(endpoint.access, visitor);
  if (!visitor || endpoint.access === 'guest') return;
  checkConfirmations(endpoint, visitor, sendsMail);
  if (changesClient(endpoint) && (await isSuspended(db, visitor.client))) {
    throw new Problem('forbidden', 'This account is suspended. Contact the operator.');
  }
}

function checkRole(access: Access, visitor: Visitor | undefined): void {
  if (access === 'guest') return;
  if (!visitor) throw new Problem('unauthorized', 'You are not signed in. Sign in and try again.');
  // The operator's endpoints do not exist for anyone else.
  if (access === 'operator' && !visitor.operator) throw notFound();
  if (access === 'owner' && visitor.role !== 'owner') {
    throw new Problem('forbidden', 'Only team owners can do this. Ask an owner of your team.');
  }
}

function checkConfirmations({ path, confirmed }: Rules, visitor: Visitor, sendsMail: boolean): void {
  if (visitor.teamUnconfirmed && !path.startsWith('/account')) {
    throw new Problem('forbidden', 'Your team membership is not confirmed. Reload the page to confirm it.');
  }
  if (confirmed && sendsMail && !visitor.emailVerified) {
    throw new Problem(
      'forbidden',
      `Your e-mail address is not confirmed. Open the link in the confirmation e-mail sent to ${visitor.email}.`,
    );
  }
}

/**
 * The dashboard sends the team whose data a page shows. If the session has switched to another one, in another tab or by a removal, the
 * request must neither change that team nor show it on this page. `meant`: undefined for downloads, which send no headers.
 */
export function checkTeam(
  { method, access, path }: Rules,
  visitor: Visitor | undefined,
  meant: string | string[] | undefined,
): void {
  if (!visitor || (access !== 'member' && access !== 'owner') || path.startsWith('/account')) return;
  const isUnclear = meant === undefined && method !== 'GET' && visitor.teamCount > 1;
  if (isUnclear || (meant !== undefined && meant !== visitor.client)) throw new Problem('conflict', TEAM_CHANGED);
}

/** Users of a suspended client keep their own accounts, and operators their area. */
const changesClient = ({ method, access, path }: Rules): boolean =>
  method !== 'GET' && (access === 'member' || access === 'owner') && !path.startsWith('/account');
