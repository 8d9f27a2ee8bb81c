// The spectrum that speech has on average over many people and languages: what a synthetic voice is equalised towards.
import { bandCentres } from './spectrum.ts';

/**
 * Levels in thirds of an octave, dB SPL at 70 dB overall, women and men together, for the centres in Hz: Byrne et al. 1994,
 * "An international comparison of long-term average speech spectra".
 */
const THIRDS: readonly (readonly [number, number])[] = [
  [100, 54.4],
  [125, 57.7],
  [160, 56.8],
  [200, 60.2],
  [250, 60.3],
  [315, 59],
  [400, 62.1],
  [500, 62.1],
  [630, 60.5],
  [800, 56.8],
  [1000, 53.7],
  [1250, 53],
  [1600, 52],
  [2000, 48.7],
  [2500, 48.1],
  [3150, 46.8],
  [4000, 45.6],
  [5000, 44.5],
  [6300, 44.3],
  [8000, 43.7],
];

/** A presenter sounds a little nearer than the average: a bell of an octave and a half around 3.2 kHz. */
const PRESENCE_DB = 2.5;

/** As `longTermSpectrum` would measure it, tilted by `tiltDb` an octave about 1 kHz, with a presenter's presence. */
export function presenterSpectrum(tiltDb: number): number[] {
  const presence = (hz: number) => PRESENCE_DB * Math.exp(-((Math.log2(hz / 3200) / 0.75) ** 2));
  const levels = bandCentres().map((hz) => densityAt(hz) + tiltDb * Math.log2(hz / 1000) + presence(hz));
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return levels.map((level) => level - mean);
}

/** A third of an octave is wider the higher it lies, so its level counts less for each Hz. */
function densityAt(hz: number): number {
  const above = Math.max(
    1,
    THIRDS.findIndex(([centre]) => centre >= hz),
  );
  const [lowHz, low] = THIRDS[above - 1]!;
  const [highHz, high] = THIRDS[above]!;
  const part = Math.log(hz / lowHz) / Math.log(highHz / lowHz);
  return low + (high - low) * part - 10 * Math.log10(hz);
}
