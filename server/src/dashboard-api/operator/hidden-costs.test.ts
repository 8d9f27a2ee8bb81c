// Tests that only responses for operators can contain what providers cost.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { documentedEndpoints } from '../../api/testing.ts';
import { createDashboardEndpoints, type EndpointDeps } from '../endpoints.ts';

/** Responses are parsed with their schemas, which remove all other members. */
const membersOf = ({ response }: { response: unknown }): string[] => {
  if (!(response instanceof z.ZodType)) return [];
  const schema = JSON.stringify(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }));
  return [...schema.matchAll(/"(\w+)":/g)].flatMap(([, name]) =>
    /usd|margin|cost|unpriced/.test(name!) ? [name!] : [],
  );
};

const dashboardEndpoints = createDashboardEndpoints({} as EndpointDeps);
const operatorEndpoints = dashboardEndpoints.filter(({ access }) => access === 'operator');

test('no response of the partner API or of the dashboard for clients has a member for costs', () => {
  const others = [...documentedEndpoints, ...dashboardEndpoints.filter(({ access }) => access !== 'operator')];
  expect(others.length).toBeGreaterThan(40);
  expect(others.flatMap((endpoint) => membersOf(endpoint).map((name) => `${endpoint.path} ${name}`))).toEqual([]);
  const revealing = operatorEndpoints.filter((endpoint) => membersOf(endpoint).length > 0).map(({ path }) => path);
  expect(revealing).toEqual(['/operator/jobs/{job_id}', '/operator/costs']);
});

test('every endpoint below /operator is for operators only', () => {
  const below = dashboardEndpoints.filter(({ path }) => path.startsWith('/operator'));
  expect(below.map(({ path }) => path)).toEqual(operatorEndpoints.map(({ path }) => path));
});
