// The studio's stock presenters: invented people of different ages, origins and styles. A description always gives the same face.
import { fileURLToPath } from 'node:url';
import type { StockPresenter } from '@greenroom/engine-kit/ports/character-sheet';
import type { LocalFile } from '@greenroom/engine-kit/step-context';

/** Changing a description changes the face: run `npm run stock-portraits` after it. */
const people: readonly Omit<StockPresenter, 'portrait'>[] = [
  {
    id: 'maya',
    name: 'Maya',
    description:
      'A woman of about 32 with shoulder-length wavy dark brown hair, brown eyes and a mustard jumper, smiling warmly, no glasses',
  },
  {
    id: 'daniel',
    name: 'Daniel',
    description:
      'A man of about 38 with short brown hair, a trimmed short beard, blue eyes and a navy blazer over a white shirt',
  },
  {
    id: 'aisha',
    name: 'Aisha',
    description: 'A Black woman of about 29 with an afro, brown eyes, gold hoop earrings and a coral blouse, smiling',
  },
  {
    id: 'kenji',
    name: 'Kenji',
    description: 'A Japanese man of about 34 with short black hair and a light grey turtleneck, smiling',
  },
  {
    id: 'priya',
    name: 'Priya',
    description:
      'An Indian woman of about 36 with long straight black hair, dark brown eyes, small gold earrings and an emerald green blouse, no glasses',
  },
  {
    id: 'mateo',
    name: 'Mateo',
    description:
      'A Latin American man of about 27 with short curly black hair, brown eyes, stubble and a white t-shirt',
  },
  {
    id: 'ingrid',
    name: 'Ingrid',
    description: 'A Nordic woman of about 46 with a blonde bob, blue eyes, pearl earrings and a light grey blazer',
  },
  {
    id: 'omar',
    name: 'Omar',
    description:
      'A Middle Eastern man of about 42 with short black hair, a full beard, brown eyes and a dark green shirt',
  },
  {
    id: 'mei',
    name: 'Mei',
    description:
      'A Chinese woman of about 26 with long straight black hair with a fringe, dark eyes and a lilac cardigan',
  },
  {
    id: 'kwame',
    name: 'Kwame',
    description: 'A Black man of about 48 with a fade, a goatee, dark brown eyes and a charcoal suit with a tie',
  },
  {
    id: 'layla',
    name: 'Layla',
    description: 'A woman of about 31 with a dusty rose headscarf, brown eyes, a friendly smile and a cream coat',
  },
  {
    id: 'harpreet',
    name: 'Harpreet',
    description: 'A Sikh man of about 40 with a navy turban, a full black beard, brown eyes and a light blue shirt',
  },
  {
    id: 'helen',
    name: 'Helen',
    description:
      'An elegant woman of about 61 with a silver bob, glasses, a pearl necklace and a plum blazer over a cream v-neck top',
  },
  {
    id: 'walter',
    name: 'Walter',
    description:
      'A friendly man of about 68 with white hair combed in a side parting, a white moustache, blue eyes and a brown cardigan',
  },
  {
    id: 'zoe',
    name: 'Zoe',
    description:
      'A young woman of about 22 with red curls, freckles, green eyes and blue dungarees over a striped t-shirt',
  },
  {
    id: 'tyler',
    name: 'Tyler',
    description: 'A young man of about 23 with blond curtains hair, blue eyes, clean-shaven, in a bright green hoodie',
  },
  {
    id: 'camila',
    name: 'Camila',
    description:
      'A Latin American woman of about 39 with long wavy dark brown hair, brown eyes, gold necklace and a red dress',
  },
  {
    id: 'thabo',
    name: 'Thabo',
    description:
      'A Black man of about 30 with locs, dark brown eyes, a short beard and a denim jacket over a white t-shirt',
  },
  {
    id: 'sofia',
    name: 'Dr. Sofia',
    description:
      'A Mediterranean woman doctor of about 51 with brown hair in a bun, hazel eyes, glasses and a lab coat',
  },
  {
    id: 'marco',
    name: 'Marco',
    description:
      'A cheerful Mediterranean chef, a man of about 52 with short grey hair, stubble, brown eyes and a white apron over a black t-shirt',
  },
  {
    id: 'nia',
    name: 'Nia',
    description: 'A Black woman of about 25 with box braids, brown eyes and a teal t-shirt, smiling',
  },
  {
    id: 'arjun',
    name: 'Arjun',
    description:
      'An Indian man of about 33 with a black quiff, square glasses, dark brown eyes, stubble and a maroon polo shirt',
  },
  {
    id: 'grace',
    name: 'Grace',
    description:
      'A Black woman of about 58 with short grey curly hair, brown eyes, pearl earrings and a royal blue dress',
  },
  {
    id: 'linh',
    name: 'Linh',
    description: 'A Vietnamese woman of about 40 with a black ponytail, dark brown eyes and an olive green shirt',
  },
];

/** Where the picture of a stock presenter lies. */
export const portraitOf = (id: string): LocalFile =>
  fileURLToPath(new URL(`./portraits/${id}.webp`, import.meta.url)) as LocalFile;

export const stockPresenters: readonly StockPresenter[] = people.map((person) => ({
  ...person,
  portrait: portraitOf(person.id),
}));
