// The signature, verified with the package that receivers use.
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { messageBodyOf, messageIdOf, signedHeaders } from './message.ts';
import { createSecretBox, newSigningSecret } from './signing-secrets.ts';

const event = {
  eventId: '0192f0c1-2b7e-7c3a-9d52-3f6a1f0f9b01',
  type: 'video.failed',
  data: { workflow_id: 'partner_thv_1', job_type: 'talking_head', status: 'failed', credits_actual: null },
  createdAt: new Date('2026-11-25T08:30:00.123Z'),
} as const;
const body = messageBodyOf(event);
const id = messageIdOf(event);
const [secret, other] = [newSigningSecret(), newSigningSecret()];

test('the body has the type, the time and the data; the id is that of the event', () => {
  expect(id).toBe('evt_0192f0c12b7e7c3a9d523f6a1f0f9b01');
  expect(JSON.parse(body)).toEqual({ type: 'video.failed', timestamp: '2026-11-25T08:30:00.123Z', data: event.data });
});

test('a receiver verifies the body with its secret, not with another one', () => {
  const headers = signedHeaders({ id, body, at: new Date() }, [secret]);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature');
});

test('after a rotation, both secrets verify it', () => {
  const headers = signedHeaders({ id, body, at: new Date() }, [secret, other]);
  for (const one of [secret, other]) expect(new Webhook(one).verify(body, headers)).toEqual(JSON.parse(body));
});

test('a changed body, id or time, and an old message, are refused', () => {
  const headers = signedHeaders({ id, body, at: new Date() }, [secret]);
  const webhook = new Webhook(secret);
  expect(() => webhook.verify(body.replace('failed', 'passed'), headers)).toThrow('No matching signature');
  expect(() => webhook.verify(body, { ...headers, 'webhook-id': 'evt_1' })).toThrow('No matching signature');
  const later = String(Number(headers['webhook-timestamp']) + 1);
  expect(() => webhook.verify(body, { ...headers, 'webhook-timestamp': later })).toThrow('No matching signature');
  const old = signedHeaders({ id, body, at: new Date(Date.now() - 400_000) }, [secret]);
  expect(() => webhook.verify(body, old)).toThrow('too old');
});

test('secrets have 256 bits, and are encrypted for one endpoint with one key', () => {
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
  const box = createSecretBox('one key');
  const sealed = box.seal('a', secret);
  expect(sealed).not.toContain(secret.slice(10, 20));
  expect(box.seal('a', secret)).not.toBe(sealed);
  expect(box.open('a', sealed)).toBe(secret);
  expect(() => box.open('b', sealed)).toThrow();
  expect(() => createSecretBox('another key').open('a', sealed)).toThrow();
  expect(() => box.open('a', sealed.slice(0, -8))).toThrow();
});
