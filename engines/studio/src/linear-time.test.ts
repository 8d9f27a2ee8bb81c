// Reading client text (people, places, edits, captions, speech) takes time proportional to its length.
import { mainDirection, visualOrder } from '@greenroom/captions/direction';
import { drawableText } from '@greenroom/captions/drawable-text';
import { phrasesOf } from '@greenroom/captions/phrases';
import { expectLinear } from '@greenroom/engine-kit/testing/linear-time';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { test } from 'vitest';
import { colourOf, wordsOf } from './paint/colour-words.ts';
import { parseDescription } from './people/parse-description.ts';
import { unsupportedWordsNote } from './people/unsupported-words.ts';
import { readEdits } from './photo/edits.ts';
import { PLAIN_LOOK } from './photo/look.ts';
import { withoutPerson } from './photo/person-words.ts';
import { lookInScene } from './photo/read-look.ts';
import { planPlace } from './places/plan-place.ts';
import { withCrowd } from './scene/crowd-shots.ts';
import { listIn } from './scene/list-items.ts';
import { namedThings } from './scene/named-things.ts';
import { shareIn } from './scene/share-words.ts';
import { subjectThing } from './scene/subject-thing.ts';
import { testShot } from './scene/testing-shots.ts';
import { passagesOf } from './speech/passages.ts';
import { pronunciationWarnings } from './speech/pronunciation-warnings.ts';
import { verbalizeToken } from './speech/verbalize-token.ts';

const timed = (words: readonly string[]) => words.map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 250 }));

const PERSON = [
  'hair: ',
  'eyes ',
  'no beard, ',
  'not ',
  'pale ',
  'shirt',
  'gold ',
  'necklace ',
  'long ',
  'dark ',
  'Ana B. ',
  'braid ',
  'bun ',
  'holding ',
  'hand ',
  'cowboy ',
  'uniform ',
  'from the ',
];
const PLACE = [
  'not ',
  'but ',
  'away from ',
  'no ',
  'a ',
  'or ',
  'office ',
  'garden',
  'red wall ',
  'blue and ',
  'colours ',
  'owner ',
];
const EDIT = ['put ', 'in ', 'bright ', 'smile ', 'less ', "don't ", 'background ', 'and ', 'hair ', 'wearing '];
const SPOKEN = [
  '$1 ',
  '1 kg ',
  '10-20 ',
  '10:30 ',
  '1/2 ',
  'Dr. ',
  'e.g. ',
  'x.com ',
  'a@b.c ',
  '#tag',
  '+1 555 ',
  'Mon - ',
];

const THING = [
  'coffee ',
  'any ',
  'weather ',
  'tu ',
  'our beans ',
  'no ',
  "don't ",
  'instead of ',
  'free delivery ',
  'x',
];

const PEOPLE = [
  '9 ',
  'one ',
  'out of ',
  'in ',
  'von ',
  'üç ',
  'kişiden ',
  'most ',
  'our ',
  '1,000 ',
  '500',
  'customers ',
  'every third ',
  'x',
];

const readers: Record<string, readonly [read: (text: string) => unknown, words?: readonly string[]]> = {
  'descriptions of people': [parseDescription, PERSON],
  'parts of a description that are not drawn': [unsupportedWordsNote, PERSON],
  places: [(words) => planPlace({ words, seed: '', avoid: [] }), PLACE],
  colours: [(text) => colourOf(wordsOf(text))],
  'edit instructions': [(text) => readEdits(text, PLAIN_LOOK, true), EDIT],
  'the look of a scene': [(text) => lookInScene(text, PLAIN_LOOK), EDIT],
  'a scene without the person': [withoutPerson, EDIT],
  'things that a speech names': [(text) => namedThings(timed(splitWords(text)), 'coffee'), THING],
  'what a film is about': [subjectThing, THING],
  'shares of people': [shareIn, PEOPLE],
  'words about many people': [
    (text) => withCrowd([testShot(), testShot({ phrases: [{ text, startMs: 1017 }] }), testShot()], text),
    PEOPLE,
  ],
  'what a sentence lists': [
    (text) => listIn({ startMs: 0, endMs: Number.POSITIVE_INFINITY }, timed(splitWords(text))),
    ['we bake, ', 'and ', 'x', ', ', 'bread. '],
  ],
  'captions that can be drawn': [drawableText],
  'the direction of a text': [mainDirection],
  'the order of words on a line': [(text) => [visualOrder(splitWords(text), 'ltr'), visualOrder([text], 'rtl')]],
  'text that the voice misreads': [(text) => pronunciationWarnings(text, 'ja')],
  'a token verbalized in English': [(text) => verbalizeToken(text, 'en', { before: text, after: text }), SPOKEN],
  'a token verbalized in German': [(text) => verbalizeToken(text, 'de', { before: text, after: text }), SPOKEN],
};

test.each(Object.entries(readers))('%s: time grows with the length', (_, [read, words]) => {
  expectLinear(read, words && { words });
});

test('phrases of captions: time grows with the length', () => {
  expectLinear((text) => phrasesOf(timed(splitWords(text)), () => true), { mixed: false });
});

test.each(['en', 'de', 'zh'])('a script prepared for speech in %s: time grows with the length', (language) => {
  expectLinear((text) => passagesOf(text, language), { words: SPOKEN, mixed: false });
});
