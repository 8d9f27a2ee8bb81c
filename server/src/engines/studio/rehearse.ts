// Rehearsals before nobody: somebody painted and somebody photographed speak two seconds, so that a real film finds its code compiled.
import { setImmediate as breathe } from 'node:timers/promises';
import { castPerson } from '../../studio/people/cast-person.ts';
import { PLAIN_LOOK } from '../../studio/photo/look.ts';
import type { Raster } from '../../studio/photo/raster.ts';
import { talkingHead } from '../../studio/render/talking-head.ts';
import { type Cast, castFirstFrame, castPhoto, planFirstFrame } from './presenter.ts';
// Where the landmarks of somebody's painted face are, x, y, x, y …: whoever stands there is then photographed.
import landmarks from './rehearsal-face.json' with { type: 'json' };

/** That of most films: code is compiled for what it has seen. */
const SIZE = { width: 480, height: 854 };
const SOUND_RATE = 44_100;
const FRAMES_PER_SECOND = 25;
const SECONDS = 2;

export const rehearseTalkingHead = async (asked: () => boolean): Promise<void> => {
  const painted = await castPainted('rehearsal', 'a bright room');
  const acts = [
    () => perform(painted),
    async () => perform(await castPhoto(photographed(painted.still), { ...SIZE, scene: 'a kitchen' })),
    async () => perform(await castPainted('another', 'a park in the morning')),
  ];
  for (const act of acts) {
    // Whoever asks for a film is heard only between two turns of the event loop.
    await breathe();
    if (asked()) return;
    await act();
  }
};

const castPainted = (seed: string, scene: string): Promise<Cast> => {
  const likeness = { kind: 'painted', person: castPerson({}, seed) };
  return castFirstFrame('', { json: planFirstFrame(likeness, scene), files: {} }, SIZE.width, SIZE.height);
};

/** A photo of the still, and who is on it cut out roughly. */
const photographed = (photo: Raster) => {
  const { width, height } = photo;
  const person = { width, height, rgba: photo.rgba.slice() };
  for (let y = 0, at = 3; y < height; y++) {
    const half = y > height / 2 ? width * 0.4 : width * 0.25;
    for (let x = 0; x < width; x++, at += 4) if (y < height / 5 || Math.abs(x - width / 2) > half) person.rgba[at] = 0;
  }
  return { photo, person, likeness: { kind: 'photo' as const, landmarks, look: PLAIN_LOOK } };
};

const perform = async (cast: Cast): Promise<void> => {
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
  const { pictures } = talkingHead(cast)({
    sound: { samples: new Float32Array(SECONDS * SOUND_RATE).fill(0.1), sampleRate: SOUND_RATE },
    spoken: { words, phones },
    captions: 'bottom',
    framesPerSecond: FRAMES_PER_SECOND,
    seed: 'rehearsal',
  });
  for (let i = 0; i < pictures.frameCount; i++) await pictures.draw(i);
};
