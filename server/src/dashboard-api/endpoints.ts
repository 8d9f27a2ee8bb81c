// Every endpoint of the dashboard, slice by slice.
import { createAccountEndpoints } from './account.ts';
import { type ConfirmationNeeds, createConfirmationEndpoints } from './confirmation.ts';
import { type CreditNeeds, createCreditEndpoints } from './credits.ts';
import type { ConsoleEndpoint } from './endpoint.ts';
import { createFirstVideoEndpoints, type FirstVideoNeeds } from './first-video.ts';
import { createJobEndpoints, type JobNeeds } from './jobs.ts';
import { createKeyEndpoints, type KeyNeeds } from './keys.ts';
import { createLedgerEndpoints } from './ledger.ts';
import { createLibraryEndpoints, type LibraryNeeds } from './library/library.ts';
import { createMeEndpoints, type MeNeeds } from './me.ts';
import { createOperatorEndpoints, type OperatorNeeds } from './operator/endpoints.ts';
import { createReceiptEndpoints, type ReceiptNeeds } from './receipts.ts';
import { createStudioEndpoints, type StudioNeeds } from './studio.ts';
import { createTeamEndpoints, type TeamNeeds } from './team.ts';
import { createUsageEndpoints, type UsageNeeds } from './usage.ts';

export type EndpointNeeds = MeNeeds &
  ConfirmationNeeds &
  TeamNeeds &
  LibraryNeeds &
  StudioNeeds &
  FirstVideoNeeds &
  JobNeeds &
  UsageNeeds &
  KeyNeeds &
  CreditNeeds &
  ReceiptNeeds &
  OperatorNeeds;

export const createConsoleEndpoints = (needs: EndpointNeeds): ConsoleEndpoint[] => [
  ...createMeEndpoints(needs),
  ...createAccountEndpoints(needs),
  ...createConfirmationEndpoints(needs),
  ...createTeamEndpoints(needs),
  ...createLibraryEndpoints(needs),
  ...createStudioEndpoints(needs),
  ...createFirstVideoEndpoints(needs),
  ...createJobEndpoints(needs),
  ...createUsageEndpoints(needs),
  ...createKeyEndpoints(needs),
  ...createCreditEndpoints(needs),
  ...createReceiptEndpoints({ ...needs, db: needs.reports }),
  ...createLedgerEndpoints({ db: needs.reports }),
  ...createOperatorEndpoints(needs),
];
