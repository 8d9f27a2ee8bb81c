// The per-pixel work of a frame in AssemblyScript, eight pixels at a time; ../reference-kernel.ts is the same in TypeScript.

// Fixed point throughout: displacements in Q7 pixels, weights in Q15, a sampled value in Q7.
const HALF: i16 = 64;
const FRACTION: i16 = 127;

@inline
function scale(value: v128, weight: v128): v128 {
  return i16x8.q15mulr_sat_s(value, weight);
}

@inline
function sum(a: v128, b: v128): v128 {
  return i16x8.add(a, b);
}

@inline
function firstLanes(lanes: v128): v128 {
  return v128.shuffle<i16>(lanes, lanes, 0, 0, 0, 0, 0, 0, 0, 0);
}

// Where the first of eight pixels comes from, for displacements in whole pixels.
@inline
function firstOffset(ix: v128, iy: v128, stride: i32): i32 {
  return i16x8.extract_lane_s(ix, 0) + i16x8.extract_lane_s(iy, 0) * stride;
}

// The column of each lane's pixel, from that of the first lane.
@inline
function lanesOf(ix: v128): v128 {
  return i16x8.sub(sum(ix, i16x8(0, 1, 2, 3, 4, 5, 6, 7)), firstLanes(ix));
}

// How the pixels of eight lanes lie to each other.
const NEIGHBOURS: i32 = 0;
const CLOSE: i32 = 1;
const APART: i32 = 2;

// Not 0 in lanes whose pixel comes from another row than that of the first.
@inline
function otherRows(iy: v128): v128 {
  return v128.xor(iy, firstLanes(iy));
}

// Displacements change slowly: mostly all eight lanes have one, and nearly always they come, with their right neighbours, from
// 16 bytes of one row.
@inline
function spreadOf(ix: v128, otherRow: v128): i32 {
  if (!v128.any_true(v128.or(v128.xor(ix, firstLanes(ix)), otherRow))) return NEIGHBOURS;
  return v128.any_true(v128.or(otherRow, i16x8.gt_u(lanesOf(ix), i16x8.splat(14)))) ? APART : CLOSE;
}

// Eight bilinear samples around `at`, lane i being i bytes further.
@inline
function sample(at: usize, stride: i32, spread: i32, offset: i32, ix: v128, iy: v128, fx: v128, fy: v128): v128 {
  const p = at + offset;
  const q = p + stride;
  if (spread === NEIGHBOURS) return bilinear(load8(p), load8(p + 1), load8(q), load8(q + 1), fx, fy);
  if (spread === CLOSE) {
    const upper = v128.load(p);
    const lower = v128.load(q);
    // A byte of each lane, and none, which is 0.
    const left = v128.or(lanesOf(ix), i16x8.splat(-32768));
    const right = sum(left, i16x8.splat(1));
    return bilinear(
      i8x16.swizzle(upper, left),
      i8x16.swizzle(upper, right),
      i8x16.swizzle(lower, left),
      i8x16.swizzle(lower, right),
      fx,
      fy,
    );
  }
  const byte = i16x8.splat(255);
  const upper = gathered(at, stride, ix, iy);
  const lower = gathered(at + stride, stride, ix, iy);
  return bilinear(v128.and(upper, byte), i16x8.shr_u(upper, 8), v128.and(lower, byte), i16x8.shr_u(lower, 8), fx, fy);
}

// Each lane's pixel and its right neighbour.
function gathered(at: usize, stride: i32, ix: v128, iy: v128): v128 {
  // dx + dy × stride: interleaved with (stride, 1) pairs, one dot product does four.
  const strideAndOne = i32x4.splat((1 << 16) | (stride & 0xffff));
  const near = i32x4.dot_i16x8_s(v128.shuffle<i16>(iy, ix, 0, 8, 1, 9, 2, 10, 3, 11), strideAndOne);
  const far = i32x4.dot_i16x8_s(v128.shuffle<i16>(iy, ix, 4, 12, 5, 13, 6, 14, 7, 15), strideAndOne);
  let pairs = i16x8.splat(0);
  pairs = v128.load16_lane(at + i32x4.extract_lane(near, 0), pairs, 0, 0, 1);
  pairs = v128.load16_lane(at + i32x4.extract_lane(near, 1), pairs, 1, 1, 1);
  pairs = v128.load16_lane(at + i32x4.extract_lane(near, 2), pairs, 2, 2, 1);
  pairs = v128.load16_lane(at + i32x4.extract_lane(near, 3), pairs, 3, 3, 1);
  pairs = v128.load16_lane(at + i32x4.extract_lane(far, 0), pairs, 4, 4, 1);
  pairs = v128.load16_lane(at + i32x4.extract_lane(far, 1), pairs, 5, 5, 1);
  pairs = v128.load16_lane(at + i32x4.extract_lane(far, 2), pairs, 6, 6, 1);
  pairs = v128.load16_lane(at + i32x4.extract_lane(far, 3), pairs, 7, 7, 1);
  return pairs;
}

