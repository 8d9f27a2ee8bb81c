// What a video costs and how long it will be, from its request alone: the same figures for an estimate and a reservation.
import { limits } from '@greenroom/contract/limits';
import type { VideoQuote } from '@greenroom/contract/quotes';
import type { ScenesRequest, TalkingHeadRequest, VideoRequest } from '@greenroom/contract/videos';
import { characterCount } from '@greenroom/engine-kit/text/characters';
import { estimateSpeechMs } from '@greenroom/engine-kit/text/speech-length';
import { Problem } from '../../kernel/problem.ts';
import { priceScenes, priceTalkingHead, type ScenesQuote, type TalkingHeadQuote } from '../../pricing/videos.ts';
import { cutScenes, sceneLengths } from '../scenes/split-scenes.ts';
import { spokenLanguage } from '../speech/speech.ts';

export type EstimatedVideo = { durationMs: number; price: TalkingHeadQuote | ScenesQuote };

/** Length of a video whose sound is a script; undefined where it is a recording that has to be probed. */
export function estimateFromScript(request: VideoRequest): number | undefined {
  if (request.mode === 'scenes') return estimateIn(request)(request.script);
  if (request.speech.kind === 'recording') return undefined;
  return estimateSpeechMs(
    request.speech.script,
    spokenLanguage(request.captions_language, null, request.speech.script),
  );
}

/** `durationMs`: estimated from the script, or measured of the recording. Throws 400 for a video longer than its mode allows. */
export function estimateVideo(request: VideoRequest, durationMs: number): EstimatedVideo {
  if (request.mode === 'scenes') {
    refuseLonger(durationMs, limits.scenesMaxMs, 'script: its narration');
    return { durationMs, price: quoteScenes(request) };
  }
  refuseLonger(
    durationMs,
    limits.talkingHeadMaxMs,
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
export const scenesOf = (request: Narrated): string[] => scenesAndLengths(request).scenes;

type Narrated = Pick<ScenesRequest, 'script' | 'language'>;

interface Scenes {
  scenes: string[];
  lengthsMs: number[];
}

/** By their request: its price, its plan and its order ask for the same scenes, and cutting them is most of the work. */
const known = new WeakMap<Narrated, Scenes>();

const scenesAndLengths = (request: Narrated): Scenes => {
  let found = known.get(request);
  if (!found) {
    const scenes = cutScenes(request.script, estimateIn(request));
    found = { scenes, lengthsMs: sceneLengths(request.script, scenes, estimateIn(request)) };
    known.set(request, found);
  }
  return found;
};

/** The scenes as a person is shown them before they are ordered: what is said in each, and for how long. */
export function showScenes(request: ScenesRequest): { text: string; seconds: number }[] {
  const { scenes, lengthsMs } = scenesAndLengths(request);
  return scenes.map((text, index) => ({ text, seconds: lengthsMs[index]! / SECOND }));
}

const estimateIn = ({ script, language }: Narrated) => {
  const spoken = spokenLanguage(language, null, script);
  return (text: string) => estimateSpeechMs(text, spoken);
};

const quoteScenes = (request: ScenesRequest): ScenesQuote =>
  priceScenesAt(request, scenesAndLengths(request).lengthsMs);

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
