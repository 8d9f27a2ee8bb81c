// Characters from phone selfies: photos are loaded in full size, checked, and reported by number.
import { writeFile } from 'node:fs/promises';
import { FACE, portraitIn } from '@greenroom/engine-kit/testing/portraits';
import { expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { builtInEngines, testCallEngines } from '../../engines/testing.ts';
import { createInputs } from '../../inputs/inputs.ts';
import type { Run } from '../../jobs/workflow.ts';
import type { Objects } from '../../library/objects.ts';
import { FetchError } from '../../net/safe-fetch.ts';
import { testServiceContext } from '../../tasks/testing-providers.ts';
import { characterDrawing } from './draw-character.ts';

/** A phone's photo in which the face takes this part of the width. */
const photo = (width: number, height: number, part: number): Promise<Buffer> => {
  const side = (width * part * 512) / (FACE.right - FACE.left);
  return portraitIn(width, height, { left: width * 0.15, top: height * 0.4, side });
};

const engines = await builtInEngines();

/** The sheet text of a character from these photos; undefined for one that cannot be loaded. */
const sheetTextOf = async (...photos: (Buffer | undefined)[]): Promise<string> => {
  const drawCharacter = characterDrawing({
    db: {} as Db,
    engines,
    callEngines: testCallEngines,
    inputs: createInputs({
      fetcher: {
        async download(url, file) {
          const bytes = photos[Number(new URL(url).pathname.slice(1))];
          if (bytes === undefined) throw new FetchError('404');
          await writeFile(file, bytes);
          return bytes.length;
        },
      },
      ownAsset: async () => undefined,
      store: { fetch: () => Promise.reject(new Error('Nothing is stored.')) },
    }),
    objects: { put: async () => ({ key: 'key', sizeBytes: 1, sha256: '' }) } as unknown as Objects,
  });
  const request = {
    mode: 'photos' as const,
    name: 'Me',
    selfie_image_urls: photos.map((_, i) => `https://example.com/${i}`),
    edit_instructions: undefined,
  };
  return (
    await drawCharacter(
      { job: 'job', client: 'client' } as Run,
      { request, only: undefined },
      await testServiceContext(),
    )
  ).sheetText;
};

const expectFaceWidth = (text: string, px: number) => {
  const width = Number(/The face is (\d+) pixels wide/.exec(text)![1]);
  expect(Math.abs(width - px)).toBeLessThan(px * 0.06);
};

test('a face of a twentieth of the width is used in full size', async () => {
  expectFaceWidth(await sheetTextOf(await photo(3000, 4000, 0.05)), 150);
});

test('each photo is reported by its position in the request, and a large one in landscape format is used in full size', async () => {
  const text = await sheetTextOf(await photo(600, 800, 0.05), undefined, await photo(4000, 3000, 0.05));
  expectFaceWidth(text, 200);
  expect(text).toMatch(/^A presenter animated from photo 3 of 3\./);
  expect(text).toMatch(/Photo 1 was not used: the face is only \d\d pixels wide \(use a photo/);
  expect(text).toContain('Photo 2 (https://example.com/1) was not used. It could not be loaded.');
});

test('the error lists every photo if none is usable, including those that could not be loaded', async () => {
  await expect(sheetTextOf(undefined, await photo(600, 800, 0.05))).rejects.toMatchObject({
    code: 'unusable_media',
    message: expect.stringMatching(
      /^Photo 2 cannot be used: the face is only .*\. Photo 1 \(https:.*\) was not used\. It could not be loaded\.$/,
    ),
  });
});
