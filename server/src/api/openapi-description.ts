// The introduction of the OpenAPI document, in sections, and the clients that it offers.

const sections = [
  'Turns a script into a finished vertical video with an AI presenter, paid for with prepaid credits.',
  '',
  '1. Create a character (a presenter) and a voice, once.\n2. Estimate and create a video.\n3. Poll its job, or wait for a ' +
    'webhook, until it is completed, and download the file.',
  '',
  'The dashboard has other words for some of this: a presenter is a `character`, a file is an `asset`, a setting is a `video_idea`, ' +
    'and a video in progress is a job with a `workflow_id`.',
  '',
  '## Authentication',
  '',
  'Every request has the header `Authorization: Bearer <API key>`. A team owner creates the key on the API page of the dashboard, and ' +
    'replaces it there; the old key stops working at once. Keep it on your server, because it spends credits. With a test key ' +
    '(`gr_test_…`), requests cost nothing and videos have a watermark.',
  '',
  'Everything belongs to the account of the API key; ids of other accounts get the same 404 as unknown ids.',
  '',
  '## Errors',
  '',
  'Every error is JSON with the member `error`. Upper-case values, such as `INSUFFICIENT_CREDITS`, are stable; all others are sentences ' +
    'for people, so use the status. A request that fails with a 4xx is not charged, and a failed job is refunded in full.',
  '',
  'Every response has an `X-Request-Id`; include it when you contact support. GET requests are safe to retry, and so are POST requests ' +
    'with an `Idempotency-Key`.',
  '',
  '## Webhooks',
  '',
  'Instead of polling, let the service send `video.completed`, `video.failed`, `character.created` and `credits.low` to a URL of your ' +
    'software. A team owner adds it on the Webhooks page of the dashboard. Requests are signed as in ' +
    'Standard Webhooks, and repeated for a day until your software responds with a 2xx.',
  '',
  '## Rate limits',
  '',
  'At most five videos of an account are queued or running; more get a 429 with `TOO_MANY_ACTIVE_JOBS`. If the operator limits requests ' +
    'per minute, responses have `RateLimit-*` headers, and requests above the limit get a 429 with `RATE_LIMITED` and `Retry-After`.',
  '',
  '## Conventions',
  '',
  'Lengths count Unicode code points. Unknown members of a body are ignored. New members and values may be added to responses.',
];

export const description = sections.join('\n');

const typescript = `// npm install greenroom-sdk-1.0.0.tgz, built from the folder sdk
import { env } from 'node:process';
import { createClient } from '@greenroom/sdk';

const client = createClient({ baseUrl: 'BASE_URL', apiKey: env.GREENROOM_API_KEY });
const { workflow_id } = await client.videos.create({
  mode: 'talking_head', character_id, voice_id, script: 'Fresh bread, every morning at seven.',
});
const { video_url } = await client.videos.waitFor(workflow_id);`;

const python = `# greenroom.py from the folder sdk-python
import os
from greenroom import Client

client = Client("BASE_URL", os.environ["GREENROOM_API_KEY"])
video = client.videos.create({
    "mode": "talking_head", "character_id": character_id, "voice_id": voice_id,
    "script": "Fresh bread, every morning at seven.",
})
print(client.videos.wait_for(video["workflow_id"])["video_url"])`;

/** The official clients, as the API reference shows them. `publicUrl`: without a trailing slash. */
export const clientLibraries = (publicUrl: string) => [
  { lang: 'TypeScript', description: 'The TypeScript client', source: typescript.replace('BASE_URL', publicUrl) },
  { lang: 'Python', description: 'The Python client', source: python.replace('BASE_URL', publicUrl) },
];
