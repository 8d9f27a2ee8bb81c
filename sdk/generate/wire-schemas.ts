// The partner API's types as JSON Schemas by name, from the contract's zod schemas. Named types refer to one another with `$ref`.
import { Asset, AssetKind, AssetList, AssetsQuery, WordTimings } from '@greenroom/contract/assets';
import { Character, CharacterCreated, CharacterList, CharacterRequest } from '@greenroom/contract/characters';
import { Deleted } from '@greenroom/contract/deleted';
import { ErrorBody } from '@greenroom/contract/errors';
import { FirstFrameCreated, FirstFrameRequest } from '@greenroom/contract/first-frames';
import { JobResult, JobView } from '@greenroom/contract/jobs';
import { PageQuery } from '@greenroom/contract/queries';
import { ScenesQuote, TalkingHeadQuote, VideoQuote } from '@greenroom/contract/quotes';
import { TtsCreated, TtsRequest, VoiceSettings } from '@greenroom/contract/tts';
import { JobHistory, JobHistoryItem, LineItem, UsageQuery, UsageSummary } from '@greenroom/contract/usage';
import { SceneElement, ScenesRequest, TalkingHeadRequest, VideoQueued, VideoRequest } from '@greenroom/contract/videos';
import { VoiceCreated, VoiceList, VoiceRequest } from '@greenroom/contract/voices';
import { WebhookBody, WebhookEventType } from '@greenroom/contract/webhook-events';
import { z } from 'zod';

const [VideoCompletedEvent, VideoFailedEvent, CharacterCreatedEvent, CreditsLowEvent, WebhookTestEvent] =
  WebhookBody.options;

/** Sent by the client: as they are before defaults and transformations. */
export const requests = {
  NewCharacter: CharacterRequest,
  NewVoice: VoiceRequest,
  VoiceSettings,
  NewSpeech: TtsRequest,
  NewFirstFrame: FirstFrameRequest,
  SceneElement,
  NewTalkingHeadVideo: TalkingHeadRequest,
  NewScenesVideo: ScenesRequest,
  NewVideo: VideoRequest,
  AssetsFilter: AssetsQuery,
  UsageRange: UsageQuery,
  Page: PageQuery,
} satisfies Record<string, z.ZodType>;

/** Sent by the service. */
export const responses = {
  Character,
  CharacterCreated,
  CharacterList,
  VoiceCreated,
  VoiceList,
  TtsCreated,
  FirstFrameCreated,
  VideoQueued,
  TalkingHeadQuote,
  ScenesQuote,
  VideoQuote,
  JobResult,
  JobView,
  LineItem,
  JobHistoryItem,
  JobHistory,
  AssetKind,
  Asset,
  AssetList,
  WordTimings,
  UsageSummary,
  WebhookEventType,
  VideoCompletedEvent,
  VideoFailedEvent,
  CharacterCreatedEvent,
  CreditsLowEvent,
  WebhookTestEvent,
  WebhookEvent: WebhookBody,
  Deleted,
  ErrorBody,
} satisfies Record<string, z.ZodType>;

const names = new Map<unknown, string>(
  Object.entries({ ...requests, ...responses }).map(([name, schema]) => [schema, name]),
);

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema, path }) {
      const name = path.length > 0 ? names.get(zodSchema) : undefined;
      if (name === undefined) return;
      for (const member of Object.keys(jsonSchema)) delete jsonSchema[member];
      jsonSchema.$ref = name;
    },
  });

const schemasOf = (schemas: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output') =>
  Object.entries(schemas).map(([name, schema]) => ({ name, schema: schemaOf(schema, io) }));

export const wireSchemas = () => [...schemasOf(requests, 'input'), ...schemasOf(responses, 'output')];
