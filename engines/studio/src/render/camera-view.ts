// What the camera sees of a frame: its zoom and the zoom's fixed point.

/** The camera's view. Near parts move by the full amount, far parts by less. */
export interface CameraView {
  /** 1 shows the whole picture, more a part of it. At least 1. */
  zoom: number;
  /** The fixed point of the zoom, as fractions of the frame. */
  x: number;
  y: number;
}
