// Checks request bodies against the types of the official SDK when they are compiled.

import type { SpeechCreateParams, SpeechModel } from 'openai/resources/audio/speech';
import type { TranscriptionCreateParamsNonStreaming } from 'openai/resources/audio/transcriptions';
import type { ImageEditParamsNonStreaming, ImageGenerateParamsNonStreaming } from 'openai/resources/images';
import { expect, expectTypeOf, test } from 'vitest';
import { pictureFields } from './draw.ts';
import type { SPEECH_MODELS } from './models.ts';
import { speechBody } from './speak.ts';
import { transcriptionFields } from './transcribe.ts';

/** Without members that `T` does not have, which a type would otherwise allow. */
type Exactly<T, Body> = Body & { [Name in Exclude<keyof Body, keyof T>]: never };

const exactly =
  <T>() =>
  <Body extends T>(body: Exactly<T, Body>): Body =>
    body;

test('bodies have the names and values of the SDK', () => {
  const file = new File([], 'recording.wav');
  const body = speechBody({ model: 'tts-1', text: 'Hello', voice: 'nova', speed: 1.2 });
  exactly<SpeechCreateParams>()(body);
  exactly<ImageGenerateParamsNonStreaming>()(pictureFields('gpt-image-2', 'A baker'));
  exactly<ImageEditParamsNonStreaming>()({ ...pictureFields('gpt-image-2', 'A baker'), image: [file] });
  const timed: TranscriptionCreateParamsNonStreaming = { ...transcriptionFields('whisper-1', 'en'), file };
  expect(timed.timestamp_granularities).toEqual(['word']);
  expect(body.input).toBe('Hello');
});

test('the models are those of the SDK', () => {
  expectTypeOf<(typeof SPEECH_MODELS)[number]>().toExtend<SpeechModel>();
});
