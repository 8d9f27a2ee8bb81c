// A moving camera over parallax layers: each layer moves by its nearness and is composited over those behind it.
import { type CameraView, extentsOf } from './camera-view.ts';
import { Q15_ONE } from './displacement-fields.ts';
import type { FrameBuffers } from './frame-buffers.ts';
import type { Picture } from './planes.ts';
import { gridOf, HIDDEN, OPAQUE, TILE, trackTiles, viewsAreClose } from './tiles.ts';

/** A picture at its distance from the camera. Values are row by row, of the frame's size. */
export interface ParallaxLayer {
  readonly picture: Picture;
  /** 0 is transparent, 255 opaque. Missing: opaque everywhere. */
  readonly alpha?: Uint8Array | undefined;
  /** 0 does not move, 255 moves by the full amount; a number: the same everywhere. Missing: 255. */
  readonly nearness?: Uint8Array | number | undefined;
}

/**
 * Prepares the layers, ordered from the farthest to the nearest. The result draws them through a view into a frame.
 * @param down rows by which the picture is moved down, even; the rows above it are left unchanged
 */
export const prepareCamera = (buffers: FrameBuffers, layers: readonly ParallaxLayer[], down = 0) => {
  const { width, height, arena, kernel } = buffers;
  const grid = gridOf(width, height - down);
  // Only addresses are kept: alpha and nearness maps are large.
  const nearest = layers.length - 1;
  const tiles = layers.map(() => arena.bytes(grid.columns * grid.rows));
  const kindsOf = (k: number): Uint8Array => arena.u8(tiles[k]!, grid.columns * grid.rows);
  for (const k of layers.keys()) kindsOf(k).fill(OPAQUE);
  const tileUpdaters = layers.map(({ alpha, nearness = 255 }) => alpha && trackTiles(grid, alpha, nearness));
  const planes = [
    { sub: 1, count: 1, offset: 0 },
    { sub: 2, count: 2, offset: width * height },
  ].map(({ sub, count, offset }) => {
    const [w, h] = [width / sub, height / sub];
    const copyMap = (values: Uint8Array): number => {
      // The kernel reads slightly beyond the last row.
      const address = arena.bytes(w * h + 2 * w);
      const bytes = arena.u8(address, w * h);
      if (sub === 1) bytes.set(values);
      else for (let row = 0; row < h; row++) copyHalf(values, row * 2 * width, bytes, row * w, w);
      return address;
    };
    const maps = layers.map(({ picture, nearness = 255, alpha }) => ({
      source: picture.address + offset,
      nearness: typeof nearness === 'number' ? { everywhere: nearness } : { map: copyMap(nearness) },
      alpha: alpha ? copyMap(alpha) : 0,
    }));
    return { sub, count, offset, w, h, across: arena.bytes(w * 2), along: arena.bytes(h * 2), maps };
  });

  let tilesView: CameraView | undefined;
  const updateTiles = (view: CameraView): void => {
    if (nearest === 0 || (tilesView && viewsAreClose(grid, tilesView, view))) return;
    tilesView = view;
    const hidden = new Uint8Array(grid.columns * grid.rows);
    for (let k = nearest; k >= 0; k--) {
      const kinds = kindsOf(k);
      const updateKinds = tileUpdaters[k];
      if (updateKinds) updateKinds(view, kinds);
      else kinds.fill(OPAQUE);
      hideCovered(kinds, hidden);
    }
  };

  /** @param rows that are seen, even: others are left as they are @param before draws into the frame between the nearest layer and all others */
  return (frame: Picture, view: CameraView, rows = height, before?: () => void): void => {
    updateTiles(view);
    // Source offsets in 1/128 of a pixel, relative to each target pixel: in 16 bits, less than 256 pixels.
    const { least, most, scale: whole } = extentsOf(view);
    const scale = whole * 128;
    const [base, slope] = [Math.round(least * Q15_ONE), Math.round((most - least) * Q15_ONE)];
    for (const { w, h, across, along } of planes) {
      writeOffsets(arena.i16(across, w), scale, view.x);
      writeOffsets(arena.i16(along, h), scale, view.y);
    }
    for (let k = 0; k <= nearest; k++) {
      if (k === nearest) before?.();
      for (const { sub, count, offset, w, across, along, maps } of planes) {
        const skipped = (down / sub) * w;
        const { source, nearness, alpha } = maps[k]!;
        const { map = 0, everywhere = 0 } = nearness;
        kernel.parallax(
          source,
          frame.address + offset + skipped,
          w,
          (width * height) >> 2,
          count,
          w,
          (rows - down) / sub,
          map && map + skipped,
          base + Math.round((everywhere * 128 * slope) / (Q15_ONE + 1)),
          slope,
          across,
          along + (down / sub) * 2,
          alpha,
          tiles[k]!,
          TILE / sub,
        );
      }
    }
  };
};

/** Hides tiles that are covered by nearer layers, and marks those that this layer covers. */
const hideCovered = (kinds: Uint8Array, hidden: Uint8Array): void => {
  for (let at = 0; at < kinds.length; at++) {
    if (hidden[at] === 1) kinds[at] = HIDDEN;
    else if (kinds[at] === OPAQUE) hidden[at] = 1;
  }
};

/** Copies every second value. */
const copyHalf = (values: Uint8Array, from: number, to: Uint8Array, at: number, count: number): void => {
  for (let i = 0; i < count; i++) to[at + i] = values[from + 2 * i]!;
};

/** @param fixed the fixed point of the zoom, as a fraction */
const writeOffsets = (offsets: Int16Array, scale: number, fixed: number): void => {
  const middle = fixed * offsets.length;
  for (let i = 0; i < offsets.length; i++) offsets[i] = Math.round(scale * (i + 0.5 - middle));
};
