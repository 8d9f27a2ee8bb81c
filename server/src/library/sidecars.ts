// The sidecar files of a video: subtitles and word timings.
import type { WordTimings } from '@greenroom/contract/assets';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import type { AssetUrls } from './asset-urls.ts';
import { type Sidecars, sidecarPath } from './assets.ts';
import { cuesOf, formatSrt, formatVtt } from './subtitles.ts';

/** The members of an asset's metadata with the files' URLs, by extension. */
const MEMBERS = { srt: 'captions_srt_url', vtt: 'captions_vtt_url', json: 'word_timings_url' } as const;

type Extension = keyof typeof MEMBERS;

/** The content of each file. */
export const sidecarsOf = (words: readonly SpokenWord[]): Record<Extension, string> => {
  const timings: WordTimings = {
    words: words.map(({ text, startMs, endMs }) => ({ text, start_ms: startMs, end_ms: endMs })),
  };
  const cues = cuesOf(words);
  return { srt: formatSrt(cues), vtt: formatVtt(cues), json: JSON.stringify(timings) };
};

export const sidecarUrls = ({ path, sidecars }: { path: string; sidecars: Sidecars }, assetUrls: AssetUrls) =>
  Object.fromEntries(
    Object.entries(MEMBERS)
      .filter(([extension]) => extension in sidecars)
      .map(([extension, member]) => [member, assetUrls.of(sidecarPath(path, extension))]),
  );
