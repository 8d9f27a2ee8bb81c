// Tests of grouping assets by video.
import { expect, test } from 'vitest';
import { groupAssets } from './asset-groups.ts';
import type { ListedAsset } from './asset-row.tsx';

const shape = (list: readonly (readonly [id: string, kind: ListedAsset['kind'], job: string | null])[]) =>
  groupAssets(list.map(([asset_id, kind, workflow_id]) => ({ asset_id, kind, workflow_id }) as ListedAsset)).map(
    ({ video, assets }) => [video?.asset_id ?? null, assets.map(({ asset_id }) => asset_id).join('')],
  );

test('the assets of a video stand together, the video first, even if another one was made at the same time', () => {
  expect(
    shape([
      ['a', 'tts_audio', 'one'],
      ['b', 'video', 'two'],
      ['c', 'video', 'one'],
      ['d', 'tts_audio', 'two'],
    ]),
  ).toEqual([
    ['c', 'ca'],
    ['b', 'bd'],
  ]);
});

test('other assets stand together after the videos', () => {
  expect(
    shape([
      ['a', 'first_frame', 'frame'],
      ['b', 'character_sheet', null],
      ['c', 'video', 'one'],
      ['d', 'tts_audio', 'speech'],
      ['e', 'character_sheet', null],
      ['f', 'first_frame', 'one'],
    ]),
  ).toEqual([
    ['c', 'cf'],
    [null, 'abde'],
  ]);
});
