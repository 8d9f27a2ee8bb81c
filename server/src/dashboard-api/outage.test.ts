// The dashboard during a database outage.
import { expect, test } from 'vitest';
import { openTestDashboard } from './testing.ts';

test('during an outage, pages and sign-in requests get a 503 with Retry-After', async () => {
  const dashboard = await openTestDashboard();
  const ada = await dashboard.signUp();
  await dashboard.pool.end();
  const responses = await Promise.all([
    dashboard.call(ada, 'GET', '/me'),
    dashboard.callAuth('/sign-in/email', { email: ada.email, password: ada.password }),
    dashboard.callAuth('/sign-up/email', { name: 'Bea', email: 'bea@example.com', password: ada.password }),
    dashboard.callAuth('/sign-out', {}, { cookie: ada.cookie }),
  ]);
  expect(responses.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
    responses.map(() => [503, '5']),
  );
  await dashboard.app.close();
});
