// A rehearsal before nobody: somebody is painted small and speaks two seconds, so that the real film finds its code compiled.
import { castPerson } from '../../studio/people/cast-person.ts';
import { talkingHeadPictures } from '../../studio/render/talking-head.ts';
import { castFirstFrame, planFirstFrame } from './presenter.ts';

const SIZE = { width: 240, height: 432 };
const SOUND_RATE = 44_100;
const FRAMES_PER_SECOND = 25;
const SECONDS = 2;

export const rehearseTalkingHead = async (): Promise<void> => {
  const likeness = { kind: 'painted', person: castPerson({}, 'rehearsal') };
  const recipe = { json: planFirstFrame(likeness, 'a bright room'), files: {} };
  const { stage, puppet, origin } = await castFirstFrame('', recipe, SIZE.width, SIZE.height);
  const words = ['Good', 'morning,', 'everybody.'].map((text, at) => ({
    text,
    startMs: at * 500,
    endMs: at * 500 + 450,
  }));
  const phones = ['AA', 'MBP', 'OO', 'EE', 'FV', 'OH'].map((viseme, at) => ({
    viseme,
    startMs: at * 250,
    endMs: at * 250 + 250,
  }));
  const { pictures } = talkingHeadPictures({
    stage,
    puppet,
    origin,
    sound: { samples: new Float32Array(SECONDS * SOUND_RATE).fill(0.1), sampleRate: SOUND_RATE },
    spoken: { words, phones },
    captions: 'bottom',
    framesPerSecond: FRAMES_PER_SECOND,
    seed: 'rehearsal',
  });
  for (let i = 0; i < pictures.frameCount; i++) await pictures.draw(i);
};
