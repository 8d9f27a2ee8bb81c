// Compares our requests, and the responses of the loopback server, with the types of the official SDK when types are checked.

import type { BodyCreateForcedAlignmentV1ForcedAlignmentPost } from '@elevenlabs/elevenlabs-js/api/resources/forcedAlignment/client/requests/BodyCreateForcedAlignmentV1ForcedAlignmentPost.js';
import type { BodySpeechToTextV1SpeechToTextPost } from '@elevenlabs/elevenlabs-js/api/resources/speechToText/client/requests/BodySpeechToTextV1SpeechToTextPost.js';
import type { TextToSpeechConvertWithTimestampsRequestOutputFormat } from '@elevenlabs/elevenlabs-js/api/resources/textToSpeech/types/TextToSpeechConvertWithTimestampsRequestOutputFormat.js';
import type { VoicesGetSharedRequest } from '@elevenlabs/elevenlabs-js/api/resources/voices/client/requests/VoicesGetSharedRequest.js';
import type { VoicesSearchRequest } from '@elevenlabs/elevenlabs-js/api/resources/voices/client/requests/VoicesSearchRequest.js';
import type { BodyAddVoiceV1VoicesAddPost } from '@elevenlabs/elevenlabs-js/api/resources/voices/resources/ivc/client/requests/BodyAddVoiceV1VoicesAddPost.js';
import type { BodyTextToSpeechFullWithTimestamps } from '@elevenlabs/elevenlabs-js/serialization/resources/textToSpeech/client/requests/BodyTextToSpeechFullWithTimestamps.js';
import type { BodyAddSharedVoiceV1VoicesAddPublicUserIdVoiceIdPost } from '@elevenlabs/elevenlabs-js/serialization/resources/voices/client/requests/BodyAddSharedVoiceV1VoicesAddPublicUserIdVoiceIdPost.js';
import type { AddVoiceIvcResponseModel } from '@elevenlabs/elevenlabs-js/serialization/types/AddVoiceIvcResponseModel.js';
import type { AudioWithTimestampsResponse } from '@elevenlabs/elevenlabs-js/serialization/types/AudioWithTimestampsResponse.js';
import type { DeleteVoiceResponseModel } from '@elevenlabs/elevenlabs-js/serialization/types/DeleteVoiceResponseModel.js';
import type { ForcedAlignmentResponseModel } from '@elevenlabs/elevenlabs-js/serialization/types/ForcedAlignmentResponseModel.js';
import type { GetLibraryVoicesResponse } from '@elevenlabs/elevenlabs-js/serialization/types/GetLibraryVoicesResponse.js';
import type { GetVoicesV2Response } from '@elevenlabs/elevenlabs-js/serialization/types/GetVoicesV2Response.js';
import type { SpeechToTextChunkResponseModel } from '@elevenlabs/elevenlabs-js/serialization/types/SpeechToTextChunkResponseModel.js';
import { expect, expectTypeOf, test } from 'vitest';
import type { AccountQuery } from './account-voices.ts';
import type { AlignmentForm, CloneForm, TranscriptionForm } from './forms.ts';
import type { AddVoiceBody, PublicQuery } from './public-voices.ts';
import { OUTPUT_FORMAT, type SpeechBody } from './speech-request.ts';
import type { alignmentResponse, transcriptionResponse } from './testing/loopback-recordings.ts';
import type { SpeechResponse } from './testing/loopback-speech.ts';
import type { createVoices } from './testing/loopback-voices.ts';

/** The name of a member in the SDK: `model_id` becomes `modelId`. */
type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

/** How the SDK's type says what a form or a query holds as text. */
type Parsed<Value> = Value extends 'true' | 'false'
  ? boolean
  : Value extends `${infer Count extends number}`
    ? Count
    : Value;

/** Our request as the SDK describes it. */
type Described<Request> = {
  [Name in keyof Request & string as Camel<Name>]: Parsed<Exclude<Request[Name], undefined>>;
};

/** Members that the SDK does not have. */
type Unknown<Ours, Theirs> = Exclude<keyof Ours, keyof Theirs>;

type Voices = ReturnType<typeof createVoices>;

test('requests have the names and types of the SDK', () => {
  expectTypeOf<SpeechBody>().toExtend<BodyTextToSpeechFullWithTimestamps.Raw>();
  expectTypeOf<Unknown<SpeechBody, BodyTextToSpeechFullWithTimestamps.Raw>>().toBeNever();
  expectTypeOf<
    Unknown<SpeechBody['voice_settings'], NonNullable<BodyTextToSpeechFullWithTimestamps.Raw['voice_settings']>>
  >().toBeNever();
  expectTypeOf<AddVoiceBody>().toExtend<BodyAddSharedVoiceV1VoicesAddPublicUserIdVoiceIdPost.Raw>();

  expectTypeOf<Described<TranscriptionForm>>().toExtend<BodySpeechToTextV1SpeechToTextPost>();
  expectTypeOf<Unknown<Described<TranscriptionForm>, BodySpeechToTextV1SpeechToTextPost>>().toBeNever();
  expectTypeOf<Described<AlignmentForm>>().toExtend<BodyCreateForcedAlignmentV1ForcedAlignmentPost>();
  expectTypeOf<Unknown<AlignmentForm, BodyCreateForcedAlignmentV1ForcedAlignmentPost>>().toBeNever();
  expectTypeOf<Described<Omit<CloneForm, 'files'>>>().toExtend<Omit<BodyAddVoiceV1VoicesAddPost, 'files'>>();
  expectTypeOf<Unknown<Described<CloneForm>, BodyAddVoiceV1VoicesAddPost>>().toBeNever();

  expectTypeOf<Described<PublicQuery>>().toExtend<VoicesGetSharedRequest>();
  expectTypeOf<Unknown<Described<PublicQuery>, VoicesGetSharedRequest>>().toBeNever();
  expectTypeOf<Described<AccountQuery>>().toExtend<VoicesSearchRequest>();
  expectTypeOf<Unknown<Described<AccountQuery>, VoicesSearchRequest>>().toBeNever();
  expect(OUTPUT_FORMAT satisfies TextToSpeechConvertWithTimestampsRequestOutputFormat).toBe('mp3_44100_128');
});

test('the loopback server responds in the forms of the SDK', () => {
  expectTypeOf<SpeechResponse>().toExtend<AudioWithTimestampsResponse.Raw>();
  expectTypeOf<Awaited<ReturnType<typeof alignmentResponse>>>().toExtend<ForcedAlignmentResponseModel.Raw>();
  expectTypeOf<Awaited<ReturnType<typeof transcriptionResponse>>>().toExtend<SpeechToTextChunkResponseModel.Raw>();
  expectTypeOf<ReturnType<Voices['list']>>().toExtend<GetVoicesV2Response.Raw>();
  expectTypeOf<ReturnType<Voices['listPublic']>>().toExtend<GetLibraryVoicesResponse.Raw>();
  expectTypeOf<Awaited<ReturnType<Voices['clone']>>>().toExtend<AddVoiceIvcResponseModel.Raw>();
  expectTypeOf<ReturnType<Voices['delete']>>().toExtend<DeleteVoiceResponseModel.Raw>();
});
