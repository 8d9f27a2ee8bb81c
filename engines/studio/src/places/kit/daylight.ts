// Daylight by time of day, weather and season: sky, sun, ambient light and haze.
import type { PlacePlan } from '../plan.ts';
import { addLight, brightness, type Light, scaleLight, toLinearLight } from '../world/light.ts';
import type { Sky } from '../world/sky.ts';
import { normalize, type Vec } from '../world/vector.ts';

export interface Daylight {
  readonly sky: Sky;
  /** The sun outdoors; undefined if hidden by clouds or down. */
  readonly sun: { readonly towards: Vec; readonly light: Light } | undefined;
  readonly above: Light;
  readonly below: Light;
  readonly haze: Light;
  /** Halving distance of the haze, in metres. */
  readonly visibility: number;
  /** Whether lamps are on and windows of houses lit. */
  readonly isDark: boolean;
}

interface Hour {
  zenith: Light;
  horizon: Light;
  /** Glow around the sun. */
  glow: Light;
  sun: Light | undefined;
  towards: Vec;
  below: Light;
  /** Brightness of the visible sky over that of its light; default 1. */
  sky?: number;
}

const hours: Record<PlacePlan['time'], Hour> = {
  morning: {
    zenith: [0.34, 0.54, 0.9],
    horizon: [1.45, 1.18, 0.94],
    glow: [1.6, 1.1, 0.6],
    sun: [2.5, 2, 1.4],
    towards: normalize([0.34, 0.34, 0.88]),
    below: [0.22, 0.2, 0.18],
  },
  day: {
    zenith: [0.18, 0.45, 1.05],
    horizon: [0.86, 1.12, 1.4],
    glow: [0.5, 0.45, 0.35],
    sun: [3.1, 2.75, 2.2],
    // From beside the camera, so that what faces it is lit.
    towards: normalize([-0.6, 0.7, -0.38]),
    below: [0.3, 0.28, 0.24],
    sky: 1.4,
  },
  golden: {
    zenith: [0.17, 0.26, 0.5],
    horizon: [1.5, 0.72, 0.34],
    glow: [5, 2.1, 0.6],
    sun: [3.6, 1.8, 0.7],
    towards: normalize([0.25, 0.17, 0.95]),
    below: [0.22, 0.16, 0.12],
  },
  dusk: {
    zenith: [0.07, 0.11, 0.26],
    horizon: [0.66, 0.3, 0.26],
    glow: [0.9, 0.26, 0.12],
    sun: undefined,
    towards: normalize([0.25, 0.02, 0.95]),
    below: [0.05, 0.05, 0.07],
  },
  night: {
    zenith: [0.008, 0.012, 0.03],
    horizon: [0.045, 0.045, 0.075],
    glow: [0, 0, 0],
    sun: undefined,
    towards: normalize([-0.5, 0.7, 0.4]),
    below: [0.012, 0.012, 0.016],
  },
};

/** Cloud cover of a fair sky. */
const FAIR = 0.12;

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
    sky: {
      zenith: scaleLight(zenith, hour.sky ?? 1),
      horizon: scaleLight(horizon, hour.sky ?? 1),
      glow: scaleLight(hour.glow, 1 - cover),
      towards: hour.towards,
      cover: Math.max(FAIR, cover),
    },
    sun: hour.sun && cover < 0.6 ? { towards: hour.towards, light: hour.sun } : undefined,
    above: addLight(scaleLight(zenith, 0.5), scaleLight(horizon, 0.4)),
    below: season === 'winter' ? scaleLight(addLight(zenith, horizon), 0.3) : hour.below,
    haze: scaleLight(addLight(scaleLight(horizon, 0.8), scaleLight(zenith, 0.2)), 0.92),
    visibility: { clear: 600, cloudy: 420, rain: 150, snow: 110, fog: 14 }[weather] * (time === 'night' ? 1.6 : 1),
    isDark: time === 'night' || time === 'dusk',
  };
};

/** Colours of warm bulbs and of office tubes. */
export const bulbLight: Light = toLinearLight([255, 212, 158]);
export const tubeLight: Light = toLinearLight([255, 246, 232]);
