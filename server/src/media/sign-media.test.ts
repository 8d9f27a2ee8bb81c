// Content credentials in pictures and videos: signed, read back, tampered with.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWav } from '@greenroom/engine-kit/audio/wav';
import { markedPng, readOrigin } from '@greenroom/engine-kit/digital-source';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { encodeClip, testStepContext, tone } from '@greenroom/engine-kit/testing/media';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { finishVideo } from './finish-video.ts';
import { signMedia } from './sign-media.ts';
import { openSigningCredentials } from './signing-credentials.ts';
import { hasOpenssl, makeCertificates } from './testing-certificates.ts';
import { readCredentials } from './testing-credentials.ts';

const ctx = await testStepContext();
afterAll(() => rm(ctx.dir, { recursive: true }));

describe.skipIf(!hasOpenssl)('content credentials', async () => {
  const pair = hasOpenssl ? makeCertificates() : undefined!;
  const credentials = hasOpenssl ? await openSigningCredentials(pair) : undefined!;

  const picture = async (): Promise<LocalFile> => {
    const file = join(ctx.dir, `picture-${Math.random()}.png`) as LocalFile;
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const png = await sharp({ create: { width: 90, height: 160, channels: 3, background: '#468', noise } }).png();
    await writeFile(file, markedPng(await png.toBuffer(), 'composite'));
    return file;
  };

  const video = async (): Promise<LocalFile> => {
    const [file, speech] = ['clip.mp4', 'speech.wav'].map((name) => join(ctx.dir, name)) as [LocalFile, LocalFile];
    const size = { width: 144, height: 256 };
    await encodeClip(file, { ...size, framesPerSecond: 30, frames: 30, shade: (i) => 60 + i });
    await writeWav(speech, tone(1_000), 44_100);
    const clips = [{ file, endMs: 1_000, mayRunLong: false }];
    const parts = { ...size, clips, speech, still: null, captions: null, logo: null, aiLabel: null, watermark: false };
    return (await finishVideo(parts, ctx)).file;
  };
  const inspect = (file: LocalFile) => ctx.runTask(inspectVideoTask, { file, stills: [] });

  test.each(['p256', 'p384', 'p521', 'ed25519', 'rsa'] as const)(
    'a PNG signed with a key of %s is valid',
    async (key) => {
      const made = makeCertificates({ key });
      const source = await picture();
      const signed = await signMedia(source, await openSigningCredentials(made), ctx);
      const bytes = await readFile(signed);
      expect(await readCredentials('image/png', bytes)).toMatchObject({ state: 'Valid', issuer: 'Acme', failures: [] });
      expect(await readCredentials('image/png', bytes, made.authority)).toMatchObject({ state: 'Trusted' });
      // Pixels and the older mark stay.
      expect(await sharp(signed).raw().toBuffer()).toEqual(await sharp(source).raw().toBuffer());
      expect(await readOrigin(signed)).toBe('composite');
    },
  );

  test.each(['1.3.6.1.4.1.62558.2.1', '1.3.6.1.5.5.7.3.36'])(
    'a certificate with the purpose %s signs',
    async (purpose) => {
      const credentials = await openSigningCredentials(
        makeCertificates({ purpose, use: 'digitalSignature,nonRepudiation' }),
      );
      const bytes = await readFile(await signMedia(await picture(), credentials, ctx));
      expect(await readCredentials('image/png', bytes)).toMatchObject({ state: 'Valid' });
    },
  );

  test('a file whose credentials would be invalid is not delivered', async () => {
    const mixed = { ...credentials, privateKey: makeCertificates().privateKey };
    await expect(signMedia(await picture(), mixed, ctx)).rejects.toThrow('claimSignature.mismatch');
  });

  test('the manifest states the digital source type of the mark, and nothing of the client', async () => {
    const { actions } = await readCredentials(
      'image/png',
      await readFile(await signMedia(await picture(), credentials, ctx)),
    );
    expect(actions).toEqual([
      { action: 'c2pa.created', digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite' },
    ]);
  });

  test('a changed byte makes the credentials of a PNG and of an MP4 invalid', async () => {
    const png = await readFile(await signMedia(await picture(), credentials, ctx));
    png[png.length - 200]! ^= 1;
    expect(await readCredentials('image/png', png)).toMatchObject({
      state: 'Invalid',
      failures: ['assertion.dataHash.mismatch'],
    });
    const mp4 = await readFile(await signMedia(await video(), credentials, ctx));
    mp4[mp4.length - 200]! ^= 1;
    expect(await readCredentials('video/mp4', mp4)).toMatchObject({
      state: 'Invalid',
      failures: ['assertion.bmffHash.mismatch'],
    });
  });

  test('a signed MP4 is valid, starts fast, has the same frames and sound, and keeps its comment', async () => {
    const source = await video();
    const signed = await signMedia(source, credentials, ctx);
    const bytes = await readFile(signed);
    expect(await readCredentials('video/mp4', bytes, pair.authority)).toMatchObject({ state: 'Trusted', failures: [] });
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const shown = await inspect(signed);
    expect(shown).toEqual(await inspect(source));
    expect(shown.comment).toContain('digitalsourcetype/compositeWithTrainedAlgorithmicMedia');
  });

  test('an expired certificate signs nothing', async () => {
    await expect(signMedia(await picture(), { ...credentials, expiresAt: Date.now() - 1 }, ctx)).rejects.toThrow(
      'expired',
    );
  });
});
