// Presenter motion: lip closures, smooth movement, blinks, gaze, sway, nods and repeatability by seed.
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { eyeTrack } from './eyes.ts';
import { type HeadPose, headTrack } from './head.ts';
import { type MotionPlan, planMotion, type TimedPose } from './motion.ts';
import { swingTrack } from './swing.ts';

const FPS = 25;
const FRAME_MS = 1000 / FPS;

/** Sounds of `eachMs` each, one after another. */
const soundsOf = (visemes: readonly string[], eachMs = 90) =>
  visemes.map((viseme, i) => ({ viseme, startMs: i * eachMs, endMs: (i + 1) * eachMs }));

const sentence = ['AA', 'MBP', 'AA', 'LDN', 'OO', 'MBP', 'EE', 'SZ', 'AH', 'FV', 'EH', 'MBP', 'OH', 'WW', 'IH', 'KG'];

const animate = (over: Partial<MotionPlan> & { lengthMs: number }): TimedPose[] => {
  const at = planMotion({
    spoken: { words: [], phones: soundsOf(sentence) },
    loudness: () => 1,
    framesPerSecond: FPS,
    seed: 'a',
    speaks: true,
    ...over,
  });
  return Array.from({ length: Math.ceil(over.lengthMs / FRAME_MS) }, (_, i) => at(i * FRAME_MS));
};

