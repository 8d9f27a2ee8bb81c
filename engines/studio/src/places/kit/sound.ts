// Equipment for sound: foam on walls, loudspeakers, microphones.
import { ball, bar, block, paintedMaterial, post, type SceneBuild } from './build.ts';
import { drawTexture } from './textures.ts';

/** Wedges of foam, lit from above, in turned squares. */
export const foam = drawTexture(96, 96, (context) => {
  for (const [x, y, turned] of [
    [0, 0, false],
    [48, 0, true],
    [0, 48, true],
    [48, 48, false],
  ] as const)
    for (let i = 0; i < 4; i++) {
      for (const [part, tone] of [
        [0, 'rgb(112,114,128)'],
        [5, 'rgb(72,74,86)'],
        [9, 'rgb(34,36,46)'],
      ] as const) {
        context.fillStyle = tone;
        if (turned) context.fillRect(x + i * 12 + part, y, 12 - part, 48);
        else context.fillRect(x, y + i * 12 + part, 48, 12 - part);
      }
    }
});

/** A loudspeaker with two cones. */
export const monitor = (build: SceneBuild, x: number, y: number, z: number): void => {
  block(build, [x, y, z], [0.62, 0.98, 0.5], paintedMaterial([30, 30, 34]));
  for (const [dy, radius, tone] of [
    [0.34, 0.24, [232, 206, 120]],
    [0.76, 0.11, [206, 206, 212]],
  ] as const) {
    ball(build, [x, y + dy, z - 0.26], [radius + 0.04, radius + 0.04, 0.03], paintedMaterial([70, 72, 78]), false);
    ball(build, [x, y + dy, z - 0.29], [radius, radius, 0.03], paintedMaterial(tone), false);
    ball(build, [x, y + dy, z - 0.32], [radius * 0.36, radius * 0.36, 0.02], paintedMaterial([40, 40, 44]), false);
  }
};

/** A studio microphone on its arm, with a pop filter. */
export const microphone = (build: SceneBuild, x: number, y: number, z: number): void => {
  const metal = paintedMaterial([216, 218, 222], { emission: 0.06 });
  post(build, [x, y - 0.2, z], 0.3, 0.075, paintedMaterial([60, 62, 68]), 0.075);
  post(build, [x, y + 0.1, z], 0.16, 0.085, metal, 0.085);
  ball(build, [x, y + 0.26, z], [0.085, 0.07, 0.085], metal);
  for (const dy of [-0.12, 0.06]) post(build, [x, y + dy, z], 0.02, 0.12, metal, 0.12, false);
  const arm = paintedMaterial([28, 28, 32]);
  bar(build, [x, y - 0.2, z], [x - Math.sign(x) * -0.3, y + 0.85, z + 0.1], 0.045, arm);
  ball(build, [x - Math.sign(x) * 0.16, y + 0.12, z - 0.12], [0.12, 0.14, 0.015], paintedMaterial([44, 44, 50]), false);
};
