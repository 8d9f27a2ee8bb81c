// The endpoints of the operator's area, which do not exist for other users.
import type { Db } from '../../db/db.ts';
import type { DashboardEndpoint } from '../endpoint.ts';
import { createAuditLogEndpoints } from './audit-log.ts';
import { createClientEndpoints } from './clients.ts';
import { createCostEndpoints } from './costs.ts';
import { createHealthEndpoints } from './health.ts';
import { createJobEndpoints } from './jobs.ts';

export type OperatorDeps = Parameters<typeof createClientEndpoints>[0] &
  Parameters<typeof createJobEndpoints>[0] &
  Parameters<typeof createHealthEndpoints>[0] & { reports: Db; replica: Db };

export const createOperatorEndpoints = (deps: OperatorDeps): DashboardEndpoint[] => [
  ...createClientEndpoints(deps),
  ...createAuditLogEndpoints(deps),
  ...createJobEndpoints({ ...deps, db: deps.reports }),
  ...createCostEndpoints({ db: deps.replica }),
  ...createHealthEndpoints({ ...deps, db: deps.reports }),
];
