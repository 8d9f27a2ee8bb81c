// Every endpoint of the dashboard, slice by slice.
import type { ConsoleEndpoint } from './endpoint.ts';
import { createFirstVideoEndpoints, type FirstVideoNeeds } from './first-video.ts';
import { createLibraryEndpoints, type LibraryNeeds } from './library/library.ts';
import { createMeEndpoints, type MeNeeds } from './me.ts';
import { createOperatorEndpoints, type OperatorNeeds } from './operator/endpoints.ts';
import { createStudioEndpoints, type StudioNeeds } from './studio.ts';

export type EndpointNeeds = MeNeeds & LibraryNeeds & StudioNeeds & FirstVideoNeeds & OperatorNeeds;

export const createConsoleEndpoints = (needs: EndpointNeeds): ConsoleEndpoint[] => [
  ...createMeEndpoints(needs),
  ...createLibraryEndpoints(needs),
  ...createStudioEndpoints(needs),
  ...createFirstVideoEndpoints(needs),
  ...createOperatorEndpoints(needs),
];
