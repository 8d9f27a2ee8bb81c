// Runs the conformance suites of the ports that draw a presenter against the studio.
import { testCharacterSheetPort } from '@greenroom/engine-kit/testing/conformance/character-sheet';
import { testFirstFramePort } from '@greenroom/engine-kit/testing/conformance/first-frame';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { describe } from 'vitest';
import { createPerson } from '../people/create-person.ts';
import { studioPorts } from './ports.ts';

const own = async () => testPresenter({ json: { kind: 'painted', person: createPerson({}, 'somebody') }, files: {} });

describe('character sheet', () => testCharacterSheetPort(studioPorts.characterSheet, testStepContext));
describe('first frame', () => testFirstFramePort(studioPorts.firstFrame, testStepContext, own));
describe('first frame of another engine’s presenter', () =>
  testFirstFramePort(studioPorts.firstFrame, testStepContext));
