// Verifying webhooks that the reference library signs.
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { InvalidWebhook, verifyWebhook } from './index.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ....').toString('base64')}`;
const other = `whsec_${Buffer.from('another secret of many bytes ....').toString('base64')}`;
const body = JSON.stringify({ type: 'video.completed', timestamp: '2030-01-01T00:00:00Z', data: { name: 'Zoë' } });

const signed = (by: string, at = new Date()) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(by).sign('msg_1', at, body),
});

test('a signed event is returned, from text or bytes, and from any kind of headers', async () => {
  const headers = signed(secret);
  const event = JSON.parse(body);
  expect(await verifyWebhook({ body, headers, secret })).toEqual(event);
  expect(await verifyWebhook({ body: Buffer.from(body), headers: new Headers(headers), secret })).toEqual(event);
  const cased = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
  expect(await verifyWebhook({ body, headers: cased, secret })).toEqual(event);
});

test('one of several signatures is enough, as after a rotation of the secret', async () => {
  const headers = signed(secret);
  const both = {
    ...headers,
    'webhook-signature': `v1a,x v1,%% ${signed(other)['webhook-signature']} ${headers['webhook-signature']}`,
  };
  expect(await verifyWebhook({ body, headers: both, secret })).toMatchObject({ type: 'video.completed' });
});

test.each([
  ['another secret', { headers: signed(other) }],
  ['another body', { body: body.replace('completed', 'failed') }],
  ['another id', { headers: { ...signed(secret), 'webhook-id': 'msg_2' } }],
  ['an old timestamp', { headers: signed(secret, new Date(Date.now() - 400_000)) }],
  ['a future timestamp', { headers: signed(secret, new Date(Date.now() + 400_000)) }],
  ['no number as timestamp', { headers: { ...signed(secret), 'webhook-timestamp': 'now' } }],
  ['no signature', { headers: { ...signed(secret), 'webhook-signature': undefined } }],
  ['an unsigned version', { headers: { ...signed(secret), 'webhook-signature': 'v0,x v1' } }],
])('%s is rejected', async (_, changed) => {
  await expect(verifyWebhook({ body, headers: signed(secret), secret, ...changed })).rejects.toThrow(InvalidWebhook);
});

test('a secret that is none is a mistake of the program', async () => {
  await expect(verifyWebhook({ body, headers: signed(secret), secret: 'whsec_' })).rejects.toThrow(TypeError);
});
