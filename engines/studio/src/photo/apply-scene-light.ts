// Adapts the light of a photo's own place to a scene's time of day: darker borders, and out-of-focus lights beside the
// head.
import { createCanvas } from '@napi-rs/canvas';
import { smooth } from '../paint/curve.ts';
import { createRandom } from '../paint/random.ts';
import type { TimeOfDay } from '../places/plan.ts';
import { planPlace } from '../places/plan-place.ts';
import type { Point } from './find-face.ts';
import type { Raster } from './raster.ts';

/** How much the corners are darkened, and the number of lights. */
const HOURS: Record<TimeOfDay, { shade: number; lights: number }> = {
  morning: { shade: 0.12, lights: 5 },
  day: { shade: 0.12, lights: 0 },
  golden: { shade: 0.3, lights: 7 },
  dusk: { shade: 0.5, lights: 11 },
  night: { shade: 0.72, lights: 16 },
};

const LAMPS = ['255, 214, 150', '255, 190, 120', '255, 236, 208'];
const NEON = ['255, 90, 190', '90, 200, 255', '170, 110, 255', '255, 170, 90'];

/**
 * Modifies the picture in place.
 * @param landmarks in pixels of the picture
 */
export const applySceneLight = ({ width, height, rgba }: Raster, landmarks: readonly Point[], scene: string): void => {
  const { shade, lights } = HOURS[planPlace({ words: scene, seed: scene, avoid: [] }).time];
  const [top, chin] = [landmarks[10]!, landmarks[152]!];
  const tall = chin.y - top.y;
  const glow = lightsBeside(width, height, { x: top.x, y: (top.y + chin.y) / 2 - 0.1 * tall }, tall, lights, scene);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      // Centred on the face, so that it keeps its light.
      const distance = Math.hypot((x - top.x) / (2.1 * tall), (y - chin.y + 0.3 * tall) / (3.2 * tall));
      const remaining = 1 - shade * smooth(0.32, 1.05, distance);
      for (let k = 0; k < 3; k++) {
        const dark = rgba[at + k]! * remaining;
        rgba[at + k] = 255 - ((255 - dark) * (255 - glow[at + k]!)) / 255;
      }
    }
  }
};

/** Draws soft discs above the shoulders and clear of the head, on black. */
const lightsBeside = (width: number, height: number, head: Point, tall: number, count: number, scene: string) => {
  const random = createRandom(`${scene}/lights`);
  const colours = /\b(neon|club|cyber\w*|party|disco)\b/i.test(scene) ? NEON : LAMPS;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.filter = `blur(${width * 0.004}px)`;
  for (let light = 0; light < count; light++) {
    const radius = width * random.between(0.018, 0.055);
    const colour = random.pick(colours);
    const [x, y] = [random.between(0, width), random.between(0, head.y + 0.6 * tall)];
    const strength = random.between(0.25, 0.6);
    if (Math.hypot((x - head.x) / (0.95 * tall + radius), (y - head.y) / (1.1 * tall + radius)) < 1) {
      continue;
    }
    const disc = context.createRadialGradient(x, y, 0, x, y, radius);
    disc.addColorStop(0, `rgba(${colour}, ${strength * 0.8})`);
    disc.addColorStop(0.88, `rgba(${colour}, ${strength})`);
    disc.addColorStop(1, `rgba(${colour}, 0)`);
    context.fillStyle = disc;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
  context.filter = 'none';
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
};
