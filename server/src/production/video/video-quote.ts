// What a video costs and how long it will be, from its request and the engines' pace alone: the same figures for an estimate and a reservation.
import { limits } from '@greenroom/contract/limits';
import type { VideoQuote } from '@greenroom/contract/quotes';
import type { ScenesRequest, TalkingHeadRequest, VideoRequest } from '@greenroom/contract/videos';
import { characterCount } from '@greenroom/engine-kit/text/characters';
import { estimateSpeechMs, type PaceOf } from '@greenroom/engine-kit/text/speech-length';
import type { Engines } from '../../engines/engines.ts';
import { Problem } from '../../kernel/problem.ts';
import { priceScenes, priceTalkingHead, type ScenesQuote, type TalkingHeadQuote } from '../../pricing/videos.ts';
import { cutScenes, sceneLengths } from '../scenes/split-scenes.ts';
import { spokenLanguage } from '../speech/speech.ts';

export type EstimatedVideo = { durationMs: number; price: TalkingHeadQuote | ScenesQuote };

/** What a quote depends on besides the request: the engines that new work goes to. */
export interface QuoteBasis {
  paceOf: PaceOf;
  maxTalkingHeadMs: number;
}

export const quoteBasisOf = (engines: Engines): QuoteBasis => ({
  paceOf: engines.forPort('speech').speech.pace,
  maxTalkingHeadMs: Math.min(limits.talkingHeadMaxMs, engines.forPort('talkingHead').talkingHead.maxClipMs),
});

/** Length of a video whose sound is a script; undefined where it is a recording that has to be probed. */
export function estimateFromScript(request: VideoRequest, { paceOf }: Pick<QuoteBasis, 'paceOf'>): number | undefined {
  if (request.mode === 'scenes') return estimateIn(request, paceOf)(request.script);
  if (request.speech.kind === 'recording') return undefined;
  return estimateSpeechMs(
    request.speech.script,
    spokenLanguage(request.captions_language, null, request.speech.script),
    paceOf,
  );
}

/** `durationMs`: estimated from the script, or measured of the recording. Throws 400 for a video longer than its mode allows. */
export function estimateVideo(request: VideoRequest, durationMs: number, basis: QuoteBasis): EstimatedVideo {
  if (request.mode === 'scenes') {
    refuseLonger(durationMs, limits.scenesMaxMs, 'script: its narration');
    return { durationMs, price: quoteScenes(request, basis.paceOf) };
  }
  refuseLonger(
    durationMs,
    basis.maxTalkingHeadMs,
    request.speech.kind === 'script' ? 'script: its speech' : 'audio_url',
  );
  return { durationMs, price: priceTalkingHeadAt(request, durationMs, { captions: request.use_dynamic_captions }) };
}

/** The price at a measured length and for what was delivered. */
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

/** The scenes of a script; the job films the same ones that the estimate counted. */
export const scenesOf = (request: Narrated, paceOf: PaceOf): string[] => scenesAndLengths(request, paceOf).scenes;

type Narrated = Pick<ScenesRequest, 'script' | 'language'>;

interface Scenes {
  paceOf: PaceOf;
  scenes: string[];
  lengthsMs: number[];
}

/** By their request: its price, its plan and its order ask for the same scenes, and cutting them is most of the work. */
const known = new WeakMap<Narrated, Scenes>();

const scenesAndLengths = (request: Narrated, paceOf: PaceOf): Scenes => {
  let found = known.get(request);
  if (found?.paceOf !== paceOf) {
    const durationOf = estimateIn(request, paceOf);
    const scenes = cutScenes(request.script, durationOf);
    found = { paceOf, scenes, lengthsMs: sceneLengths(request.script, scenes, durationOf) };
    known.set(request, found);
  }
  return found;
};

/** The scenes as a person is shown them before they are ordered: what is said in each, and for how long. */
export function showScenes(request: ScenesRequest, paceOf: PaceOf): { text: string; seconds: number }[] {
  const { scenes, lengthsMs } = scenesAndLengths(request, paceOf);
  return scenes.map((text, index) => ({ text, seconds: lengthsMs[index]! / SECOND }));
}

const estimateIn = ({ script, language }: Narrated, paceOf: PaceOf) => {
  const spoken = spokenLanguage(language, null, script);
  return (text: string) => estimateSpeechMs(text, spoken, paceOf);
};

const quoteScenes = (request: ScenesRequest, paceOf: PaceOf): ScenesQuote =>
  priceScenesAt(request, scenesAndLengths(request, paceOf).lengthsMs);

const SECOND = 1000;

function refuseLonger(durationMs: number, maxMs: number, what: string): void {
  if (durationMs <= maxMs) return;
  const [seconds, most] = [(durationMs / SECOND).toFixed(1), maxMs / SECOND];
  throw new Problem('invalid_request', `${what} lasts ${seconds} seconds; at most ${most} are possible.`);
}

/** The quote as the contract shows it. */
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
