// The quiet tone of a room, so that pauses of a voice are not digital silence.
import { seededRandom } from '../seeded-random.ts';

/** Root mean square: −66 dBFS, which nobody hears as noise. */
const LEVEL = 10 ** (-66 / 20);
/** Rooms hum below this and are quiet above. */
const WARM_HZ = 500;
const RUMBLE_HZ = 60;
/** Rises and falls at the ends of the sound, so that nothing clicks. */
const FADE_S = 0.05;

/** Adds the tone in place, in every sound the same. */
export function addRoomTone(samples: Float32Array, sampleRate: number): void {
  const random = seededRandom('room');
  const [warm, rumble] = [WARM_HZ, RUMBLE_HZ].map((hz) => 1 - Math.exp((-2 * Math.PI * hz) / sampleRate)) as [
    number,
    number,
  ];
  // White noise from −1 to 1 has a power of 1/3, and a one-pole filter keeps a / (2 − a) of it.
  const gain = LEVEL / Math.sqrt((warm / (2 - warm) - rumble / (2 - rumble)) / 3);
  const fade = FADE_S * sampleRate;
  let [low, lowest] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const noise = 2 * random() - 1;
    low += warm * (noise - low);
    lowest += rumble * (noise - lowest);
    const atEnds = Math.min(1, i / fade, (samples.length - 1 - i) / fade);
    samples[i] = samples[i]! + gain * atEnds * (low - lowest);
  }
}