@inline
function load8(at: usize): v128 {
  return v128.load_ext<u8>(at);
}

// Values 0-255, `fx` in Q7, `fy` in Q15; the result in Q7.
@inline
function bilinear(upperLeft: v128, upperRight: v128, lowerLeft: v128, lowerRight: v128, fx: v128, fy: v128): v128 {
  const top = sum(i16x8.shl(upperLeft, 7), i16x8.mul(i16x8.sub(upperRight, upperLeft), fx));
  const bottom = sum(i16x8.shl(lowerLeft, 7), i16x8.mul(i16x8.sub(lowerRight, lowerLeft), fx));
  return sum(top, scale(i16x8.sub(bottom, top), fy));
}

@inline
function store8(to: usize, valueQ7: v128): void {
  const whole = i16x8.shr_u(sum(valueQ7, i16x8.splat(HALF)), 7);
  v128.store64_lane(to, i8x16.narrow_i16x8_u(whole, whole), 0);
}

/**
 * Warps a texture into a frame. The displacement is a weighted sum of six fields: weight, weight·x, weight·y, weight·nearness
 * to the viewer, brows, and loose parts such as hair. `spans` holds the first and last column to draw for each row of the
 * fields. Neighbours move alike, so each displacement moves two pixels `pairStep` bytes apart: in luma a pixel and the one
 * below it, in chroma the same pixel of both planes. The next row of the fields moves pixels `rowStep` bytes further on.
 */
export function warp(
  from: usize,
  to: usize,
  stride: i32,
  rowStep: i32,
  pairStep: i32,
  width: i32,
  height: i32,
  fields: usize,
  fieldLength: i32,
  spans: usize,
  x0: i32,
  x1: i32,
  x2: i32,
  x3: i32,
  x5: i32,
  y0: i32,
  y1: i32,
  y2: i32,
  y3: i32,
  y4: i32,
  y5: i32,
): void {
  const X0 = i16x8.splat(<i16>x0);
  const X1 = i16x8.splat(<i16>x1);
  const X2 = i16x8.splat(<i16>x2);
  const X3 = i16x8.splat(<i16>x3);
  const X5 = i16x8.splat(<i16>x5);
  const Y0 = i16x8.splat(<i16>y0);
  const Y1 = i16x8.splat(<i16>y1);
  const Y2 = i16x8.splat(<i16>y2);
  const Y3 = i16x8.splat(<i16>y3);
  const Y4 = i16x8.splat(<i16>y4);
  const Y5 = i16x8.splat(<i16>y5);
  const fraction = i16x8.splat(FRACTION);
  const field = (<usize>fieldLength) << 1;
  for (let y = 0; y < height; y++) {
    const first = <i32>load<i16>(spans + (y << 2));
    const end = <i32>load<i16>(spans + (y << 2) + 2);
    const source = from + y * rowStep;
    const target = to + y * rowStep;
    const row = fields + ((y * width) << 1);
    for (let x = first; x < end; x += 8) {
      const at = row + (x << 1);
      const whole = v128.load(at);
      const across = v128.load(at + field);
      const down = v128.load(at + 2 * field);
      const near = v128.load(at + 3 * field);
      const brows = v128.load(at + 4 * field);
      const loose = v128.load(at + 5 * field);
      const dx = sum(
        sum(sum(scale(whole, X0), scale(across, X1)), sum(scale(down, X2), scale(near, X3))),
        scale(loose, X5),
      );
      const dy = sum(
        sum(sum(scale(whole, Y0), scale(across, Y1)), sum(scale(down, Y2), scale(near, Y3))),
        sum(scale(brows, Y4), scale(loose, Y5)),
      );
      const ix = i16x8.shr_s(dx, 7);
      const iy = i16x8.shr_s(dy, 7);
      const offset = firstOffset(ix, iy, stride);
      const spread = spreadOf(ix, otherRows(iy));
      const fx = v128.and(dx, fraction);
      const fy = i16x8.shl(v128.and(dy, fraction), 8);
      store8(target + x, sample(source + x, stride, spread, offset, ix, iy, fx, fy));
      store8(target + x + pairStep, sample(source + x + pairStep, stride, spread, offset, ix, iy, fx, fy));
    }
  }
}