describe('the mouth', () => {
  const moments = animate({ lengthMs: sentence.length * 90 });

  test.each([25, 30].flatMap((fps) => [40, 60, 90, 160].map((eachMs) => [fps, eachMs] as const)))(
    'at %i frames a second is shut in at least one frame of every m, b and p of %i ms',
    (fps, eachMs) => {
      const at = planMotion({
        spoken: { words: [], phones: soundsOf(sentence, eachMs) },
        loudness: () => 1,
        lengthMs: sentence.length * eachMs,
        framesPerSecond: fps,
        seed: 'a',
        speaks: true,
      });
      const frames = Array.from({ length: Math.ceil((sentence.length * eachMs * fps) / 1000) }, (_, i) => {
        const ms = (i * 1000) / fps;
        return { ms, face: at(ms).face };
      });
      sentence.forEach((viseme, i) => {
        if (viseme === 'MBP') {
          const during = frames.filter(({ ms }) => ms > i * eachMs - 80 && ms < (i + 1) * eachMs);
          expect(Math.max(...during.map(({ face }) => face.press))).toBeGreaterThan(0.95);
          expect(Math.min(...during.map(({ face }) => face.open))).toBeLessThan(0.02);
        }
      });
    },
  );

  test('opens wide on "aa", rounds on "oo" and draws out on "ee"', () => {
    const during = (i: number) => moments.filter((_, f) => f * FRAME_MS > i * 90 - 40 && f * FRAME_MS < i * 90 + 60);
    const peak = (i: number, member: 'open' | 'round' | 'wide') =>
      Math.max(...during(i).map(({ face }) => face[member]));
    expect(peak(2, 'open')).toBeGreaterThan(0.5);
    expect(peak(4, 'round')).toBeGreaterThan(0.5);
    expect(peak(6, 'wide')).toBeGreaterThan(0.4);
  });

  test('moves smoothly from frame to frame', () => {
    const steps = moments.slice(1).map(({ face }, i) => Math.abs(face.open - moments[i]!.face.open));
    expect(Math.max(...steps)).toBeLessThan(0.4);
  });

  test('opens further in louder speech and shuts for M at any loudness', () => {
    const widest = (level: number) =>
      Math.max(
        ...animate({
          lengthMs: 2500,
          spoken: { words: [], phones: soundsOf(sentence, 160) },
          loudness: () => level,
        }).map(({ face }) => face.open),
      );
    expect(widest(1)).toBeGreaterThan(1.5 * widest(0.5));
    expect(widest(0.05)).toBeGreaterThan(0);
    const hum = animate({ lengthMs: 400, spoken: { words: [], phones: soundsOf(['MBP', 'MBP', 'MBP', 'MBP']) } });
    expect(hum.slice(2, 8).every(({ face }) => face.open < 0.01 && face.press > 0.9)).toBe(true);
  });

  test('rounds ahead of a rounded vowel, even through a closure', () => {
    const frames = animate({ lengthMs: 400, spoken: { words: [], phones: soundsOf(['MBP', 'OO', 'MBP', 'EE']) } });
    expect(frames[1]!.face.press).toBeGreaterThan(0.9);
    expect(frames[1]!.face.round).toBeGreaterThan(0.5);
  });

  test('leads the sound', () => {
    const frames = animate({
      lengthMs: 600,
      spoken: { words: [], phones: [{ viseme: 'AA', startMs: 300, endMs: 400 }] },
    });
    const widest = frames.findIndex(({ face }) => face.open === Math.max(...frames.map((each) => each.face.open)));
    expect(widest * FRAME_MS).toBeGreaterThan(270);
    expect(widest * FRAME_MS).toBeLessThan(345);
  });

  test.each([200, 500, 2000])(
    'comes to rest in a pause of %i ms, before the first sound and after the last',
    (pauseMs) => {
      const words = [
        { viseme: 'AA', startMs: 110, endMs: 300 },
        { viseme: 'OO', startMs: 300, endMs: 400 },
        { viseme: 'rest', startMs: 400, endMs: 400 + pauseMs },
        { viseme: 'EE', startMs: 400 + pauseMs, endMs: 600 + pauseMs },
      ];
      const lengthMs = 1400 + pauseMs;
      const frames = animate({ lengthMs, spoken: { words: [], phones: words } });
      const atRest = frames.filter(({ face: { open, wide, round, teeth } }) => open + wide + round + teeth === 0);
      const rested = (from: number, to: number) => atRest.filter(({ ms }) => ms >= from && ms < to);
      expect(rested(400, 400 + pauseMs).length).toBeGreaterThan(0);
      expect(atRest[0]!.face).toMatchObject({ talk: 0, blink: 0 });
      expect(atRest[0]!.ms).toBe(0);
      // Later, lips that part in a smile would look like a sound.
      expect(frames.at(-1)!.face).toMatchObject({ open: 0, press: 0, talk: 2 / 3, blink: 0 });
      // Only a long pause shows the smile.
      const talks = rested(400, 400 + pauseMs).map(({ face }) => face.talk);
      if (pauseMs < 1000) expect(Math.min(...talks)).toBe(1);
      else expect(Math.min(...talks)).toBe(2 / 3);
    },
  );

  test('stays shut while the presenter does not speak', () => {
    const still = animate({ lengthMs: 1400, speaks: false });
    expect(Math.max(...still.map(({ face }) => face.open))).toBe(0);
  });

  test('treats an unknown viseme as rest', () => {
    const frames = animate({
      lengthMs: 300,
      spoken: { words: [], phones: [{ viseme: '??', startMs: 0, endMs: 300 }] },
    });
    expect(frames.every(({ face }) => face.open < 0.01)).toBe(true);
  });
});

