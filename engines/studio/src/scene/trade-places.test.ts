// Places of trades.
import { expect, test } from 'vitest';
import { readScenePlace } from '../adapters/scene-place.ts';
import { subjectThings } from './subject-thing.ts';
import { placesOfTrade, practiceThing, tradePlaces } from './trade-places.ts';

const kindsOf = (words: string) => tradePlaces(words).map((place) => readScenePlace(place).kind);

test.each([
  ['Nobody likes waiting rooms. So we built a practice without one.', 'clinic'],
  ['Our practice takes all the time that you need. Ask for an appointment.', 'clinic'],
  ['Unsere Praxis hat heute noch Termine frei.', 'clinic'],
  ['Most people lose money on their taxes every year.', 'office'],
  ['Does your bike squeak every time you brake?', 'workshop'],
  ['¿Aprendes idiomas sin hablar?', 'classroom'],
  ['Der Klempner kommt noch heute.', 'bathroom'],
])('%s: %s', (words, kind) => {
  const [typical, other] = kindsOf(words);
  expect(typical).toBe(kind);
  expect([null, kind]).not.toContain(other);
});

test.each([
  'Practice makes perfect, and theory does not.',
  'Practice makes your talk better: nervous no more, with an appointment.',
  'Book an appointment: our cabinets are made for your home.',
  "Un rendez-vous à notre cabinet d'architectes.",
  'Wait in our waiting room while we change your tires.',
  'It will be a good day.',
])('words about no trade have no place: %s', (words) => {
  expect(kindsOf(words)).toEqual([]);
});

test.each([
  ['Nobody likes waiting rooms. So we built a practice without one.', 'stethoscope'],
  ['Una consulta sin sala de espera.', 'stethoscope'],
  ['At Northside Physio, most patients feel better within two weeks.', 'stethoscope'],
  ['La consulta de siempre.', undefined],
  ['Eine Praxis ohne Wartezimmer.', 'stethoscope'],
  ['Practice makes perfect.', undefined],
  ['Consulta nuestra web y pide cita.', undefined],
  ['Unser neues Auto ist da. In der Praxis spart es Sprit. Termine für Probefahrten gibt es heute.', undefined],
  ['Your practice tests are ready. Book the exam appointment today.', undefined],
  ['Our choir is back. The practice starts on Monday, no appointment needed.', undefined],
])('the thing of a practice that clients visit: %s', (words, thing) => {
  expect(practiceThing(words)).toBe(thing);
});

test('every place of a trade can be shown, and its two places differ', () => {
  for (const thing of subjectThings) {
    const kinds = placesOfTrade(thing).map((place) => readScenePlace(place).kind);
    expect(kinds, thing).not.toContain(null);
    expect(new Set(kinds).size, thing).toBe(kinds.length);
  }
});
