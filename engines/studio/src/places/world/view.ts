// Renders the G-buffer of a world: for each pixel the nearest surface's depth, normal and material, unlit.
import { cross, normalize, type Vec } from './vector.ts';
import type { Ball, Material, Panel, Post, World } from './world.ts';

/** Buffers with one value per pixel, or three where stated, row by row. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** Row and column of the vanishing point, in pixels. */
  readonly horizon: number;
  readonly middle: number;
  /** Width of a pixel in metres at a distance of one metre. */
  readonly step: number;
  /** Height of the camera, in metres. */
  readonly eye: number;
  /** Distance of the near plane, in metres. */
  readonly near: number;
  /** Distance along z; Infinity is the sky. */
  readonly depth: Float32Array;
  /** Unit normal, three values. */
  readonly normal: Float32Array;
  readonly colour: Float32Array;
  readonly emitted: Float32Array;
  readonly gloss: Float32Array;
  /** 1 on translucent surfaces. */
  readonly translucent: Uint8Array;
  /** 1 on surfaces that sway in the wind. */
  readonly swaysInWind: Uint8Array;
}

/**
 * @param horizon how far down the frame, 0 to 1
 * @param near distance of the near plane in metres; a greater one shows things hidden behind nearer ones
 */
export const renderView = (world: World, width: number, height: number, horizon: number, near = NEAR): View => {
  const pixels = width * height;
  const view: View = {
    width,
    height,
    horizon: height * horizon,
    middle: width * (0.5 + world.camera.shift),
    step: (2 * world.camera.reach) / height,
    eye: world.camera.height,
    near,
    depth: new Float32Array(pixels).fill(Number.POSITIVE_INFINITY),
    normal: new Float32Array(pixels * 3),
    colour: new Float32Array(pixels * 3),
    emitted: new Float32Array(pixels * 3),
    gloss: new Float32Array(pixels),
    translucent: new Uint8Array(pixels),
    swaysInWind: new Uint8Array(pixels),
  };
  for (const surface of world.surfaces) {
    if (surface.kind === 'panel') drawPanel(view, surface);
    else if (surface.kind === 'ball') drawBall(view, surface);
    else drawPost(view, surface);
  }
  return view;
};

/** Default distance of the near plane, in metres. */
const NEAR = 0.3;

