// Content credentials of videos and pictures, from order to delivered files, with a real worker.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openSigningCredentials, type SigningCredentials } from '../media/signing-credentials.ts';
import { hasOpenssl, makeCertificates } from '../media/testing-certificates.ts';
import { readCredentials } from '../media/testing-credentials.ts';
import { openVideoProduction } from './testing.ts';
import { testEngine } from './testing-engine.ts';

const SCRIPT = 'Warm bread every single morning';

describe.skipIf(!hasOpenssl)('with a certificate', async () => {
  const pair = hasOpenssl ? makeCertificates() : undefined!;
  const credentials = hasOpenssl ? await openSigningCredentials(pair) : undefined!;
  const signing: { -readonly [Member in keyof SigningCredentials]: SigningCredentials[Member] } = { ...credentials };
  const production = await openVideoProduction({ engine: testEngine, signing });
  afterAll(production.close);

  const assetsOf = async (job: string) => {
    const { rows } = await sql<{ kind: string; metadata: Record<string, unknown>; key: string }>`
      select kind, metadata, object_key as key from assets where workflow_id = ${job} order by kind`.execute(
      production.db,
    );
    return rows;
  };

  test.each(['talking_head', 'scenes'])('a %s video is signed last, and recorded as it was signed', async (mode) => {
    const { id, file, steps } = await production.make({ mode, script: SCRIPT, voice_id: production.voiceId });
    expect(steps.filter((step) => step === 'sign')).toHaveLength(1);
    const bytes = await readFile(file);
    expect(await readCredentials('video/mp4', bytes, pair.authority)).toMatchObject({ state: 'Trusted', failures: [] });
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const assets = await assetsOf(id);
    expect(assets.find(({ kind }) => kind === 'video')!.metadata).toMatchObject({
      content_credentials: 'signed',
      synthetic: true,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(assets.find(({ kind }) => kind === 'tts_audio')!.metadata).not.toHaveProperty('content_credentials');
    const still = assets.find(({ kind }) => kind === 'first_frame');
    expect(still?.metadata.content_credentials).toBe(mode === 'talking_head' ? 'signed' : undefined);
    if (still)
      expect(await readCredentials('image/png', await production.read(still.key))).toMatchObject({ state: 'Valid' });
  });

  test('a video that cannot be signed is not delivered without credentials: it fails, is refunded, and rendered once', async () => {
    signing.expiresAt = Date.now() - 1;
    const { id, outcome, charged, steps } = await production.make({
      mode: 'talking_head',
      script: SCRIPT,
      voice_id: production.voiceId,
    });
    signing.expiresAt = credentials.expiresAt;
    expect([outcome.status, charged]).toEqual(['failed', 0]);
    const { rows } = await sql<{ name: string; attempts: number }>`select name, attempts from job_steps
      where job_id = ${id} and name in ('render', 'sign') order by name`.execute(production.db);
    expect(rows).toEqual([
      { name: 'render', attempts: 1 },
      { name: 'sign', attempts: 3 },
    ]);
    expect(steps).not.toContain('finish');
    expect(await assetsOf(id)).toEqual([]);
  });
});

test('without a certificate, there is no step and no manifest', async () => {
  const production = await openVideoProduction({ engine: testEngine });
  const { file, steps } = await production.make({ mode: 'talking_head', script: SCRIPT, voice_id: production.voiceId });
  expect(steps).not.toContain('sign');
  await expect(readCredentials('video/mp4', await readFile(file))).rejects.toThrow();
  await production.close();
});