describe('eyes, head and hair', () => {
  const minute = animate({ lengthMs: 59_000 });

  test('eyes blink every two to six seconds, sometimes twice, for any seed and any pauses', () => {
    let doubled = 0;
    for (let seed = 0; seed < 50; seed++) {
      const random = seededRandom(`blinks ${seed}`);
      const pauses = Array.from({ length: 40 }, (_, k) => 3000 * k + 2500 * random());
      const eyes = eyeTrack(random, 120_000, pauses);
      const starts: number[] = [];
      for (let ms = 0, shut = false; ms < 118_000; ms += 10) {
        const { blink } = eyes(ms);
        if (blink > 0 && !shut) starts.push(ms);
        shut = blink > 0;
      }
      const gaps = starts.slice(1).map((ms, i) => ms - starts[i]!);
      const twice = gaps.filter((gap) => gap < 400);
      doubled += twice.length;
      expect(starts[0]).toBeLessThan(6000);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(6000);
      expect(gaps.filter((gap) => gap >= 400 && gap < 1990)).toEqual([]);
    }
    // Out of about 1600 blinks.
    expect(doubled).toBeGreaterThan(100);
    expect(doubled).toBeLessThan(400);
  });

  test('the gaze leaves the camera in quick, small movements and returns soon', () => {
    const eyes = eyeTrack(seededRandom('gaze'), 59_000, []);
    const gaze = Array.from({ length: 5900 }, (_, k) => eyes(k * 10));
    const moves: { from: number; to: number }[] = [];
    const still = (k: number) => gaze[k]!.gazeX === gaze[k - 1]!.gazeX && gaze[k]!.gazeY === gaze[k - 1]!.gazeY;
    for (let k = 1; k < gaze.length; k++) {
      if (still(k)) continue;
      const from = k - 1;
      while (k < gaze.length && !still(k)) k++;
      moves.push({ from, to: k - 1 });
    }
    expect(moves.length).toBeGreaterThan(30);
    expect(Math.max(...moves.map(({ from, to }) => (to - from) * 10))).toBeLessThanOrEqual(60);
    const away = gaze.map(({ gazeX, gazeY }) => Math.hypot(gazeX, gazeY));
    expect(Math.max(...away)).toBeGreaterThan(0.3);
    expect(Math.max(...away)).toBeLessThan(0.8);
    expect(away.filter((far) => far < 0.15).length / away.length).toBeGreaterThan(0.6);
  });

  test('the head sways within bounds and does not repeat itself', () => {
    const rolls = minute.map(({ head }) => head.roll);
    expect(Math.max(...rolls.map(Math.abs))).toBeLessThan(0.055);
    const correlation = (lag: number) => {
      let [sum, one, two] = [0, 0, 0];
      for (let i = lag; i < rolls.length; i++) {
        sum += rolls[i]! * rolls[i - lag]!;
        one += rolls[i]! ** 2;
        two += rolls[i - lag]! ** 2;
      }
      return sum / Math.sqrt(one * two);
    };
    const lags = Array.from({ length: 30 }, (_, k) => correlation(75 + 25 * k));
    expect(Math.max(...lags)).toBeLessThan(0.75);
  });

  test('the gaze stays on the camera while the head turns', () => {
    const still = minute.filter(({ face }) => face.blink === 0);
    const together = still.reduce((sum, { face, head }) => sum + face.gazeX * head.yaw, 0);
    const own = still.reduce((sum, { head }) => sum + head.yaw ** 2, 0);
    expect(together / own).toBeLessThan(-0.4);
    expect(together / own).toBeGreaterThan(-0.8);
    expect(Math.max(...still.map(({ face }) => Math.abs(face.gazeX)))).toBeLessThanOrEqual(1);
  });

  test('the head is calmer in a pause than in speech', () => {
    const pausing = animate({ lengthMs: 59_000, spoken: { words: [], phones: soundsOf(sentence, 1900) } });
    const resting = animate({ lengthMs: 59_000, spoken: { words: [], phones: [] } });
    const restless = (moments: TimedPose[]) =>
      moments.slice(1).reduce((sum, { head }, i) => sum + Math.abs(head.yaw - moments[i]!.head.yaw), 0);
    expect(restless(resting)).toBeLessThan(0.7 * restless(pausing));
  });

  test('the head nods on stressed words', () => {
    const words = [
      { text: 'a', startMs: 0, endMs: 90 },
      { text: 'wonderful!', startMs: 2000, endMs: 2600 },
    ];
    const nodding = animate({ lengthMs: 4000, spoken: { words, phones: [] } });
    const resting = animate({ lengthMs: 4000, spoken: { words: [], phones: [] } });
    const bows = (moments: TimedPose[]) =>
      moments.reduce((sum, { head }, i) => sum + (i > 48 && i < 62 ? head.nod : 0), 0);
    expect(bows(nodding)).toBeGreaterThan(bows(resting) + 2);
  });

  test('brows rise on stressed words and questions and rest between them', () => {
    const words = Array.from({ length: 20 }, (_, i) => ({
      text: i === 19 ? 'really?' : 'wonderful',
      startMs: 1000 + 2000 * i,
      endMs: 1600 + 2000 * i,
    }));
    const moments = animate({ lengthMs: 42_000, spoken: { words, phones: [] } });
    const highest = (from: number, to: number) =>
      Math.max(...moments.filter(({ ms }) => ms >= from && ms < to).map(({ face }) => face.browLift));
    const raised = words.map(({ startMs, endMs }) => highest(startMs, endMs));
    expect(raised.filter((lift) => lift > 0.4).length).toBeGreaterThan(4);
    expect(raised.filter((lift) => lift === 0).length).toBeGreaterThan(4);
    expect(raised[19]).toBeGreaterThan(0.4);
    expect(Math.max(...words.map(({ startMs }) => highest(startMs - 400, startMs - 100)))).toBe(0);
  });

  test('a silent presenter breathes about fifteen times a minute', () => {
    const head = headTrack(seededRandom('breath'), 60_000, [], () => 0);
    const quiet = headTrack(
      () => 0.5,
      60_000,
      [],
      () => 0,
    );
    const heights = Array.from({ length: 600 }, (_, k) => head(k * 100).shiftY);
    const ups = heights.filter((y, k) => k > 0 && k < 599 && y < heights[k - 1]! && y <= heights[k + 1]!);
    expect(ups.length).toBeGreaterThan(8);
    expect(ups.length).toBeLessThan(30);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.006);
    // A constant random source produces no movement.
    expect(quiet(5000).shiftY).toBe(0);
  });

  test('hanging hair follows the head late, swings past it and comes to rest', () => {
    // The head shifts sideways within 100 ms and stays there.
    const still: HeadPose = { shiftX: 0, shiftY: 0, roll: 0, yaw: 0, nod: 0, browLift: 0 };
    const swing = swingTrack((ms) => ({ ...still, shiftX: 0.01 * Math.min(1, Math.max(0, (ms - 500) / 100)) }), 6000);
    const behind = Array.from({ length: 600 }, (_, k) => swing(k * 10).x);
    expect(behind.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 0));
    const latest = behind.indexOf(Math.min(...behind));
    expect(latest * 10).toBeGreaterThan(550);
    expect(latest * 10).toBeLessThan(700);
    const past = behind.indexOf(Math.max(...behind));
    expect(past).toBeGreaterThan(latest);
    expect(behind[past]!).toBeGreaterThan(0.1 * Math.abs(behind[latest]!));
    expect(behind[past]!).toBeLessThan(0.6 * Math.abs(behind[latest]!));
    expect(Math.max(...behind.slice(400).map(Math.abs))).toBeLessThan(0.0005);
  });

  test('a frame does not depend on whether earlier frames were computed', () => {
    const at = () =>
      planMotion({
        spoken: { words: [], phones: soundsOf(sentence) },
        loudness: () => 1,
        lengthMs: 4000,
        framesPerSecond: FPS,
        seed: 'a',
        speaks: true,
      });
    const [whole, late] = [at(), at()];
    const all = Array.from({ length: 100 }, (_, i) => whole(i * FRAME_MS));
    expect(late(80 * FRAME_MS)).toEqual(all[80]);
  });

  test('the same seed gives the same motion and another seed a different one', () => {
    expect(animate({ lengthMs: 2000 })).toEqual(animate({ lengthMs: 2000 }));
    expect(animate({ lengthMs: 2000, seed: 'b' })).not.toEqual(animate({ lengthMs: 2000 }));
  });
});
