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
