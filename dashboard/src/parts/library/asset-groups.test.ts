// The cards of the files page.
import { expect, test } from 'vitest';
import { groupAssets } from './asset-groups.ts';
import type { ListedAsset } from './asset-menu.tsx';

let count = 0;
const file = (kind: ListedAsset['kind'], workflow_id: string | null, name = 'Cold brew'): ListedAsset => ({
  asset_id: `file-${++count}`,
  kind,
  url: 'https://greenroom.test/files/a.png',
  workflow_id,
  character_id: null,
  voice_id: null,
  metadata: {},
  created_at: '2026-11-28T12:00:00.000Z',
  name,
  previews: null,
  portrait_url: null,
});

const shown = (assets: ListedAsset[]) => groupAssets(assets).map(({ files }) => files.map(({ kind }) => kind));

test('the files of a video share a card, also when others were created between them', () => {
  const assets = [
    file('tts_audio', 'one'),
    file('character_sheet', 'maya'),
    file('first_frame', 'one'),
    file('tts_audio', 'two'),
    file('video', 'one'),
  ];
  expect(shown(assets)).toEqual([['video', 'first_frame', 'tts_audio'], ['character_sheet'], ['tts_audio']]);
});

test('a file that is loaded with the next page joins the card that is there', () => {
  const first = [file('tts_audio', 'one'), file('tts_audio', 'two')];
  const before = groupAssets(first).map(({ id }) => id);
  const after = groupAssets([...first, file('first_frame', 'two')]);
  expect(after.map(({ id }) => id)).toEqual(before);
  expect(after[1]?.files).toHaveLength(2);
});

test('files without a job have a card each', () => {
  expect(shown([file('first_frame', null), file('first_frame', null)])).toEqual([['first_frame'], ['first_frame']]);
});

test('a card has the name of its video, or of its kind if it has no name', () => {
  expect(groupAssets([file('tts_audio', 'one', 'Spoken'), file('video', 'one', 'Launch')])[0]?.title).toBe('Launch');
  expect(groupAssets([file('tts_audio', 'one', '')])[0]?.title).toBe('Speech');
});
