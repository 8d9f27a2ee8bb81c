// What costs nothing or half of its price.
import { expect, test } from 'vitest';
import { giftIn } from './gifts.ts';

test.each([
  ['Your first bag is free', 'free'],
  ['The first session is on us.', 'on us'],
  ['Die erste Box ist kostenlos', 'kostenlos'],
  ['Das Gespräch ist kostenfrei', 'kostenfrei'],
  ['La primera sesión es gratis', 'gratis'],
  ['La première séance est offerte', 'offerte'],
  ['Sopralluogo gratuito', 'gratuito'],
  ['A primeira aula é grátis', 'grátis'],
  ['De eerste sessie is gratis', 'gratis'],
  ['Pierwsza wizyta jest za darmo', 'za darmo'],
  ['Первый приём бесплатно', 'бесплатно'],
  ['İlk seans ücretsiz', 'ücretsiz'],
  ['初回は無料です', '無料'],
  ['第一次免费', '免费'],
  ['الجلسة الأولى مجانية', 'مجانية'],
  ['पहला सत्र मुफ़्त है', 'मुफ़्त'],
  ['Half price on your first box', 'Half price'],
  ['Tu primera caja, a mitad de precio', 'a mitad de precio'],
  ['Der erste Schnitt zum halben Preis', 'zum halben Preis'],
  ['La prima cena è a metà prezzo', 'a metà prezzo'],
  ['Con nosotros pagas la mitad', 'la mitad'],
  ['初回は半額', '半額'],
  ['The first visit costs you nothing', 'costs you nothing'],
  ['Der Sehtest dauert 15 Minuten und kostet nichts.', 'kostet nichts'],
  ['La primera clase no te cuesta nada', 'no te cuesta nada'],
  ['La première séance ne coûte rien', 'ne coûte rien'],
  ['La prima lezione non costa niente', 'non costa niente'],
  ['A primeira aula não custa nada', 'não custa nada'],
  ['De eerste les kost niets', 'kost niets'],
  ['E il tiramisù lo offriamo noi.', 'lo offriamo noi'],
  ['El postre corre por nuestra cuenta', 'corre por nuestra cuenta'],
  ['Das Dessert geht aufs Haus', 'geht aufs Haus'],
  ['Le dessert, on vous l’offre', 'on vous l’offre'],
  ['A sobremesa é por nossa conta', 'é por nossa conta'],
])('%s', (text, gift) => {
  expect(giftIn(text)?.text).toBe(gift);
});

test.each([
  'All of it is gluten free',
  'Feel free to call us',
  'You are free to go',
  'A free-range egg',
  'For freelancers',
  'Le café offert par les autres',
  'La mitad de la gente',
  'We pay half of the people',
])('nothing is given: %s', (text) => {
  expect(giftIn(text)).toBeUndefined();
});
