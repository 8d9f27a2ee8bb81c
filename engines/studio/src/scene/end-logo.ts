// The client's logo above the words of an end card, on a plate on which it can be read.
import { isDarkLogo } from '@greenroom/captions/logo-place';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Area, seenPart } from './backgrounds.ts';
import { INK, PAPER } from './card-colours.ts';
import type { Frame, Overlay } from './overlay.ts';

/** The logo at most, as shares of the frame's sides; of the plate, the padding and the corners as shares of its height. */
const LOGO = { maxWidth: 0.46, maxHeight: 0.056 };
const PAD = { across: 0.5, along: 0.26 };
const ROUND = 0.3;
/** Between the logo and the words, as a share of the frame's height. */
const GAP = 0.004;

/** The height of a logo and its distance from the words, as a share of the frame's height. */
export const LOGO_ROOM = LOGO.maxHeight * (1 + 2 * PAD.along) + GAP;

/** A logo that covers so much of its box has a ground of its own. */
const FULL = 0.94;

const hasGround = (logo: Canvas, { x, y, width, height }: Area): boolean => {
  const { data } = logo.getContext('2d').getImageData(x, y, width, height);
  let covered = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 127) covered++;
  return covered > FULL * width * height;
};

/** The words with the logo above them. */
export const withEndLogo = (card: Overlay, logo: Canvas, { width, height }: Frame): Overlay => {
  const seen = seenPart(logo);
  const scale = Math.min((width * LOGO.maxWidth) / seen.width, (height * LOGO.maxHeight) / seen.height);
  const [wide, tall] = [seen.width * scale, seen.height * scale];
  const plate = { width: wide + 2 * PAD.across * tall, height: tall * (1 + 2 * PAD.along) };
  const picture = createCanvas(width, Math.ceil(plate.height));
  const pen = picture.getContext('2d');
  const { data } = logo.getContext('2d').getImageData(0, 0, logo.width, logo.height);
  if (!hasGround(logo, seen)) {
    pen.fillStyle = isDarkLogo(data) ? PAPER : INK;
    pen.beginPath();
    pen.roundRect((width - plate.width) / 2, 0, plate.width, plate.height, plate.height * ROUND);
    pen.fill();
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    logo,
    seen.x,
    seen.y,
    seen.width,
    seen.height,
    (width - wide) / 2,
    (plate.height - tall) / 2,
    wide,
    tall,
  );
  const above = Math.ceil(plate.height + height * GAP);
  const words = card.layers.map((layer) => ({ ...layer, down: (layer.down ?? 0) + above }));
  return { top: card.top - above, layers: [{ picture, after: 0 }, ...words] };
};
