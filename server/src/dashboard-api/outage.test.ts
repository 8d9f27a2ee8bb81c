// The dashboard while the database is away: nobody is signed out, and every answer says to come back.
import { expect, test } from 'vitest';
import { openTestDashboard } from './testing.ts';

test('with a session and without, in and out of the doors, an outage is a 503 with Retry-After', async () => {
  const house = await openTestDashboard();
  const ada = await house.signUp();
  await house.pool.end();
  const answers = await Promise.all([
    house.call(ada, 'GET', '/me'),
    house.knock('/sign-in/email', { email: ada.email, password: ada.password }),
    house.knock('/sign-up/email', { name: 'Bea', email: 'bea@example.com', password: ada.password }),
    house.knock('/sign-out', {}, { cookie: ada.cookie }),
  ]);
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
    answers.map(() => [503, '5']),
  );
  await house.app.close();
});
