// Words that name things of work, money and service.
import { expect, test } from 'vitest';
import { namesIn as namedIn } from '../named-things.ts';
import { subjectThing } from '../subject-thing.ts';
import { workDetails, workThings } from './work.ts';

const own = new Set([...workThings, ...workDetails].map(([name]) => name));
/** Without the things of other fields. */
const namesIn = (text: string) => [...new Set(namedIn(text, undefined).filter((name) => own.has(name)))];

test.each([
  ['Write to us today.', 'chat'],
  ['Fale no WhatsApp agora.', 'chat'],
  ['Você recebe tudo por e-mail.', 'envelope'],
  ['It reminds you a day before.', 'bell'],
  ['Sie erinnert dich rechtzeitig.', 'bell'],
  ['Haz crecer tu negocio.', 'chart'],
  ["Augmentez votre chiffre d'affaires.", 'chart'],
  ['Zahle mit deiner Kreditkarte.', 'credit-card'],
  ['Nuestros clientes ahorran mucho.', 'piggy-bank'],
  ['Kunden sparen im Schnitt 300 Euro.', 'piggy-bank'],
  ['You save two hundred dollars.', 'piggy-bank'],
  ['Vos données restent confidentielles.', 'lock'],
  ['Perto da praia, no seu bairro.', 'map-pin'],
  ['我们的客服随时帮您。', 'headset'],
  ['4,8 Sterne auf Google.', 'stars'],
  ['Un forno premiato.', 'trophy'],
  ['Siempre a tu lado.', 'handshake'],
  ['Mit anerkanntem Zertifikat.', 'certificate'],
  ['नए साल में अपने लक्ष्य पूरे करें', 'target'],
  ['Wir vergleichen hundert Tarife.', 'magnifier'],
  ['Lo usan en 40 países.', 'globe'],
  ['Todo desde tu móvil.', 'phone'],
  ["Tutto con l'app.", 'phone'],
  ['Payez en ligne.', 'laptop'],
  ['Con dos años de garantía.', 'shield'],
])('what is said of work, money and service is shown: %s', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

test.each([
  'This place reminds you of your childhood. Te recuerda a tu infancia. Das erinnert dich an früher.',
  'We push the envelope, and that rings a bell.',
  'Off the charts: we chart a new course.',
  'You save lives, we save you a seat, and God save the king.',
  'Ahorras mucho tiempo. Sparen Sie sich die Mühe. Avoir le vent en poupe.',
  'Sie ist sich sicher. Estoy seguro.',
  'It is written in the stars. A trophy wife.',
  "On change d'avis, tout le monde aime ça. Le gusta a todo el mundo. Todo mundo adora.",
  'En ligne droite, avec des patins en ligne. Avanza en línea con sus valores.',
  'Handy tools. Terapia celular para tu piel. El móvil del crimen.',
  'Un avocat mûr. 比較的おいしいアプリコット。竞争对手机会不多。',
  'Start free, no credit card. Sin app. Ohne Newsletter.',
])('figures of speech of work, money and service are none: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test('how a film asks to be answered or paid is not what it is about', () => {
  expect(subjectThing('Write to us, or pay online from your phone with any credit card.')).toBeUndefined();
  expect(subjectThing('Your pizza, from your phone.')).toBe('pizza');
  expect(subjectThing('The credit card that pays you back.')).toBe('credit-card');
});
