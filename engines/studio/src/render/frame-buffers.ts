// The frame buffers of one video in the kernel's memory: the still, its animated copy and the output frame.
import { type Arena, createArena, type Kernel, loadKernel } from '../kernel/kernel.ts';
import { type Picture, pictureBytes, writePlanes } from './planes.ts';

/**
 * Two passes make a frame: a rig draws mouth and eyes into `texture`, then the head's motion warps `texture` into the
 * frame.
 */
export interface FrameBuffers {
  readonly width: number;
  readonly height: number;
  readonly arena: Arena;
  readonly kernel: Kernel;
  readonly base: Picture;
  readonly texture: Picture;
  readonly frame: Picture;
  bytesOf(picture: Picture): Uint8Array;
  /** Adds a picture, a copy of the still at first, for content that needs two passes. */
  addPicture(): Picture;
}

/** Rows before and after each picture into which a displacement may reach. */
const GUARD_ROWS = 64;

/**
 * @param width a multiple of 16
 * @param height even
 * @param rgba the still at rest, opaque
 */
export const createFrameBuffers = async (
  width: number,
  height: number,
  rgba: Uint8ClampedArray,
): Promise<FrameBuffers> => {
  const arena = createArena();
  const allocate = (): Picture => {
    arena.bytes(width * GUARD_ROWS);
    return { width, height, address: arena.bytes(pictureBytes(width, height)) };
  };
  const [base, texture, frame] = [allocate(), allocate(), allocate()];
  arena.bytes(width * GUARD_ROWS);
  const bytesOf = ({ address }: Picture) => arena.u8(address, pictureBytes(width, height));
  const still = bytesOf(base);
  writePlanes(rgba, width, height, still);
  for (const copy of [texture, frame]) {
    bytesOf(copy).set(still);
  }
  const addPicture = (): Picture => {
    const picture = allocate();
    arena.bytes(width * GUARD_ROWS);
    bytesOf(picture).set(bytesOf(base));
    return picture;
  };
  return { width, height, arena, kernel: await loadKernel(arena), base, texture, frame, bytesOf, addPicture };
};
