// Length and price of a video from its request and the engines' pace alone, the same for an estimate and a reservation.
import { limits } from '@greenroom/contract/limits';
import type { VideoQuote } from '@greenroom/contract/quotes';
import type { ScenesRequest, TalkingHeadRequest, VideoRequest } from '@greenroom/contract/videos';
import { characterCount } from '@greenroom/engine-kit/text/characters';
import { estimateSpeechMs, hurryFor, type PaceOf } from '@greenroom/engine-kit/text/speech-length';
import { splitWords } from '@greenroom/engine-kit/text/words';
import type { Engines } from '../../engines/engines.ts';
import { Problem } from '../../kernel/problem.ts';
import { priceScenes, priceTalkingHead, type ScenesQuote, type TalkingHeadQuote } from '../../pricing/videos.ts';
import { cutScenes, sceneLengths } from '../scenes/split-scenes.ts';
import { spokenLanguage } from '../speech/spoken-language.ts';

export type EstimatedVideo = { durationMs: number; price: TalkingHeadQuote | ScenesQuote };

const SECOND = 1000;

/** What a quote depends on besides the request: the engines that get new work, and their fallbacks. */
export interface QuoteBasis {
  paceOf: PaceOf;
  maxTalkingHeadMs: number;
}

export const quoteBasisOf = (engines: Engines): QuoteBasis => ({
  paceOf: engines.paceOf,
  maxTalkingHeadMs: Math.min(
    limits.talkingHeadMaxMs,
    ...engines.candidates('talkingHead').map(({ talkingHead }) => talkingHead.maxClipMs),
  ),
});

/** The length of a video with a script; undefined for a recording, which must be measured. */
export function estimateFromScript(
  request: VideoRequest,
  { paceOf, maxTalkingHeadMs }: QuoteBasis,
): number | undefined {
  if (request.mode === 'scenes') return estimateIn(request, paceOf)(request.script);
  if (request.speech.kind === 'recording') return undefined;
  const { script } = request.speech;
  const spoken = spokenLanguage(request.captions_language, null, script);
  return estimateSpeechMs(script, spoken, paceOf, hurryFor(script, spoken, paceOf, maxTalkingHeadMs));
}

/** `durationMs`: estimated for a script, measured for a recording. Throws 400 if it exceeds the limit. */
export function estimateVideo(request: VideoRequest, durationMs: number, basis: QuoteBasis): EstimatedVideo {
  checkVideoLength(request, durationMs, basis);
  if (request.mode === 'scenes') return { durationMs, price: quoteScenes(request, basis.paceOf) };
  return { durationMs, price: priceTalkingHeadAt(request, durationMs, { captions: request.use_dynamic_captions }) };
}

/** Throws 400 naming `script` or `audio_url` if the video is longer than its mode or the engine allows. */
export function checkVideoLength(
  request: VideoRequest,
  durationMs: number,
  { maxTalkingHeadMs }: Pick<QuoteBasis, 'maxTalkingHeadMs'>,
): void {
  const maxMs = request.mode === 'scenes' ? limits.scenesMaxMs : maxTalkingHeadMs;
  if (durationMs <= maxMs) return;
  const lengths = `runs ${tenths(durationMs)} s; the limit is ${maxMs / SECOND} s`;
  const script = scriptOf(request);
  const message =
    script === undefined
      ? `audio_url: Your recording ${lengths}. Use a shorter recording.`
      : `script: Your script ${lengths}. Cut about ${excessWords(script, maxMs / durationMs)}.`;
  throw new Problem('invalid_request', message);
}

const scriptOf = (request: VideoRequest): string | undefined => {
  if (request.mode === 'scenes') return request.script;
  return request.speech.kind === 'script' ? request.speech.script : undefined;
};

/** `part`: how much of the script fits. */
const excessWords = (script: string, part: number): string => {
  const all = splitWords(script).length;
  const excess = all - Math.floor(all * part);
  return excess === 1 ? '1 word' : `${excess} words`;
};

/** In seconds, rounded up so that it never reads like the limit that it exceeds. */
const tenths = (ms: number): number => Math.ceil(ms / 100) / 10;

/** The price of what was delivered, at its measured length. */
export const priceTalkingHeadAt = (
  request: TalkingHeadRequest,
  durationMs: number,
  delivered: { captions: boolean },
): TalkingHeadQuote =>
  priceTalkingHead({
    durationMs,
    resolution: request.resolution,
    characters: request.speech.kind === 'script' ? characterCount(request.speech.script) : undefined,
    makesFirstFrame: request.first_frame_url === undefined,
    captions: delivered.captions,
  });

export const priceScenesAt = (request: ScenesRequest, sceneMs: readonly number[]): ScenesQuote =>
  priceScenes({ sceneMs, fast: request.fast, characters: characterCount(request.script) });

/** The scenes of a script, the same for the estimate and the job. */
export const scenesOf = (request: Narrated, paceOf: PaceOf): string[] => scenesAndLengths(request, paceOf).scenes;

type Narrated = Pick<ScenesRequest, 'script' | 'language'>;

/** Price, plan and order need the same lengths and scenes of a request, and measuring texts takes most of the time. */
const onceForRequest = <T>(make: (request: Narrated, paceOf: PaceOf) => T) => {
  const made = new WeakMap<Narrated, { paceOf: PaceOf; value: T }>();
  return (request: Narrated, paceOf: PaceOf): T => {
    const known = made.get(request);
    if (known?.paceOf === paceOf) return known.value;
    const value = make(request, paceOf);
    made.set(request, { paceOf, value });
    return value;
  };
};

/** Returns the length of a part of the script, in milliseconds. */
const estimateIn = onceForRequest(({ script, language }, paceOf) => {
  const spoken = spokenLanguage(language, null, script);
  const hurry = hurryFor(script, spoken, paceOf, limits.scenesMaxMs);
  const lengths = new Map<string, number>();
  return (text: string): number => {
    const ms = lengths.get(text) ?? estimateSpeechMs(text, spoken, paceOf, hurry);
    lengths.set(text, ms);
    return ms;
  };
});

const scenesAndLengths = onceForRequest((request, paceOf) => {
  const durationOf = estimateIn(request, paceOf);
  const scenes = cutScenes(request.script, durationOf);
  return { scenes, lengthsMs: sceneLengths(request.script, scenes, durationOf) };
});

/** The text and length of each scene, for display before the video is ordered. */
export function showScenes(request: ScenesRequest, paceOf: PaceOf): { text: string; seconds: number }[] {
  const { scenes, lengthsMs } = scenesAndLengths(request, paceOf);
  return scenes.map((text, index) => ({ text, seconds: lengthsMs[index]! / SECOND }));
}

const quoteScenes = (request: ScenesRequest, paceOf: PaceOf): ScenesQuote =>
  priceScenesAt(request, scenesAndLengths(request, paceOf).lengthsMs);

/** The quote in the form of the contract. */
export const showQuote = (
  mode: VideoRequest['mode'],
  { durationMs, price }: EstimatedVideo,
  balance: number,
): VideoQuote =>
  ({
    mode,
    credits_required: price.total,
    credits_balance: balance,
    sufficient_credits: balance >= price.total,
    estimated_seconds: durationMs / SECOND,
    breakdown: price.breakdown,
  }) as VideoQuote;
