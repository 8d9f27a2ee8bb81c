// A place painted: its things drawn small and blurred into the distance, then its lights, weather and the fall of light.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chance } from '../paint/chance.ts';
import { blend, css, type Rgb, rgb } from '../paint/colour.ts';
import type { Backdrop } from './backdrop.ts';
import * as outdoors from './outdoors.ts';
import type { PlaceKind, PlacePlan } from './plan.ts';
import { height, type Lamp, type Room, skyColours, width } from './room.ts';
import * as leisure from './rooms-of-leisure.ts';
import * as work from './rooms-of-work.ts';

const drawings: Record<PlaceKind, (room: Room) => void> = {
  office: work.office,
  'meeting-room': work.meetingRoom,
  kitchen: leisure.kitchen,
  shop: leisure.shop,
  cafe: leisure.cafe,
  restaurant: leisure.restaurant,
  street: outdoors.street,
  rooftop: outdoors.rooftop,
  beach: outdoors.beach,
  gym: leisure.gym,
  studio: leisure.studio,
  'living-room': leisure.livingRoom,
  bedroom: leisure.bedroom,
  garden: outdoors.garden,
  forest: outdoors.forest,
  mountains: outdoors.mountains,
  workshop: work.workshop,
  warehouse: work.warehouse,
  clinic: work.clinic,
  library: work.library,
  classroom: work.classroom,
  salon: leisure.salon,
  stage: leisure.stage,
  abstract: outdoors.abstract,
};

/** Everything before the blur is drawn on this part of the plan's size: blurred detail needs no pixels. */
const draft = 0.5;

/** Blur in units of a place that stands behind a person. */
const behind = 11;

/**
 * Paints a place at a frame size. `blur` in units of 1/720 of the width: behind a person things melt away; a place shown
 * for itself takes less.
 */
export const paintPlace = (plan: PlacePlan, frameWidth: number, frameHeight: number, blur = behind): Backdrop => {
  const room = furnished(plan);
  const picture = createCanvas(frameWidth, frameHeight);
  const x = picture.getContext('2d');
  // Frames are upright; where one is not, the place fills it and is cut.
  const scale = Math.max(frameWidth / width, frameHeight / height);
  x.setTransform(scale, 0, 0, scale, (frameWidth - width * scale) / 2, (frameHeight - height * scale) / 2);
  x.imageSmoothingQuality = 'high';
  x.drawImage(blurred(room.x.canvas as Canvas, blur), 0, 0, width, height);
  timeOfDay(x, plan);
  lights(x, room);
  weather(x, plan);
  separation(x, plan);
  return { picture, nearness: nearnessOf(frameWidth, frameHeight), rim: rimOf(plan) };
};

/** A wall, and a floor that comes nearer towards the foot of the frame. */
const nearnessOf = (frameWidth: number, frameHeight: number): Uint8Array => {
  const near = new Uint8Array(frameWidth * frameHeight);
  for (let row = 0; row < frameHeight; row++)
    near.fill(70 + 140 * Math.max(0, row / frameHeight - 0.62), row * frameWidth, (row + 1) * frameWidth);
  return near;
};

const furnished = (plan: PlacePlan): Room => {
  const canvas = createCanvas(width * draft, height * draft);
  const x = canvas.getContext('2d');
  x.scale(draft, draft);
  const room: Room = {
    x,
    plan,
    random: chance(`${plan.seed}/${plan.kind}`),
    wall: rgb(plan.wall),
    accent: rgb(plan.accent),
    lamps: [],
  };
  drawings[plan.kind](room);
  return room;
};

/** Blurred with its edges drawn on beyond the picture, or they would darken. */
const blurred = (picture: Canvas, units: number): Canvas => {
  const out = createCanvas(picture.width, picture.height);
  const x = out.getContext('2d');
  const margin = units * draft * 2;
  x.drawImage(picture, -margin, -margin, picture.width + 2 * margin, picture.height + 2 * margin);
  x.filter = `blur(${(units * draft).toFixed(1)}px)`;
  x.drawImage(picture, -margin, -margin, picture.width + 2 * margin, picture.height + 2 * margin);
  return out;
};

