// Tests that the generated types are up to date and equal those of the contract. `npm run generate:types -w sdk` updates them.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { generateTypes, typesFile } from '../generate/types.ts';
import type { requests, responses } from '../generate/wire-schemas.ts';
import type * as types from './types.ts';

test('the types are generated from the present contract', async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(generateTypes());
});

type Contract = { [Name in keyof typeof requests]: z.input<(typeof requests)[Name]> } & {
  [Name in keyof typeof responses]: z.output<(typeof responses)[Name]>;
};

interface Generated {
  NewCharacter: types.NewCharacter;
  NewVoice: types.NewVoice;
  VoiceSettings: types.VoiceSettings;
  NewSpeech: types.NewSpeech;
  NewFirstFrame: types.NewFirstFrame;
  SceneElement: types.SceneElement;
  NewTalkingHeadVideo: types.NewTalkingHeadVideo;
  NewScenesVideo: types.NewScenesVideo;
  NewVideo: types.NewVideo;
  AssetsFilter: types.AssetsFilter;
  UsageRange: types.UsageRange;
  Page: types.Page;
  Character: types.Character;
  CharacterCreated: types.CharacterCreated;
  CharacterList: types.CharacterList;
  VoiceCreated: types.VoiceCreated;
  VoiceList: types.VoiceList;
  TtsCreated: types.TtsCreated;
  FirstFrameCreated: types.FirstFrameCreated;
  VideoQueued: types.VideoQueued;
  TalkingHeadQuote: types.TalkingHeadQuote;
  ScenesQuote: types.ScenesQuote;
  VideoQuote: types.VideoQuote;
  JobResult: types.JobResult;
  JobView: types.JobView;
  LineItem: types.LineItem;
  JobHistoryItem: types.JobHistoryItem;
  JobHistory: types.JobHistory;
  AssetKind: types.AssetKind;
  Asset: types.Asset;
  AssetList: types.AssetList;
  WordTimings: types.WordTimings;
  UsageSummary: types.UsageSummary;
  WebhookEventType: types.WebhookEventType;
  VideoCompletedEvent: types.VideoCompletedEvent;
  VideoFailedEvent: types.VideoFailedEvent;
  CharacterCreatedEvent: types.CharacterCreatedEvent;
  CreditsLowEvent: types.CreditsLowEvent;
  WebhookTestEvent: types.WebhookTestEvent;
  WebhookEvent: types.WebhookEvent;
  Deleted: types.Deleted;
  ErrorBody: types.ErrorBody;
}

/** The names of types that differ: each must be assignable to the other. */
type Differing = {
  [Name in keyof Contract]: Name extends keyof Generated
    ? [Generated[Name], Contract[Name]] extends [Contract[Name], Generated[Name]]
      ? never
      : Name
    : Name;
}[keyof Contract];

test('each type is mutually assignable to the contract’s', () => {
  // The compiler rejects this, and names the types that differ.
  const none: [Differing] extends [never] ? 'none' : Differing = 'none';
  expect(none).toBe('none');
});
