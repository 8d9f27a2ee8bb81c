// The steps `speech`, `transcript` and `audio` of a talking-head video.
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import type { CallEngines } from '../../engines/call-engines.ts';
import type { Engines, EngineWith } from '../../engines/engines.ts';
import type { Run } from '../../jobs/workflow.ts';
import type { Sidecars } from '../../library/assets.ts';
import type { StoredObject } from '../../library/objects.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import type { SpeechService } from '../speech/speech.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import type { VideoOrder } from '../video/video-order.ts';
import { checkVideoLength, quoteBasisOf } from '../video/video-quote.ts';

type Order = VideoOrder<TalkingHeadRequest>;

/** The files of the speech that are published. `audio`: null for a recording; `sidecars`: null without a transcript. */
export type PublishedSpeech = { audio: StoredObject | null; sidecars: Sidecars | null };

export interface SpeechDeps {
  engines: Engines;
  callEngines: CallEngines;
  speech: SpeechService;
}

/** Throws 400 if the speech is longer than a talking-head video may be. */
export async function prepareSpeech(
  { engines, speech }: SpeechDeps,
  run: Run,
  order: Order,
  ctx: ServiceStepContext,
): Promise<StoredSpeech> {
  const basis = quoteBasisOf(engines);
  const synthesis = () => ({ ...synthesisOf(order), maxMs: basis.maxTalkingHeadMs });
  const prepared = order.speech ?? (await speech.synthesizeAndStore(run.job, synthesis(), ctx));
  checkVideoLength(order.request, prepared.durationMs, basis);
  return prepared;
}

function synthesisOf({ request, voice }: Order) {
  if (request.speech.kind !== 'script' || !voice) throw new Error('The job has neither a script nor a recording.');
  const { script: text } = request.speech;
  return { text, member: 'script' as const, voice, languageHint: request.captions_language, settings: {} };
}

/** Whether the speech has no transcript and an engine can make one. */
export const canTranscribe = ({ engines }: SpeechDeps, { timings }: StoredSpeech): boolean =>
  timings === null && engines.has('transcription');

export const transcribe = (
  { engines, callEngines, speech }: SpeechDeps,
  { run, order, recording }: { run: Run; order: Order; recording: StoredSpeech },
  ctx: ServiceStepContext,
): Promise<StoredSpeech> => {
  const { captions_language: language } = order.request;
  const hear = async (file: LocalFile) => {
    const candidates = engines.candidates('transcription');
    const work = ({ transcription }: EngineWith<'transcription'>) => transcription.transcribe({ file, language }, ctx);
    return (await callEngines(candidates, ctx, work)).result;
  };
  return speech.addTranscript(run.job, recording, hear, ctx);
};

export const storePublishedSpeech = async (
  { speech }: SpeechDeps,
  { run, order, prepared }: { run: Run; order: Order; prepared: StoredSpeech },
  ctx: StepContext,
): Promise<PublishedSpeech> => ({
  audio: order.request.speech.kind === 'recording' ? null : await speech.storeMp3(run.job, prepared, ctx),
  sidecars: await speech.storeSidecars(run.job, prepared, ctx),
});
