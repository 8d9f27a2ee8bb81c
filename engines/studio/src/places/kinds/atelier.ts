// The studio of a fashion designer or tailor: dress forms, rolls of cloth, a rail of clothes and a sewing machine.
import { blend, type Rgb } from '../../paint/colour.ts';
import { ball, block, paintedMaterial, post, type SceneBuild } from '../kit/build.ts';
import { garments, noteBoard } from '../kit/equipment.ts';
import { black, oak, table, wood } from '../kit/furniture.ts';
import { type Furnish, interior, twoOf, woodFloor } from '../kit/interior.ts';
import { basket, boxes, folded, shelfOf } from '../kit/stock.ts';

const linen: Rgb = [226, 208, 180];
const navy: Rgb = [74, 88, 122];

export const atelier = (build: SceneBuild): void => {
  const back = 5.8;
  interior(
    build,
    {
      back,
      height: 3.1,
      end: ['plaster', 'paleBrick', 'panelling', 'accent'],
      floor: woodFloor(build, [196, 158, 116], 0.16),
      daylight: ['side', 'unseen', 'end'],
      lamps: ['pendants', 'trackLights', 'none'],
      outside: 'city',
    },
    ({ left, right, windowed }) => {
      const [one, other] = twoOf(build, [clothShelves, sewingTable, rail]);
      one(build, right, back);
      (windowed !== 'none' ? sewingTable : other)(build, left, back);
      dressForm(build, left * 0.72, back - 1.5, linen);
      dressForm(build, right * 0.78, back - 1.6, build.accent);
    },
  );
};

/** A torso on a stand, `x` and `z` its foot; in a bodice of `cloth`. */
const dressForm = (build: SceneBuild, x: number, z: number, cloth: Rgb): void => {
  const body = paintedMaterial(cloth);
  const stand = wood(build, oak);
  post(build, [x, 0, z], 0.04, 0.2, stand, 0.16, false);
  post(build, [x, 0.04, z], 0.84, 0.02, stand, 0.02, false);
  post(build, [x, 0.86, z], 0.24, 0.19, body, 0.13);
  post(build, [x, 1.1, z], 0.24, 0.13, body, 0.18);
  ball(build, [x, 1.35, z], [0.2, 0.12, 0.14], body, false);
  post(build, [x, 1.42, z], 0.1, 0.065, body, 0.055, false);
  ball(build, [x, 1.53, z], [0.055, 0.03, 0.055], stand, false);
};

/** Rolls of cloth that stand in a bin, below shelves of folded cloth. */
const clothShelves: Furnish = (build, x, back) => {
  const { accent, wall, random } = build;
  shelfOf(build, { x, z: back - 0.2, wide: 1.4, from: 1.3, rows: 3, high: 0.4, colour: oak }, [folded, folded, boxes]);
  block(build, [x, 0, back - 0.4], [1.3, 0.4, 0.4], wood(build, oak));
  for (let i = 0; i < 8; i++) {
    const cloth = random.pick([accent, blend(accent, [250, 244, 232], 0.6), blend(wall, accent, 0.5), linen, navy]);
    post(
      build,
      [x + (i - 3.5) * 0.155, 0.3, back - 0.4],
      random.between(0.6, 0.92),
      0.07,
      paintedMaterial(cloth),
      0.07,
    );
  }
};

const sewingTable: Furnish = (build, x, back) => {
  const y = table(build, x * 0.88, back - 0.8, 1.4, 0.6, wood(build, oak, 0.1), 0.86);
  const enamel = paintedMaterial(blend(build.accent, [244, 240, 232], 0.75), { gloss: 0.3 });
  const at = x * 0.88 + 0.1;
  // A sewing machine: base, column, arm, needle head and hand wheel.
  block(build, [at, y, back - 0.9], [0.52, 0.07, 0.22], enamel);
  block(build, [at + 0.19, y + 0.07, back - 0.9], [0.12, 0.22, 0.16], enamel);
  block(build, [at, y + 0.27, back - 0.9], [0.5, 0.12, 0.16], enamel);
  block(build, [at - 0.2, y + 0.15, back - 0.9], [0.09, 0.13, 0.14], enamel);
  post(build, [at - 0.2, y + 0.07, back - 0.94], 0.09, 0.012, paintedMaterial(black), 0.012, false);
  ball(build, [at + 0.28, y + 0.32, back - 0.92], [0.03, 0.075, 0.075], paintedMaterial(black), false);
  folded(build, [x * 0.88 - 0.48, y, back - 0.85], 0.4, 0.4);
  noteBoard(build, x, 1.55, back, 1.2, 0.8);
};

const rail: Furnish = (build, x, back) => {
  garments(build, x * 0.9, back - 0.7, 1.4);
  shelfOf(build, { x, z: back - 0.16, wide: 1.2, from: 2, rows: 1, high: 0.42, colour: oak, open: true }, [
    basket,
    boxes,
    folded,
  ]);
};
