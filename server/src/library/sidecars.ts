// What lies beside a video's file: its words as subtitles, and when each of them is spoken.
import type { WordTimings } from '@greenroom/contract/assets';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import type { AssetUrls } from './asset-urls.ts';
import { type Sidecars, sidecarPath } from './assets.ts';
import { cuesOf, formatSrt, formatVtt } from './subtitles.ts';

/** The members of an asset's metadata that link them, by the files' extensions. */
const MEMBERS = { srt: 'captions_srt_url', vtt: 'captions_vtt_url', json: 'word_timings_url' } as const;

type Extension = keyof typeof MEMBERS;

/** The text of each file. */
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
