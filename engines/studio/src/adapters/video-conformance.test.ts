// Runs the conformance suites of the ports that render videos against the studio.
import { testSceneClipPort } from '@greenroom/engine-kit/testing/conformance/scene-clip';
import { testTalkingHeadPort } from '@greenroom/engine-kit/testing/conformance/talking-head';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { describe } from 'vitest';
import { createPerson } from '../people/create-person.ts';
import { studioPorts } from './ports.ts';

const own = async () => testPresenter({ json: { kind: 'painted', person: createPerson({}, 'somebody') }, files: {} });

describe('talking head', () => testTalkingHeadPort(studioPorts.talkingHead, testStepContext));
describe('scene clip', () => testSceneClipPort(studioPorts.sceneClip, testStepContext, own));
describe('scene clip of another engine’s presenter', () => testSceneClipPort(studioPorts.sceneClip, testStepContext));
