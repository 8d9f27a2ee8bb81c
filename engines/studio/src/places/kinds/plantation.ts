// A plantation: shrubs in rows beside a path, a terraced hillside behind, and mountains.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import { ball, block, paintedMaterial, panel, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { foliage } from '../kit/foliage.ts';
import { frameX } from '../kit/frame.ts';
import { ground, hills } from '../kit/land.ts';
import { bush, tree } from '../kit/plants.ts';
import { drawTexture, speckle } from '../kit/textures.ts';

export const plantation = (build: SceneBuild): void => {
  const { random, plan } = build;
  build.world.camera = { ...build.world.camera, height: 1.75, reach: 0.62 };
  ground(build, 'grass');
  hills(build, 300, 92, [118, 142, 150], 0.5);
  hills(build, 210, 56, [104, 138, 108], 0.55);
  hillside(build);
  house(build, frameX(build, random.pick([0.12, 0.86]), 40), 40);
  for (const [part, z, tall] of [
    [0.04, 30, 8],
    [0.95, 34, 9],
    [0.72, 52, 9],
  ] as const)
    tree(build, frameX(build, part, z), z, tall);
  const soil = texturedMaterial(speckle(random, [150, 92, 58], [178, 116, 76]), [1.3, 1.3]);
  panel(build, [-0.9, 0.01, 2], [1.8, 0, 0], [0, 0, 30], soil);
  const berry: Rgb = random.pick([
    [196, 44, 40],
    [214, 74, 44],
  ] as const);
  for (const row of [-4.6, -3, -1.5, 1.5, 3, 4.6])
    for (let i = 0; i < 9; i++) {
      const z = 4.9 + i * 1.35 + i * i * 0.12;
      const x = row + random.between(-0.12, 0.12);
      bush(build, x, z, random.between(1.15, 1.4));
      if (plan.season === 'winter' || i > 4) continue;
      for (let k = 0; k < 5; k++)
        ball(
          build,
          [x + random.between(-0.45, 0.45), random.between(0.45, 1.05), z - 0.62],
          0.035,
          paintedMaterial(berry),
          false,
        );
    }
};

/** A slope towards the mountains with rows of shrubs along it. */
const hillside = (build: SceneBuild): void => {
  const { random, plan } = build;
  const greens = foliage(plan.season);
  const texture = drawTexture(512, 320, (context) => {
    context.fillStyle = css(blend([132, 98, 62], greens[0]!, 0.55));
    context.fillRect(0, 0, 512, 320);
    for (let row = 0; row < 22; row++) {
      const y = 10 + row * 14.5;
      for (let x = -6; x < 520; x += 7) {
        const at = y + Math.sin(x * 0.018 + row * 0.35) * 5;
        context.fillStyle = css(blend(random.pick(greens), [30, 50, 30], random.between(0.1, 0.4)));
        context.beginPath();
        context.ellipse(x + random.between(-1, 1), at, 6, 5.4, 0, 0, 7);
        context.fill();
        context.fillStyle = css(blend(random.pick(greens), [230, 240, 150], 0.2));
        context.beginPath();
        context.ellipse(x - 1, at - 2, 3.8, 2.4, 0, 0, 7);
        context.fill();
      }
    }
  });
  panel(build, [-70, 13, 92], [140, 0, 0], [0, -13.4, -70], texturedMaterial(texture, [64, 72]));
};

/** A farmhouse with pale walls and a tin roof. */
const house = (build: SceneBuild, x: number, z: number): void => {
  const foot = 2.4;
  block(build, [x, foot, z], [5.4, 3, 4], paintedMaterial([226, 206, 170]));
  panel(build, [x - 3.2, foot + 2.9, z - 2.6], [6.4, 0, 0], [0, 1.7, 2.6], paintedMaterial([164, 86, 66]));
  for (const dx of [-1.5, 1.5])
    panel(build, [x + dx - 0.4, foot + 2.2, z - 2.05], [0.8, 0, 0], [0, -1, 0], paintedMaterial([78, 92, 96]));
};
