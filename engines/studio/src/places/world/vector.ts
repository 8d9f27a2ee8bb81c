// Vectors in space: metres, x to the right, y up from the floor, z away from the camera.

export type Vec = readonly [x: number, y: number, z: number];

/** The vector scaled to length 1; the zero vector stays zero. */
export const normalize = ([x, y, z]: Vec): Vec => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
