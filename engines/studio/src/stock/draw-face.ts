// Draws head and shoulders of a stock presenter without a ground, as one of many people in a film.
import { createCanvas } from '@napi-rs/canvas';
import { personFrom } from '../adapters/from-description.task.ts';
import { REST } from '../motion/poses.ts';
import { createPen, inPixels } from '../paint/pen.ts';
import { canvasFrom } from '../paint/picture.ts';
import { drawEars } from '../people/ears.ts';
import { paintPosedFrame } from '../people/face-painters.ts';
import { composeFigure } from '../people/figure.ts';
import { bareEars } from '../people/hair/hair.ts';
import type { Person } from '../people/person.ts';
import { type Rig, useHeadUnits } from '../people/rig.ts';
import type { Raster } from '../photo/raster.ts';

/** In pixels. All heads are alike in size and place. */
const SIDE = 288;
const VIEW = { width: SIDE, height: SIDE, scale: 0.47, originX: SIDE / 2, originY: 146 };
/** Around hair, some of this is left: of a middle lightness, it is seen neither on light grounds nor on dark ones. */
const GROUND = '#8d8f96';

export async function drawFace(description: string): Promise<{ picture: Raster; person: Person }> {
  const { person } = await personFrom({ description, references: [], recastAttempt: 0 });
  const rig: Rig = { viewport: VIEW, turn: person.carriage, roll: person.carriage.roll };
  const ground = createCanvas(SIDE, SIDE);
  const pen = ground.getContext('2d');
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, SIDE, SIDE);
  const { faceSource, silhouette } = composeFigure(person, { picture: ground, rim: [255, 244, 230], clean: true }, rig);
  const face = canvasFrom({ width: SIDE, height: SIDE, data: paintPosedFrame(faceSource, { ...REST, smile: 0.5 }) });
  const shape = createPen(VIEW);
  inPixels(shape, () => shape.context.drawImage(silhouette, 0, 0));
  useHeadUnits(shape.context, rig);
  drawEars(shape, person, rig.turn, bareEars(person));
  const cut = face.getContext('2d');
  cut.globalCompositeOperation = 'destination-in';
  cut.drawImage(shape.canvas, 0, 0);
  return { picture: { width: SIDE, height: SIDE, rgba: cut.getImageData(0, 0, SIDE, SIDE).data }, person };
}
