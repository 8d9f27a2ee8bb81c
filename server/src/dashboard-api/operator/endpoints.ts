// The operator's area, endpoint by endpoint. To everybody else none of it exists.
import type { Db } from '../../db/db.ts';
import type { ConsoleEndpoint } from '../endpoint.ts';
import { createClientEndpoints } from './clients.ts';
import { createHealthEndpoints } from './health.ts';
import { createJobEndpoints } from './jobs.ts';

export type OperatorNeeds = Parameters<typeof createClientEndpoints>[0] &
  Parameters<typeof createJobEndpoints>[0] &
  Parameters<typeof createHealthEndpoints>[0] & { reports: Db };

export const createOperatorEndpoints = (needs: OperatorNeeds): ConsoleEndpoint[] => [
  ...createClientEndpoints(needs),
  ...createJobEndpoints({ ...needs, db: needs.reports }),
  ...createHealthEndpoints({ ...needs, db: needs.reports }),
];