/**
 * Draws one layer of a picture as a moved camera sees it (parallax). `across` holds a displacement for each column and `down`
 * one for each row; both are scaled by `base` + `slope` × `nearness`. Those two are in Q15; `nearness` is a byte a pixel, of
 * which 255 means 1; without its address, `base` alone scales. `tiles` holds a byte for each square of `tile` pixels, a multiple of 8: 0 leaves the target, 1 replaces
 * it, 2 blends by `cover`, a byte a pixel that moves with the layer. `width` is a multiple of `tile`.
 */
export function parallax(
  from: usize,
  to: usize,
  stride: i32,
  planeStep: i32,
  planes: i32,
  width: i32,
  height: i32,
  nearness: usize,
  base: i32,
  slope: i32,
  across: usize,
  down: usize,
  cover: usize,
  tiles: usize,
  tile: i32,
): void {
  const fraction = i16x8.splat(FRACTION);
  const least = i16x8.splat(<i16>base);
  const more = i16x8.splat(<i16>slope);
  const columns = width / tile;
  for (let top = 0; top < height; top += tile, tiles += columns) {
    const bottom = min(top + tile, height);
    for (let column = 0; column < columns; ) {
      // Neighbouring tiles of one kind are drawn together.
      const kind = load<u8>(tiles + column);
      const left = column * tile;
      do column++;
      while (column < columns && load<u8>(tiles + column) === kind);
      if (kind === 0) continue;
      const right = column * tile;
      for (let y = top; y < bottom; y++) {
        const source = from + y * stride;
        const target = to + y * stride;
        const covers = cover + y * stride;
        const near = nearness + y * width;
        const vertical = i16x8.splat(load<i16>(down + (y << 1)));
        let part = least;
        let dy = scale(vertical, part);
        let iy = i16x8.shr_s(dy, 7);
        let fy = i16x8.shl(v128.and(dy, fraction), 8);
        let otherRow = i16x8.splat(0);
        for (let x = left; x < right; x += 8) {
          if (nearness !== 0) {
            part = sum(least, scale(i16x8.shl(load8(near + x), 7), more));
            dy = scale(vertical, part);
            iy = i16x8.shr_s(dy, 7);
            fy = i16x8.shl(v128.and(dy, fraction), 8);
            otherRow = otherRows(iy);
          }
          const dx = scale(v128.load(across + (x << 1)), part);
          const ix = i16x8.shr_s(dx, 7);
          const offset = firstOffset(ix, iy, stride);
          const spread = spreadOf(ix, otherRow);
          const fx = v128.and(dx, fraction);
          if (kind === 2) {
            // The cover under the eight samples and a few pixels around them.
            const p = covers + x + offset - 4;
            const upper = v128.load(p);
            const lower = v128.load(p + stride);
            if (!v128.any_true(v128.or(upper, lower))) continue;
            if (!i8x16.all_true(i8x16.eq(v128.and(upper, lower), i8x16.splat(-1)))) {
              const covered = sample(covers + x, stride, spread, offset, ix, iy, fx, fy);
              // From 255 in Q7 to one in Q15.
              const whole = i16x8.add_sat_s(covered, i16x8.shr_u(covered, 7));
              over(target + x, sample(source + x, stride, spread, offset, ix, iy, fx, fy), whole);
              if (planes > 1) {
                over(target + x + planeStep, sample(source + x + planeStep, stride, spread, offset, ix, iy, fx, fy), whole);
              }
              continue;
            }
          }
          store8(target + x, sample(source + x, stride, spread, offset, ix, iy, fx, fy));
          if (planes > 1) {
            store8(target + x + planeStep, sample(source + x + planeStep, stride, spread, offset, ix, iy, fx, fy));
          }
        }
      }
    }
  }
}

@inline
function over(at: usize, valueQ7: v128, cover: v128): void {
  const under = i16x8.shl(load8(at), 7);
  store8(at, sum(under, scale(i16x8.sub(valueQ7, under), cover)));
}

