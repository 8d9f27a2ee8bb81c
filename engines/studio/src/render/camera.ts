// A camera that moves before a picture: sheets at different distances, each moved by its own amount and laid over those behind it.
import type { Picture } from './planes.ts';
import type { Stage } from './stage.ts';
import { gridOf, HIDDEN, nearby, TILE, tilesOf, WHOLE } from './tiles.ts';
import type { View } from './view.ts';

/** What stands at one distance before the camera; values row by row, of the stage's size. */
export interface Sheet {
  readonly from: Picture;
  /** 0 lets through all of what is behind, 255 nothing. Missing: nothing anywhere. */
  readonly cover?: Uint8Array | undefined;
  /** 0 does not move, 255 moves as the view says. Missing: all of it moves. */
  readonly nearness?: Uint8Array | undefined;
}

/**
 * Draws the sheets, from the farthest to the nearest, as the camera sees them into a frame of the stage.
 * @param down rows by which the picture is moved down, even; the rows above it are left as they are
 */
export const bakeCamera = (stage: Stage, sheets: readonly Sheet[], down = 0) => {
  const { width, height, arena, kernel } = stage;
  const grid = gridOf(width, height - down);
  // Only numbers are kept: cover and nearness are large.
  const nearest = sheets.length - 1;
  const tiles = sheets.map(() => arena.bytes(grid.columns * grid.rows));
  const kindsOf = (k: number): Uint8Array => arena.u8(tiles[k]!, grid.columns * grid.rows);
  for (const k of sheets.keys()) kindsOf(k).fill(WHOLE);
  const followers = sheets.map(({ cover, nearness }) => cover && tilesOf(grid, cover, nearness));
  const planes = [
    { sub: 1, count: 1, offset: 0 },
    { sub: 2, count: 2, offset: width * height },
  ].map(({ sub, count, offset }) => {
    const [w, h] = [width / sub, height / sub];
    const bake = (values: Uint8Array | undefined): number => {
      // The kernel reads a little beyond the last row.
      const address = arena.bytes(w * h + 2 * w);
      const bytes = arena.u8(address, w * h);
      if (values === undefined) bytes.fill(255);
      else if (sub === 1) bytes.set(values);
      else for (let at = 0; at < w * h; at++) bytes[at] = values[Math.floor(at / w) * 2 * width + (at % w) * 2]!;
      return address;
    };
    const baked = sheets.map(({ from, nearness, cover }) => ({
      from: from.address + offset,
      near: bake(nearness),
      cover: cover ? bake(cover) : 0,
    }));
    return { sub, count, offset, w, h, across: arena.bytes(w * 2), along: arena.bytes(h * 2), baked };
  });

  let followed: View | undefined;
  const follow = (view: View): void => {
    if (nearest === 0 || (followed && nearby(grid, followed, view))) return;
    followed = view;
    const hidden = new Uint8Array(grid.columns * grid.rows);
    for (let k = nearest; k >= 0; k--) {
      const kinds = kindsOf(k);
      const write = followers[k];
      if (write) write(view, kinds);
      else kinds.fill(WHOLE);
      for (let at = 0; at < kinds.length; at++) {
        if (hidden[at] === 1) kinds[at] = HIDDEN;
        else if (kinds[at] === WHOLE) hidden[at] = 1;
      }
    }
  };

  /** @param before draws into the frame what is seen behind the nearest sheet and before all others */
  return (frame: Picture, view: View, before?: () => void): void => {
    follow(view);
    // In 1/128 of a pixel: where a pixel comes from, seen from where it is.
    const grown = (1 / view.zoom - 1) * 128;
    for (const { w, h, across, along } of planes) {
      const [toLeft, toTop] = [arena.i16(across, w), arena.i16(along, h)];
      for (let column = 0; column < w; column++) toLeft[column] = Math.round(grown * (column + 0.5 - view.x * w));
      for (let row = 0; row < h; row++) toTop[row] = Math.round(grown * (row + 0.5 - view.y * h));
    }
    for (let k = 0; k <= nearest; k++) {
      if (k === nearest) before?.();
      for (const { sub, count, offset, w, h, across, along, baked } of planes) {
        const skipped = (down / sub) * w;
        const { from, near, cover } = baked[k]!;
        kernel.parallax(
          from,
          frame.address + offset + skipped,
          w,
          (width * height) >> 2,
          count,
          w,
          h - down / sub,
          near + skipped,
          across,
          along + (down / sub) * 2,
          cover,
          tiles[k]!,
          TILE / sub,
        );
      }
    }
  };
};
