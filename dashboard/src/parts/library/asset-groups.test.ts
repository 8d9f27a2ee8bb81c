// Tests of grouping assets by video.
import { expect, test } from 'vitest';
import { groupAssets, type ListedAsset } from './asset-groups.ts';

const shape = (list: readonly (readonly [id: string, kind: ListedAsset['kind'], job: string | null])[]) =>
  groupAssets(list.map(([asset_id, kind, workflow_id]) => ({ asset_id, kind, workflow_id }) as ListedAsset)).map(
    (group) => group.map(({ asset_id }) => asset_id).join(''),
  );

test('the assets of a video stand together, the video first, even if another one was made at the same time', () => {
  expect(
    shape([
      ['a', 'tts_audio', 'one'],
      ['b', 'video', 'two'],
      ['c', 'video', 'one'],
      ['d', 'tts_audio', 'two'],
    ]),
  ).toEqual(['ca', 'bd']);
});

test('an asset that was made for no video is alone', () => {
  expect(
    shape([
      ['a', 'first_frame', 'frame'],
      ['b', 'character_sheet', null],
      ['c', 'video', 'one'],
      ['d', 'character_sheet', null],
      ['e', 'first_frame', 'one'],
    ]),
  ).toEqual(['a', 'b', 'ce', 'd']);
});
