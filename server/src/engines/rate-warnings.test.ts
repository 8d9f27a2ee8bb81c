// Tests the comparison of rates with the prices of the same work.
import type { PortName } from '@greenroom/engine-kit/ports/ports';
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { expect, test } from 'vitest';
import { createEngines, type Engine, type PortEngines } from './engines.ts';
import { rateWarnings } from './rate-warnings.ts';
import type { EngineRate } from './rates.ts';

type Models = NonNullable<Engine['models']>;

const cloudWith = (models: Models): Engine => ({ name: 'cloud', ...smallPorts, models });

const rate = (model: string, unit: EngineRate['unit'], usd: number): EngineRate => ({
  engine: 'cloud',
  model,
  unit,
  usd,
  asOf: '2026-11-01',
});

const warningsFor = (models: Models, list: readonly EngineRate[]) =>
  rateWarnings(createEngines([cloudWith(models)]), { list });

test.each<[PortName, EngineRate['unit'], number, string]>([
  ['characterSheet', 'image', 0.115, 'costs $0.116 per image, more than the $0.115 charged for a presenter.'],
  ['firstFrame', 'image', 0.069, 'costs $0.07 per image, more than the $0.069 charged for a first frame.'],
  ['firstFrame', 'call', 0.069, 'costs $0.07 per call, more than the $0.069 charged for a first frame.'],
  ['voiceClone', 'call', 0.345, 'costs $0.346 per call, more than the $0.345 charged for a voice clone.'],
  [
    'talkingHead',
    'second',
    0.2461,
    'costs $0.2471 per second, more than the $0.2461 charged for a second of a talking head in 480p.',
  ],
  ['lipsync', 'second', 0.1541, 'costs $0.1551 per second, more than the $0.1541 charged for a second of lip sync.'],
  [
    'sceneClip',
    'second',
    0.1725,
    'costs $0.1735 per second, more than the $0.1725 charged for a second of a later scene in a fast video.',
  ],
])('a rate of %s per %s may equal the price and must not exceed it', (port, unit, usd, text) => {
  expect(warningsFor({ [port]: ['one', 'two'] }, [rate('one', unit, usd)])).toEqual([]);
  expect(warningsFor({ [port]: ['one', 'two'] }, [rate('one', unit, usd + 0.001)])).toEqual([`cloud: one ${text}`]);
});

test('speech is compared by 1,000 characters', () => {
  expect(warningsFor({ speech: ['one'] }, [rate('one', 'character', 0.115 / 1000)])).toEqual([]);
  expect(warningsFor({ speech: ['one'] }, [rate('one', 'character', 0.00018)])).toEqual([
    'cloud: one costs $0.18 per 1,000 characters, more than the $0.115 charged for 1,000 characters of speech.',
  ]);
});

test('a rate of a resolution is compared with the price of that resolution', () => {
  const models = { talkingHead: ['veed/fabric-1.0'] };
  expect(
    warningsFor(models, [rate('veed/fabric-1.0@480p', 'second', 0.3), rate('veed/fabric-1.0@720p', 'second', 0.3)]),
  ).toEqual([
    'cloud: veed/fabric-1.0@480p costs $0.30 per second, more than the $0.2461 charged for a second of a talking head in 480p.',
  ]);
  expect(warningsFor(models, [rate('veed/fabric-1.0@720p', 'second', 0.4)])).toEqual([
    expect.stringContaining('more than the $0.3266 charged for a second of a talking head in 720p.'),
  ]);
});

test('only chosen models are compared, also those of fallbacks, in units that have a price', () => {
  const list = [rate('default', 'image', 1), rate('chosen', 'image', 2), rate('fallback', 'image', 3)];
  const cloud = cloudWith({ firstFrame: ['default'] });
  const chosen = (...models: readonly (string | undefined)[]): PortEngines => ({
    firstFrame: models.map((model) => ({ ...smallPorts, ...cloud, model })),
  });
  const modelsIn = (ports: PortEngines) =>
    rateWarnings(createEngines([cloud], ports), { list }).map((warning) => warning.split(' ')[1]);
  expect(modelsIn(chosen(undefined))).toEqual(['default']);
  expect(modelsIn(chosen('chosen', 'fallback'))).toEqual(['chosen', 'fallback']);
  expect(modelsIn({ firstFrame: [] })).toEqual([]);
  expect(warningsFor({ firstFrame: ['one'] }, [rate('one', 'second', 9)])).toEqual([]);
  expect(warningsFor({ speech: ['one'] }, [rate('one', 'second', 9)])).toEqual([]);
  expect(warningsFor({ talkingHead: ['one'] }, [rate('one', 'call', 9)])).toEqual([]);
  expect(warningsFor({ transcription: ['one'], voiceLibrary: ['one'] }, [rate('one', 'call', 9)])).toEqual([]);
  expect(warningsFor({}, [rate('one', 'image', 9)])).toEqual([]);
});

test('a free model and a model of another engine give no warning', () => {
  expect(warningsFor({ firstFrame: ['one'] }, [rate('one', 'image', 0)])).toEqual([]);
  expect(warningsFor({ firstFrame: ['one'] }, [{ ...rate('one', 'image', 9), engine: 'other' }])).toEqual([]);
});