interface Span {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Bounds of the pixels that a thing with these corners may cover. */
const spanOf = ({ width, height, horizon, middle, step, eye }: View, corners: readonly Vec[]): Span | undefined => {
  if (corners.every(([, , z]) => z < NEAR)) return undefined;
  // A corner behind the camera has no projection, so the thing may cover any pixel.
  if (corners.some(([, , z]) => z < NEAR)) return { left: 0, right: width - 1, top: 0, bottom: height - 1 };
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (const [x, y, z] of corners) {
    const px = middle + x / z / step;
    const py = horizon - (y - eye) / z / step;
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  }
  const span = {
    left: Math.max(0, Math.floor(left)),
    right: Math.min(width - 1, Math.ceil(right)),
    top: Math.max(0, Math.floor(top)),
    bottom: Math.min(height - 1, Math.ceil(bottom)),
  };
  return span.left > span.right || span.top > span.bottom ? undefined : span;
};

/** Writes a surface sample, unless its texture is transparent at (`u`, `v`). */
const writeSample = (
  view: View,
  at: number,
  depth: number,
  material: Material,
  u: number,
  v: number,
  nx: number,
  ny: number,
  nz: number,
): void => {
  let r = material.colour[0];
  let g = material.colour[1];
  let b = material.colour[2];
  const { texture } = material;
  if (texture !== undefined) {
    const column = Math.min(texture.width - 1, ((u - Math.floor(u)) * texture.width) | 0);
    const row = Math.min(texture.height - 1, ((v - Math.floor(v)) * texture.height) | 0);
    const from = (row * texture.width + column) * 4;
    if (texture.data[from + 3]! < 0.5) return;
    r *= texture.data[from]!;
    g *= texture.data[from + 1]!;
    b *= texture.data[from + 2]!;
  }
  view.depth[at] = depth;
  const emits = material.emission ?? 0;
  const to = at * 3;
  view.colour[to] = r;
  view.colour[to + 1] = g;
  view.colour[to + 2] = b;
  view.emitted[to] = r * emits;
  view.emitted[to + 1] = g * emits;
  view.emitted[to + 2] = b * emits;
  view.normal[to] = nx;
  view.normal[to + 1] = ny;
  view.normal[to + 2] = nz;
  view.gloss[at] = material.gloss ?? 0;
  view.translucent[at] = material.translucent ? 1 : 0;
  view.swaysInWind[at] = material.swaysInWind ? 1 : 0;
};

const drawPanel = (view: View, { corner, across, down, material }: Panel): void => {
  const [cx, cy, cz] = corner;
  const far: Vec = [cx + across[0] + down[0], cy + across[1] + down[1], cz + across[2] + down[2]];
  const span = spanOf(view, [
    corner,
    [cx + across[0], cy + across[1], cz + across[2]],
    [cx + down[0], cy + down[1], cz + down[2]],
    far,
  ]);
  if (span === undefined) return;
  let [nx, ny, nz] = normalize(cross(across, down));
  // The camera is at (0, eye, 0).
  const ahead = nx * cx + ny * (cy - view.eye) + nz * cz;
  if (ahead > 0) [nx, ny, nz] = [-nx, -ny, -nz];
  const lift = -Math.abs(ahead);
  const uu = across[0] ** 2 + across[1] ** 2 + across[2] ** 2;
  const vv = down[0] ** 2 + down[1] ** 2 + down[2] ** 2;
  const [ux, uy, uz] = [across[0] / uu, across[1] / uu, across[2] / uu];
  const [vx, vy, vz] = [down[0] / vv, down[1] / vv, down[2] / vv];
  const u0 = -(cx * ux + (cy - view.eye) * uy + cz * uz);
  const v0 = -(cx * vx + (cy - view.eye) * vy + cz * vz);
  const { width, step, horizon, middle, depth } = view;
  const often = material.repeat ? Math.sqrt(uu) / material.repeat[0] : 1;
  const deep = material.repeat ? Math.sqrt(vv) / material.repeat[1] : 1;
  for (let row = span.top; row <= span.bottom; row++) {
    const dy = (horizon - row - 0.5) * step;
    for (let column = span.left; column <= span.right; column++) {
      const dx = (column + 0.5 - middle) * step;
      const facing = nx * dx + ny * dy + nz;
      if (facing > -1e-7) continue;
      const t = lift / facing;
      const at = row * width + column;
      if (t < view.near || t >= depth[at]!) continue;
      const u = u0 + t * (dx * ux + dy * uy + uz);
      if (u < 0 || u > 1) continue;
      const v = v0 + t * (dx * vx + dy * vy + vz);
      if (v < 0 || v > 1) continue;
      writeSample(view, at, t, material, u * often, v * deep, nx, ny, nz);
    }
  }
};

/** Horizontal texture coordinate around an upright axis. */
const around = (x: number, z: number): number => 0.5 + Math.atan2(x, -z) / 6.2832;

const drawBall = (view: View, { centre: [cx, cy, cz], radii: [rx, ry, rz], material }: Ball): void => {
  const corners: Vec[] = [];
  for (const x of [cx - rx, cx + rx])
    for (const y of [cy - ry, cy + ry]) for (const z of [cz - rz, cz + rz]) corners.push([x, y, z]);
  const span = spanOf(view, corners);
  if (span === undefined) return;
  const { width, step, horizon, middle, depth, eye } = view;
  const [ox, oy, oz] = [-cx / rx, (eye - cy) / ry, -cz / rz];
  const c = ox * ox + oy * oy + oz * oz - 1;
  for (let row = span.top; row <= span.bottom; row++) {
    const dy = (horizon - row - 0.5) * step;
    for (let column = span.left; column <= span.right; column++) {
      const dx = (column + 0.5 - middle) * step;
      const ex = dx / rx;
      const ey = dy / ry;
      const ez = 1 / rz;
      const a = ex * ex + ey * ey + ez * ez;
      const b = ox * ex + oy * ey + oz * ez;
      const root = b * b - a * c;
      if (root <= 0) continue;
      const t = (-b - Math.sqrt(root)) / a;
      const at = row * width + column;
      if (t < view.near || t >= depth[at]!) continue;
      const px = ox + t * ex;
      const py = oy + t * ey;
      const pz = oz + t * ez;
      const nx = px / rx;
      const ny = py / ry;
      const nz = pz / rz;
      const by = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
      writeSample(view, at, t, material, around(px, pz), (1 - py) / 2, nx * by, ny * by, nz * by);
    }
  }
};

const drawPost = (view: View, { foot: [cx, cy, cz], height, radius, topRadius, material }: Post): void => {
  const wide = Math.max(radius, topRadius);
  const corners: Vec[] = [];
  for (const x of [cx - wide, cx + wide])
    for (const y of [cy, cy + height]) for (const z of [cz - wide, cz + wide]) corners.push([x, y, z]);
  const span = spanOf(view, corners);
  if (span === undefined) return;
  const { width, step, horizon, middle, depth, eye } = view;
  const slope = (topRadius - radius) / height;
  const r0 = radius + (eye - cy) * slope;
  for (let row = span.top; row <= span.bottom; row++) {
    const dy = (horizon - row - 0.5) * step;
    const k = slope * dy;
    for (let column = span.left; column <= span.right; column++) {
      const dx = (column + 0.5 - middle) * step;
      // (t·dx − cx)² + (t − cz)² = (r0 + k·t)²
      const a = dx * dx + 1 - k * k;
      const b = -cx * dx - cz - r0 * k;
      const c = cx * cx + cz * cz - r0 * r0;
      const root = b * b - a * c;
      if (root <= 0) continue;
      const t = (-b - Math.sqrt(root)) / a;
      const at = row * width + column;
      if (t < view.near || t >= depth[at]!) continue;
      const v = (eye + t * dy - cy) / height;
      if (v < 0 || v > 1) continue;
      const px = t * dx - cx;
      const pz = t - cz;
      const by = 1 / Math.hypot(px, pz, slope * wide);
      writeSample(view, at, t, material, around(px, pz), 1 - v, px * by, -slope * wide * by, pz * by);
    }
  }
};
