// The average spectrum of speech over many people and languages, the target for equalizing synthetic voices.
import { bandCentres } from './spectrum.ts';

/**
 * Levels in third octaves, dB SPL at 70 dB overall, women and men combined, by centre frequency in Hz: Byrne et al.
 * 1994, "An international comparison of long-term average speech spectra".
 */
const THIRD_OCTAVES: readonly (readonly [number, number])[] = [
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

/** Presenters sound slightly closer than average: a bell of 1.5 octaves around 3.2 kHz. */
const PRESENCE_DB = 2.5;

/**
 * Returns the spectrum as `longTermSpectrum` measures it, tilted by `tiltDb` an octave about 1 kHz, with a presenter's
 * presence.
 */
export function presenterSpectrum(tiltDb: number): number[] {
  const presence = (hz: number) => PRESENCE_DB * Math.exp(-((Math.log2(hz / 3200) / 0.75) ** 2));
  const levels = bandCentres().map((hz) => densityAt(hz) + tiltDb * Math.log2(hz / 1000) + presence(hz));
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return levels.map((level) => level - mean);
}

/** Level per Hz: a third octave is wider at higher frequencies. */
function densityAt(hz: number): number {
  const above = Math.max(
    1,
    THIRD_OCTAVES.findIndex(([centre]) => centre >= hz),
  );
  const [lowHz, low] = THIRD_OCTAVES[above - 1]!;
  const [highHz, high] = THIRD_OCTAVES[above]!;
  const part = Math.log(hz / lowHz) / Math.log(highHz / lowHz);
  return low + (high - low) * part - 10 * Math.log10(hz);
}