@inline
function mix(a: usize, b: usize, c: usize, d: usize, A: v128, B: v128, C: v128, D: v128): v128 {
  return sum(
    sum(scale(v128.load(a), A), scale(v128.load(b), B)),
    sum(scale(v128.load(c), C), scale(v128.load(d), D)),
  );
}

/**
 * Draws the base picture into a texture through a mixture of four baked poses. A pose is a run of fields of `length` values
 * each: dx, dy, signed distance to the mouth's or eye's opening (inside positive), then the inside, one field a plane, in Q7.
 */
export function patch(
  from: usize,
  to: usize,
  stride: i32,
  planeStep: i32,
  planes: i32,
  width: i32,
  height: i32,
  length: i32,
  a: usize,
  b: usize,
  c: usize,
  d: usize,
  wa: i32,
  wb: i32,
  wc: i32,
  wd: i32,
): void {
  const A = i16x8.splat(<i16>wa);
  const B = i16x8.splat(<i16>wb);
  const C = i16x8.splat(<i16>wc);
  const D = i16x8.splat(<i16>wd);
  const fraction = i16x8.splat(FRACTION);
  const field = (<usize>length) << 1;
  for (let y = 0; y < height; y++) {
    const source = from + y * stride;
    const target = to + y * stride;
    let at = (<usize>(y * width)) << 1;
    for (let x = 0; x < width; x += 8, at += 16) {
      let o = at;
      const dx = mix(a + o, b + o, c + o, d + o, A, B, C, D);
      o += field;
      const dy = mix(a + o, b + o, c + o, d + o, A, B, C, D);
      o += field;
      const distance = sum(mix(a + o, b + o, c + o, d + o, A, B, C, D), i16x8.splat(HALF));
      // Clamped after mixing: two half-open mouths must give one soft edge, not a grey ghost between both.
      const cover = i16x8.shl(i16x8.min_s(i16x8.max_s(distance, i16x8.splat(0)), fraction), 8);
      const ix = i16x8.shr_s(dx, 7);
      const iy = i16x8.shr_s(dy, 7);
      const offset = firstOffset(ix, iy, stride);
      const spread = spreadOf(ix, otherRows(iy));
      const fx = v128.and(dx, fraction);
      const fy = i16x8.shl(v128.and(dy, fraction), 8);
      for (let plane = 0; plane < planes; plane++) {
        o += field;
        const inside = mix(a + o, b + o, c + o, d + o, A, B, C, D);
        const skin = sample(source + x + plane * planeStep, stride, spread, offset, ix, iy, fx, fy);
        store8(target + x + plane * planeStep, sum(skin, scale(i16x8.sub(inside, skin), cover)));
      }
    }
  }
}

/** Composites a premultiplied plane over `count` bytes: `keep` is the ground's remaining share, 0 to 255. `count` is a multiple of 16. */
export function blend(ground: usize, over: usize, keep: usize, count: i32): void {
  for (let i = 0; i < count; i += 16) {
    const under = v128.load(ground + i);
    const part = v128.load(keep + i);
    let low = i16x8.extend_low_i8x16_u(part);
    let high = i16x8.extend_high_i8x16_u(part);
    low = sum(low, i16x8.shr_u(low, 7));
    high = sum(high, i16x8.shr_u(high, 7));
    const kept = i8x16.narrow_i16x8_u(
      i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(under), low), 8),
      i16x8.shr_u(i16x8.mul(i16x8.extend_high_i8x16_u(under), high), 8),
    );
    v128.store(ground + i, i8x16.add_sat_u(v128.load(over + i), kept));
  }
}

/** Cross-fades `count` bytes to another picture: `part` is its share, 0 to 256. `count` is a multiple of 16. */
export function fade(ground: usize, other: usize, count: i32, part: i32): void {
  const theirs = i16x8.splat(<i16>part);
  const ours = i16x8.splat(<i16>(256 - part));
  for (let i = 0; i < count; i += 16) {
    const a = v128.load(ground + i);
    const b = v128.load(other + i);
    const low = sum(i16x8.mul(i16x8.extend_low_i8x16_u(a), ours), i16x8.mul(i16x8.extend_low_i8x16_u(b), theirs));
    const high = sum(i16x8.mul(i16x8.extend_high_i8x16_u(a), ours), i16x8.mul(i16x8.extend_high_i8x16_u(b), theirs));
    v128.store(ground + i, i8x16.narrow_i16x8_u(i16x8.shr_u(low, 8), i16x8.shr_u(high, 8)));
  }
}
