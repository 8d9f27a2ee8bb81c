// Presenters from selfies as phones take them: loaded large, judged, and each told of by its number.
import { writeFile } from 'node:fs/promises';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { FACE, portraitIn } from '@greenroom/engine-kit/testing/portraits';
import { expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { builtInEngines } from '../../engines/testing.ts';
import { createInputs } from '../../inputs/inputs.ts';
import type { Run } from '../../jobs/workflow.ts';
import { createAssetUrls } from '../../library/asset-urls.ts';
import type { Objects } from '../../library/objects.ts';
import { Unfetchable } from '../../net/safe-fetch.ts';
import { createCharacterProduction } from './characters.ts';

/** A phone's photo in which the face takes this part of the width. */
const photo = (width: number, height: number, part: number): Promise<Buffer> => {
  const side = (width * part * 512) / (FACE.right - FACE.left);
  return portraitIn(width, height, { left: width * 0.15, top: height * 0.4, side });
};

const engines = await builtInEngines();

/** What is told of a presenter made of these; undefined for one that is not there. */
const portrayed = async (...photos: (Buffer | undefined)[]): Promise<string> => {
  const production = createCharacterProduction({
    db: {} as Db,
    placeAndWait: { run: () => Promise.reject(new Error('Nothing is bought.')) },
    engines,
    inputs: createInputs({
      fetcher: {
        async download(url, file) {
          const bytes = photos[Number(new URL(url).pathname.slice(1))];
          if (bytes === undefined) throw new Unfetchable('404');
          await writeFile(file, bytes);
          return bytes.length;
        },
      },
      ownAsset: async () => undefined,
      store: { fetch: () => Promise.reject(new Error('Nothing is stored.')) },
    }),
    objects: { put: async () => ({ key: 'key', sizeBytes: 1, sha256: '' }) } as unknown as Objects,
    assetUrls: createAssetUrls('https://us.example.com'),
  });
  const request = {
    mode: 'photos' as const,
    name: 'Me',
    selfie_image_urls: photos.map((_, i) => `https://example.com/${i}`),
    edit_instructions: undefined,
  };
  return (await production.draw({ job: 'job', client: 'client' } as Run, request, await testStepContext())).sheetText;
};

test.each([
  ['upright', 3000, 4000, 150],
  ['lying', 4000, 3000, 200],
] as const)('a face of a twentieth of the width is used as large as a phone took it, %s', async (_, w, h, px) => {
  const text = await portrayed(await photo(w, h, 0.05));
  const width = Number(/The face is (\d+) pixels wide/.exec(text)![1]);
  expect(Math.abs(width - px)).toBeLessThan(px * 0.06);
});

test('each photo is mentioned by its number in the request', async () => {
  const text = await portrayed(await photo(600, 800, 0.05), undefined, await photo(900, 1200, 0.2));
  expect(text).toMatch(/^A presenter animated from photo 3 of 3\./);
  expect(text).toMatch(/Photo 1 was not used: the face is only \d\d pixels wide \(use a photo/);
  expect(text).toContain('Photo 2 (https://example.com/1) was not used. It could not be loaded.');
});

test('where no photo serves, each is told of, also what could not be loaded', async () => {
  await expect(portrayed(undefined, await photo(600, 800, 0.05))).rejects.toMatchObject({
    code: 'unusable_media',
    message: expect.stringMatching(
      /^Photo 2 cannot be used: the face is only .*\. Photo 1 \(https:.*\) was not used\. It could not be loaded\.$/,
    ),
  });
});
