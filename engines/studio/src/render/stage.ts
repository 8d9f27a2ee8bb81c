// The kernel's memory for one film: the still, the still with today's mouth and eyes, and the frame that is drawn into.
import { type Arena, createArena, type Kernel, loadKernel } from '../kernel/kernel.ts';
import { type Picture, pictureBytes, writePlanes } from './planes.ts';

/**
 * Two passes make a frame: a puppet patches mouth and eyes from `base` to `texture`, the head's motion carries `texture` to the
 * frame.
 */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly arena: Arena;
  readonly kernel: Kernel;
  readonly base: Picture;
  readonly texture: Picture;
  readonly frame: Picture;
  bytesOf(picture: Picture): Uint8Array;
  /** One more picture, the still at first: for what goes through two passes before it is a frame. */
  addPicture(): Picture;
}

/** Rows before and after each picture that a displacement may reach into. */
const GUARD_ROWS = 64;

/** @param width a multiple of 16 @param height even @param rgba the still at rest, opaque */
export const openStage = async (width: number, height: number, rgba: Uint8ClampedArray): Promise<Stage> => {
  const arena = createArena();
  const room = (): Picture => {
    arena.bytes(width * GUARD_ROWS);
    return { width, height, address: arena.bytes(pictureBytes(width, height)) };
  };
  const [base, texture, frame] = [room(), room(), room()];
  arena.bytes(width * GUARD_ROWS);
  const bytesOf = ({ address }: Picture) => arena.u8(address, pictureBytes(width, height));
  const still = bytesOf(base);
  writePlanes(rgba, width, height, still);
  for (const copy of [texture, frame]) {
    bytesOf(copy).set(still);
  }
  const addPicture = (): Picture => {
    const picture = room();
    arena.bytes(width * GUARD_ROWS);
    bytesOf(picture).set(bytesOf(base));
    return picture;
  };
  return { width, height, arena, kernel: await loadKernel(arena), base, texture, frame, bytesOf, addPicture };
};
