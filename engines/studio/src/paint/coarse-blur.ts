// Wide blurs at a fraction of a picture's size.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, type Rgb } from './colour.ts';

/** Pixels of the frame per pixel of a wide blur, both ways: in large frames a quarter of the size shows no difference at a sixteenth of the cost. */
export const coarseness = (scale: number): number => Math.min(4, Math.ceil(3 * scale));

/** The picture blurred by `pixels`, at one pixel per `coarse` pixels each way. */
export const coarseBlur = (picture: Canvas, pixels: number, coarse: number): Canvas => {
  const small = createCanvas(Math.ceil(picture.width / coarse), Math.ceil(picture.height / coarse));
  const context = small.getContext('2d');
  context.filter = `blur(${(pixels / coarse).toFixed(2)}px)`;
  context.drawImage(picture, 0, 0, picture.width / coarse, picture.height / coarse);
  context.filter = 'none';
  return small;
};

/** The picture's shape blurred like `coarseBlur`, in one colour. */
export const coarseShadow = (picture: Canvas, pixels: number, coarse: number, colour: Rgb, alpha: number): Canvas => {
  const shadow = coarseBlur(picture, pixels, coarse);
  const context = shadow.getContext('2d');
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = css(colour, alpha);
  context.fillRect(0, 0, shadow.width, shadow.height);
  return shadow;
};
