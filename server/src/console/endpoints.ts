// Every endpoint of the dashboard, slice by slice.
import type { ConsoleEndpoint } from './endpoint.ts';
import { createMeEndpoints, type MeNeeds } from './me.ts';

export type EndpointNeeds = MeNeeds;

export const createConsoleEndpoints = (needs: EndpointNeeds): ConsoleEndpoint[] => [...createMeEndpoints(needs)];