const timeOfDay = (x: SKRSContext2D, { time }: PlacePlan): void => {
  if (time === 'day') return;
  const tints = {
    morning: { colour: 'rgba(255,226,190,.3)', mode: 'soft-light' },
    evening: { colour: 'rgba(222,132,104,.42)', mode: 'multiply' },
    night: { colour: 'rgba(44,48,104,.62)', mode: 'multiply' },
  } as const;
  x.globalCompositeOperation = tints[time].mode;
  x.fillStyle = tints[time].colour;
  x.fillRect(0, 0, width, height);
  x.globalCompositeOperation = 'source-over';
  if (time === 'night') return;
  const sun = x.createRadialGradient(620, 160, 0, 620, 160, 760);
  sun.addColorStop(0, 'rgba(255,208,140,.42)');
  sun.addColorStop(1, 'rgba(255,208,140,0)');
  x.globalCompositeOperation = 'screen';
  x.fillStyle = sun;
  x.fillRect(0, 0, width, height);
  x.globalCompositeOperation = 'source-over';
};

const lights = (x: SKRSContext2D, { lamps, plan, random }: Room): void => {
  const bright = plan.time === 'night' ? 1 : plan.time === 'evening' ? 0.9 : 0.62;
  x.globalCompositeOperation = 'screen';
  for (const lamp of lamps) disc(x, lamp, bright);
  for (let i = 0; i < 12; i++) {
    const colour = lamps[i % Math.max(1, lamps.length)]?.colour ?? [255, 244, 226];
    x.fillStyle = css(colour, random.between(0.03, 0.1) * bright);
    x.beginPath();
    x.arc(random.between(0, width), random.between(0, 640), random.between(10, 36), 0, 7);
    x.fill();
  }
  x.globalCompositeOperation = 'source-over';
};

/** A light out of focus: an even disc with a soft glow round it. */
const disc = (x: SKRSContext2D, { x: cx, y: cy, radius, colour }: Lamp, bright: number): void => {
  const reach = radius * 3.4;
  const glow = x.createRadialGradient(cx, cy, 0, cx, cy, reach);
  glow.addColorStop(0, css(colour, 0.95 * bright));
  glow.addColorStop(0.25, css(colour, 0.8 * bright));
  glow.addColorStop(0.31, css(colour, 0.28 * bright));
  glow.addColorStop(1, css(colour, 0));
  x.fillStyle = glow;
  x.fillRect(cx - reach, cy - reach, 2 * reach, 2 * reach);
};

const openAir = new Set<PlaceKind>(['street', 'rooftop', 'beach', 'garden', 'forest', 'mountains']);

const weather = (x: SKRSContext2D, plan: PlacePlan): void => {
  if (!openAir.has(plan.kind)) return;
  const random = chance(`${plan.seed}/weather`);
  if (plan.weather === 'rain') {
    x.strokeStyle = 'rgba(230,238,248,.28)';
    x.lineWidth = 1.6;
    x.beginPath();
    for (let i = 0; i < 170; i++) {
      const [px, py] = [random.between(-40, 740), random.between(-40, 1280)];
      x.moveTo(px, py);
      x.lineTo(px - 8, py + random.between(26, 54));
    }
    x.stroke();
  }
  if (plan.weather === 'snow')
    for (let i = 0; i < 150; i++) {
      x.fillStyle = `rgba(255,255,255,${random.between(0.3, 0.85)})`;
      x.beginPath();
      x.arc(random.between(0, 720), random.between(0, 1280), random.between(2, 7), 0, 7);
      x.fill();
    }
};

/** Light or shade behind the head, and darker corners: the person stands out from any place. */
const separation = (x: SKRSContext2D, { lift }: PlacePlan): void => {
  const around = x.createRadialGradient(350, 470, 60, 360, 500, 470);
  const tone = lift > 0 ? '255,250,238' : '10,8,20';
  around.addColorStop(0, `rgba(${tone},${Math.abs(lift) * 0.5})`);
  around.addColorStop(1, `rgba(${tone},0)`);
  x.fillStyle = around;
  x.fillRect(0, 0, width, height);
  const corners = x.createRadialGradient(320, 450, 220, 360, 560, 900);
  corners.addColorStop(0, 'rgba(8,5,14,0)');
  corners.addColorStop(1, 'rgba(8,5,14,.55)');
  x.fillStyle = corners;
  x.fillRect(0, 0, width, height);
};

const rimOf = ({ time, wall, kind }: PlacePlan): Rgb => {
  const warm: Rgb = [255, 220, 178];
  if (openAir.has(kind)) return blend(warm, skyColours[time][1], 0.6);
  return blend(warm, blend(rgb(wall), [255, 255, 255], 0.45), time === 'night' ? 0.3 : 0.5);
};
