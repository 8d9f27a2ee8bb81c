// Where a film's camera stands.

/** What is near moves as said, what is farther by less. */
export interface View {
  /** 1 shows the whole picture, more a part of it. Never below 1. */
  zoom: number;
  /** The point that stays where it is, in parts of the frame. */
  x: number;
  y: number;
}
