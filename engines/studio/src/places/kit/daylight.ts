// The hour, the weather and the season as light: what the sky, the sun and the air do.
import type { PlacePlan } from '../plan.ts';
import { brightness, type Light, linear, type Sky, sumOf, times, unit, type Vec } from '../world/world.ts';

export interface Daylight {
  readonly sky: Sky;
  /** In the open; undefined where clouds or the hour hide it. */
  readonly sun: { readonly towards: Vec; readonly light: Light } | undefined;
  readonly above: Light;
  readonly below: Light;
  readonly haze: Light;
  /** Metres after which half the colours are gone. */
  readonly sight: number;
  /** Lamps are lit and windows of houses shine. */
  readonly dark: boolean;
}

interface Hour {
  zenith: Light;
  horizon: Light;
  /** Glow round the sun. */
  glow: Light;
  sun: Light | undefined;
  towards: Vec;
  below: Light;
}

const hours: Record<PlacePlan['time'], Hour> = {
  morning: {
    zenith: [0.34, 0.54, 0.9],
    horizon: [1.45, 1.18, 0.94],
    glow: [1.6, 1.1, 0.6],
    sun: [2.5, 2, 1.4],
    towards: unit([0.34, 0.34, 0.88]),
    below: [0.22, 0.2, 0.18],
  },
  day: {
    zenith: [0.26, 0.5, 1],
    horizon: [0.98, 1.16, 1.34],
    glow: [0.5, 0.45, 0.35],
    sun: [3, 2.8, 2.4],
    towards: unit([-0.55, 0.8, 0.12]),
    below: [0.3, 0.28, 0.24],
  },
  golden: {
    zenith: [0.17, 0.26, 0.5],
    horizon: [1.5, 0.72, 0.34],
    glow: [5, 2.1, 0.6],
    sun: [3.6, 1.8, 0.7],
    towards: unit([0.25, 0.17, 0.95]),
    below: [0.22, 0.16, 0.12],
  },
  dusk: {
    zenith: [0.07, 0.11, 0.26],
    horizon: [0.66, 0.3, 0.26],
    glow: [0.9, 0.26, 0.12],
    sun: undefined,
    towards: unit([0.25, 0.02, 0.95]),
    below: [0.05, 0.05, 0.07],
  },
  night: {
    zenith: [0.008, 0.012, 0.03],
    horizon: [0.045, 0.045, 0.075],
    glow: [0, 0, 0],
    sun: undefined,
    towards: unit([-0.5, 0.7, 0.4]),
    below: [0.012, 0.012, 0.016],
  },
};

const GREY: Light = [0.92, 0.97, 1.04];

export const daylightOf = ({ time, weather, season }: PlacePlan): Daylight => {
  const hour = hours[time];
  const cover = { clear: 0, cloudy: 0.7, rain: 0.9, snow: 0.75, fog: 0.9 }[weather];
  const grey = (light: Light, share: number): Light => {
    const level = brightness(light) * 0.85;
    return [0, 1, 2].map((c) => light[c]! + (GREY[c]! * level - light[c]!) * share) as unknown as Light;
  };
  const zenith = grey(hour.zenith, cover);
  const horizon = grey(hour.horizon, cover * 0.85);
  return {
    sky: { zenith, horizon, glow: times(hour.glow, 1 - cover), towards: hour.towards, cover },
    sun: hour.sun && cover < 0.6 ? { towards: hour.towards, light: hour.sun } : undefined,
    above: sumOf(times(zenith, 0.5), times(horizon, 0.4)),
    below: season === 'winter' ? times(sumOf(zenith, horizon), 0.3) : hour.below,
    haze: times(sumOf(times(horizon, 0.8), times(zenith, 0.2)), 0.92),
    sight: { clear: 600, cloudy: 420, rain: 150, snow: 110, fog: 14 }[weather] * (time === 'night' ? 1.6 : 1),
    dark: time === 'night' || time === 'dusk',
  };
};

/** Warm lamplight, and the white of offices. */
export const bulb: Light = linear([255, 212, 158]);
export const tube: Light = linear([255, 246, 232]);
