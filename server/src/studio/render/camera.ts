// A camera that moves before a picture: zooms, pans and parallax in one pass of the kernel that also moves heads.
import type { Picture } from './planes.ts';
import type { Stage } from './stage.ts';

/** Where the camera stands. What is near moves as said, what is farther by less. */
export interface View {
  /** 1 shows the whole picture, more a part of it. Never below 1. */
  zoom: number;
  /** The point that stays where it is, in parts of the frame. */
  x: number;
  y: number;
}

/**
 * Draws `from`, seen by the camera, into a frame of the stage.
 * @param nearness how near each pixel is, row by row: 0 does not move, 255 moves as the view says. Undefined: all moves.
 * @param down rows by which the picture is moved down, even; the rows above it are left as they are
 */
export const bakeCamera = (
  stage: Stage,
  from: Picture,
  nearness?: Uint8Array,
  down = 0,
): ((frame: Picture, view: View) => void) => {
  const { width, height, arena, kernel } = stage;
  const planes = [
    { sub: 1, count: 1, offset: 0 },
    { sub: 2, count: 2, offset: width * height },
  ].map(({ sub, count, offset }) => {
    const [w, h] = [width / sub, height / sub];
    const near = arena.bytes(w * h);
    const bytes = arena.u8(near, w * h);
    if (nearness === undefined) bytes.fill(255);
    else if (sub === 1) bytes.set(nearness);
    else for (let at = 0; at < w * h; at++) bytes[at] = nearness[Math.floor(at / w) * 2 * width + (at % w) * 2]!;
    const [across, along] = [arena.bytes(w * 2), arena.bytes(h * 2)];
    return { sub, count, offset, w, h, near, across, along };
  });

  return (frame, { zoom, x, y }) => {
    // In 1/128 of a pixel: where a pixel comes from, seen from where it is.
    const grown = (1 / zoom - 1) * 128;
    for (const { sub, count, offset, w, h, near, across, along } of planes) {
      const [columns, rows] = [arena.i16(across, w), arena.i16(along, h)];
      for (let column = 0; column < w; column++) columns[column] = Math.round(grown * (column + 0.5 - x * w));
      for (let row = 0; row < h; row++) rows[row] = Math.round(grown * (row + 0.5 - y * h));
      const skipped = (down / sub) * w;
      kernel.look(
        from.address + offset,
        frame.address + offset + skipped,
        w,
        (width * height) >> 2,
        count,
        w,
        h - down / sub,
        near + skipped,
        across,
        along + (down / sub) * 2,
      );
    }
  };
};
