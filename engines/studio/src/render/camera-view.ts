// What the camera sees of a frame: its zoom and the zoom's fixed point.

/** The camera's view. Near parts move by the full amount, far parts by less. */
export interface CameraView {
  /** 1 shows the whole picture, more a part of it. At least 1. */
  zoom: number;
  /** The part of the zoom that moves far and near parts alike, as another lens does. At least 1; missing: 1. */
  lens?: number;
  /** The fixed point of the zoom, as fractions of the frame. */
  x: number;
  y: number;
}

/**
 * How far a view moves the parts of a picture: a part moves from a pixel's distance to the fixed point by `scale`, times
 * `least` if it is infinitely far, up to `most` if it is nearest.
 */
export const extentsOf = ({ zoom, lens = 1 }: CameraView) => {
  const [far, near] = [1 / lens - 1, 1 / zoom - 1];
  // The larger of both: a lens may be closer than the zoom.
  const scale = Math.min(far, near);
  return scale === 0 ? { scale, least: 0, most: 0 } : { scale, least: far / scale, most: near / scale };
};
