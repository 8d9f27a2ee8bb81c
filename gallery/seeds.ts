// Paints two hundred generated presenters, half of them from random descriptions: `npm run gallery:seeds -- seeds.png`.
import { writeFile } from 'node:fs/promises';
import { captionFont } from '@greenroom/captions/fonts';
import { createCanvas } from '@napi-rs/canvas';
import { REST } from '../engines/studio/src/motion/poses.ts';
import { canvasFrom } from '../engines/studio/src/paint/picture.ts';
import { createRandom, type Random } from '../engines/studio/src/paint/random.ts';
import { createPerson } from '../engines/studio/src/people/create-person.ts';
import { paintPosedFrame } from '../engines/studio/src/people/face-painters.ts';
import { composeFigure } from '../engines/studio/src/people/figure.ts';
import { parseDescription } from '../engines/studio/src/people/parse-description.ts';
import type { Person } from '../engines/studio/src/people/person.ts';
import { cleanGround } from '../engines/studio/src/people/sheet.ts';

const COUNT = 200;
const COLUMNS = 20;
const TILE = { width: 190, height: 236 } as const;
const LABEL = 44;

const women = 'a woman|an elderly woman|a young woman|a woman of 40|a woman of 58|a woman of 67|a woman of 75';
const men = 'a man|an elderly man|a young man|a man of 40|a man of 58|a man of 67|a man of 75';
const skins = '||Black|East Asian|Indian|Latin American|Nordic|Mediterranean|very dark-skinned|fair';
const hair =
  'long straight hair|long wavy auburn hair|a bob|a fringe|short grey curly hair|a bun|a ponytail|braids|box braids|an afro|locs|a pixie cut|pink hair|blonde curls|hair combed back|very short hair';
const mensHair =
  'short hair|a side parting|a quiff|a buzz cut|short curly hair|receding hair|long hair|locs|curtains|hair combed back|a fade|red hair|bald|white hair';
const faces = '||stubble|a full beard|a short beard|a moustache|a goatee|no beard';
const extras =
  "||||round glasses|square glasses|freckles|not smiling|a cap|a beanie|a headscarf|a turban|a hard hat|a chef's hat|a straw hat";
const wear =
  'navy blue blazer|olive green jumper|white shirt|striped t-shirt|black turtleneck|dusty pink blouse|mustard cardigan|grey hoodie|charcoal suit|camel coat|denim jacket|apron|dungarees|scrubs|lab coat|polo|kurta|waistcoat|sports top|red dress|v-neck';

/** A random description. */
const randomDescription = (random: Random): string => {
  const of = (list: string) => random.pick(list.split('|'));
  const female = random.chance(0.5);
  const who = of(female ? women : men);
  const parts = [of(female ? hair : mensHair), female ? '' : of(faces), of(extras)].filter((part) => part !== '');
  return [who, of(skins), `with ${parts.join(', ')}`, `in a ${of(wear)}`].filter((part) => part !== '').join(', ');
};

const portrait = (person: Person) => {
  const { width, height } = TILE;
  const viewport = { width, height, scale: 0.33, originX: width / 2, originY: 104 };
  const rig = { viewport, turn: person.carriage, roll: person.carriage.roll };
  return canvasFrom({
    width,
    height,
    data: paintPosedFrame(composeFigure(person, cleanGround(viewport), rig).faceSource, REST),
  });
};

const sheet = createCanvas(COLUMNS * TILE.width, Math.ceil(COUNT / COLUMNS) * (TILE.height + LABEL));
const context = sheet.getContext('2d');
context.fillStyle = '#ffffff';
context.fillRect(0, 0, sheet.width, sheet.height);
context.fillStyle = '#26262c';
for (let i = 0; i < COUNT; i++) {
  const words = i % 2 === 0 ? '' : randomDescription(createRandom(`words ${i}`));
  const person = createPerson(parseDescription(words), `seed ${i}`);
  const [left, top] = [(i % COLUMNS) * TILE.width, Math.floor(i / COLUMNS) * (TILE.height + LABEL)];
  context.drawImage(portrait(person), left, top);
  const label = words === '' ? `${person.gender}, ${person.age}, ${person.hair.style}` : words;
  context.font = captionFont(10);
  for (const [line, text] of (`${i}: ${label}`.match(/.{1,34}(?:\s|$)/g) ?? []).slice(0, 4).entries())
    context.fillText(text, left + 3, top + TILE.height + 11 + line * 10.5);
}
const file = process.argv[2] ?? 'seeds.png';
await writeFile(file, await sheet.encode('png'));
console.log(`${COUNT} presenters are in ${file}.`);
