// The end card, the last shot of a video: what to do, and how to reach the client or what is offered. In the words of the script, but for a
// verb before an address or a telephone number that has none.
import { giftIn } from '@greenroom/engine-kit/text/gifts';
import { priceDropIn } from '@greenroom/engine-kit/text/price-drops';
import { splitClauses, splitSentences } from '@greenroom/engine-kit/text/sentences';
import { detectLanguage } from '../speech/detect-language.ts';
import { isRequest } from '../video/call-to-action.ts';
import { contactWordsOf } from './contact-words.ts';
import { endsSoon } from './deadlines.ts';
import { FRAME_MS, onFrame } from './frames.ts';
import {
  asTitle,
  hookOf,
  type KeyWords,
  keyWordsOf,
  NEGATION,
  offerOf,
  trimmed,
  within,
  withoutConjunction,
  withoutLastConjunction,
} from './key-words.ts';
import { isOfOthers } from './number-claims.ts';
import type { Piece } from './shot-pieces.ts';
import { streetIn } from './street-address.ts';

/** Of the call before the key words, and of the offer below them. */
const MAX_CALL = { words: 6, letters: 32 };
const MAX_OFFER = { words: 7, letters: 36 };
/** Of an offer with the price that it replaces, which is beside the new one. */
const MAX_REDUCED = { words: 10, letters: 52 };
/** An offer of another sentence is shown if hardly anything is before it: "The average was $520 a year" offers nothing. */
const MAX_WORDS_BEFORE_OFFER = 2;

/**
 * The key words are an address or a telephone number, or else an offer, or else a street address. A script without any ends with its
 * last sentence. Undefined if there is nothing short enough.
 * @param shown key words of the titles so far, as in `contactWordsOf`
 */
export function endCardOf(script: string, shown: readonly string[]): KeyWords | undefined {
  const sentences = splitSentences(script);
  const closing = sentences.at(-1) ?? '';
  const words = contactWordsOf(script, shown);
  const offer = offerOf(script);
  if (words === undefined) {
    const offered = (offer && textOf(offer)) ?? giftOf(sentences.at(-2));
    return withOffer(asCall(keyWordsOf(closing, true) ?? hookOf(closing)), offered);
  }
  const at = sentences.findLastIndex((sentence) => sentence.includes(words.key));
  const call = at === sentences.length - 1 ? '' : callIn(closing);
  if (words.key === offer?.key && words.before === offer.before) return { ...words, after: words.after || call };
  const [said = '', rest = ''] = sentences[at]?.split(words.key) ?? [];
  const { gift, ahead } = announcedIn(said);
  // Of a shop, the last sentence says more: "Come by and taste it" than "You find us".
  const before =
    words.key === streetIn(script)
      ? call || callIn(ahead)
      : callIn(ahead) || call || (words.key === offer?.key ? '' : callOf(sentences, at, words.key));
  // Two sentences before, a price may be that of others.
  const earlier = priceDropIn(sentences[at - 2] ?? '') && sentences[at - 2];
  const near =
    gift ??
    offerIn(rest) ??
    offerNear([sentences[at - 1], sentences[at + 1]]) ??
    giftNear(sentences, at) ??
    offerNear([earlier]) ??
    onlyPriceIn(sentences) ??
    deadlineIn(sentences[at + 1]) ??
    freeIn(sentences[at - 1]);
  if (near !== undefined && !before.includes(near)) return { ...words, before, after: near };
  const street = before.includes(words.after) ? '' : words.after;
  return { ...words, before, after: street || promiseIn(sentences[at] ?? '', rest) };
}

const FURTHER = /^(?:and|y|e|und|et|и)\s+/iu;

/** What follows an address in its sentence, if it says what one gets: "and drink real coffee by Friday", not "or pay full price". */
const promiseIn = (sentence: string, rest: string): string => {
  const said = trimmed(rest);
  const further = FURTHER.test(said) ? said : said.slice(said.search(AND)).trim();
  if (!FURTHER.test(further) || NEGATION.test(sentence)) return '';
  const promise = further.replace(FURTHER, '');
  // "Before Friday and the first walk is free", but not "before Friday and pay full price".
  if (further !== said && !giftIn(promise)) return '';
  return within(promise, MAX_OFFER) && promise.includes(' ')
    ? asTitle({ before: '', key: promise, after: '' }).key
    : '';
};

/** The last sentence with an offer that was shown before, as smaller words. */
const withOffer = (closing: KeyWords | undefined, offer: string | undefined): KeyWords | undefined => {
  if (closing === undefined || offer === undefined || textOf(closing).includes(offer)) return closing;
  return closing.after === '' && within(offer, MAX_OFFER) ? { ...closing, after: offer } : closing;
};

/** "Come and see | how easy it can be": the call is a button, and the rest is below it. */
const asCall = (words: KeyWords | undefined): KeyWords | undefined => {
  if (words === undefined || words.before !== '' || words.after !== '' || !isRequest(words.key)) return words;
  const at = SUBORDINATE.exec(words.key)?.index ?? -1;
  const key = trimmed(words.key.slice(0, Math.max(at, 0)));
  return key.includes(' ') ? { before: '', key, after: words.key.slice(at).trim() } : words;
};
const SUBORDINATE = /\s(?:how|what|why|wie|warum|was|cómo|por qué|lo que|comment|pourquoi|ce que|o que)\s/iu;

/**
 * The words with a verb before an address: the whole clause, or its part after "and", or the sentence's first clause, or else only its verb.
 * With the preposition before the address: "Order at".
 */
const callIn = (text: string): string => {
  const whole = called(text);
  const clauses = splitClauses(text);
  // "Never call in the night, call": the last clause asks.
  const last = called(clauses.at(-1) ?? '');
  const call = [whole, called(whole.split(AND).at(-1)!), isRequest(last) ? last : '', called(clauses[0] ?? '')].find(
    (part) => within(part, MAX_CALL),
  );
  const { at = '', verbAt = '' } = PLACED_AT.exec(text)?.groups ?? {};
  if (call) return text.trimEnd().endsWith(`${call} ${at}`) ? trimmed(`${call} ${at}`) : call;
  const [verb = ''] = whole.split(' ');
  return verbAt !== '' && isRequest(verb) && !NEGATION.test(text) ? `${verb} ${verbAt}` : '';
};

const called = (text: string): string =>
  trimmed(withoutLastConjunction(withoutConjunction(trimmed(text)).replace(PLACED, '')));

/** Without those that mean something else in another language: of, en, and the Portuguese article o. */
const AND = /\s(?:and|or|y|und|oder|et|ou|e|oraz|lub|albo|или|veya)\s/iu;
/** Before an address: "Order today at". */
const PLACED =
  /(?<![\p{L}\p{M}])(?:at|on|via|through|auf|unter|bei|über|en|sur|su|em|no|na|op|the|le|al|el|au|la)[\s:]*$/iu;

/** As in `PLACED`, without articles. German verbs may have a second part after the address. */
const PLACED_AT =
  /(?<![\p{L}\p{M}])(?<at>(?<verbAt>at|on|via|through|en|sur|su|em|no|na)|auf|unter|bei|über|op|al|au)\s*$/iu;

/** Before an address and before a telephone number, if the script has no verb there. */
const CALLS: Readonly<Record<string, readonly [address: string, telephone: string]>> = {
  en: ['Visit', 'Call'],
  de: ['Jetzt besuchen', 'Jetzt anrufen'],
  es: ['Visita', 'Llama al'],
  fr: ['Visitez', 'Appelez le'],
  it: ['Visita', 'Chiama'],
  nl: ['Bezoek', 'Bel'],
  pl: ['Odwiedź', 'Zadzwoń'],
  pt: ['Visite', 'Ligue'],
  ru: ['Заходите на', 'Звоните'],
  tr: ['Ziyaret edin', 'Arayın'],
};

/** Fewer words do not tell the language. */
const MIN_LANGUAGE_WORDS = 4;

/** @param at the sentence with the contact: nobody is sent to one that it, or the one before, warns of */
const callOf = (sentences: readonly string[], at: number, contact: string): string => {
  const said = trimmed(sentences.join(' ').replaceAll(contact, ' '));
  const isDenied = NEGATION.test(sentences.slice(Math.max(0, at - 1), at + 1).join(' '));
  if (isDenied || contact.includes('@') || said.split(/\s+/u).length < MIN_LANGUAGE_WORDS) return '';
  const calls = CALLS[detectLanguage(said) ?? ''];
  if (calls === undefined) return '';
  return calls[/\p{L}/u.test(contact) ? 0 : 1];
};

const textOf = ({ before, key, after }: KeyWords): string => trimmed([before, key, after].filter(Boolean).join(' '));

const offerIn = (text: string): string | undefined => {
  const offer = offerOf(text);
  if (offer === undefined) return undefined;
  const words = offer.after === '' ? textOf(offer) : `${offer.key} ${offer.after}`;
  return [withoutConjunction(words), offer.key].find((part) => within(part, MAX_OFFER));
};

/** Before a price that is asked now: "The first class costs 15 euros", "A class costs only 15 euros", not that of another. */
const COSTS = '(?<!\\p{L})(?:costs|cuestan?|custam?|kostet|kosten|coûte(?:nt)?|costano|costa)';
const ONLY = '(?:only|just|you only|solo|sólo|só|apenas|nur|seulement)';
/** Not "it": that may be what the problem costs, or what others ask. */
const OURS =
  '(?:the first|your|our|la primera|el primer|tu|nuestr[oa]s?|a primeira|o primeiro|sua|seu|noss[oa]s?|die erste|der erste|das erste|deine?|ihre?|unsere?|la première|le premier|votre|ton|ta|notre|nos|la prima|il primo|la tua|il tuo|la nostra|il nostro)';
/** Alone, they may tell what a problem costs: "Today a repair costs $90". */
const NOW =
  "(?:this week|today|esta semana|hoy|diese woche|heute|cette semaine|aujourd[’']hui|hoje|questa settimana|oggi)";
const ASKED = new RegExp(`${COSTS}\\s${ONLY}\\s*$|^${OURS}(?!\\p{L}).{0,40}${COSTS}\\s*$`, 'iu');
const REDUCED = new RegExp(`^${NOW}(?!\\p{L}).{0,40}${COSTS}\\s*$`, 'iu');
/** "Winter service now 59 pounds", "Gleitsichtbrillen jetzt ab 189 Euro". */
const ENDS_NOW =
  /(?<!\p{L})(?:now|today|this week|jetzt|heute|nur noch|ahora|hoy|maintenant|aujourd[’']hui|agora|hoje|ora|adesso|oggi|nu|vandaag)(?:\s(?:only|just|from|for|ab|nur|für|desde|por|s[oó]lo|solo|dès|à|pour|seulement|a partir de|a|da|per|vanaf|voor|maar))?$/iu;

const COSTING = new RegExp(`${COSTS}\\s*$`, 'iu');
/** At the end of a sentence: who has no hidden fees speaks of what they ask. */
const ALL_IN =
  /(?<!\p{L})(?:(?:no|without|without any) hidden (?:extras?|fees?|costs?|charges)|sin (?:costes|gastos|extras) ocultos|ohne versteckte (?:kosten|gebühren)|sans frais cachés|sem (?:custos|taxas) ocult[oa]s|senza costi nascosti)\s*[.!]*$/iu;

const offerNear = (sentences: readonly (string | undefined)[]): string | undefined => {
  for (const sentence of sentences) {
    const offer = sentence === undefined || ASKS.test(sentence) ? undefined : offerOf(sentence);
    if (offer === undefined) continue;
    const text = textOf(offer);
    const drop = priceDropIn(text);
    const isOldFirst = drop !== undefined && drop.old.from < drop.now.from;
    const isReduced = REDUCED.test(offer.before) || COSTING.test(offer.before);
    const isAsked = isOldFirst || ASKED.test(offer.before) || ENDS_NOW.test(offer.before) || (drop && isReduced);
    if (offer.before.split(/\s+/u).length > MAX_WORDS_BEFORE_OFFER && !isAsked) continue;
    if (within(text, drop ? MAX_REDUCED : MAX_OFFER)) return asTitle({ before: '', key: text, after: '' }).key;
  }
  return undefined;
};

/** The first sentences tell what a problem costs. */
const PROBLEM_SENTENCES = 2;

/** Of the words that tell what is given, alone and with the rest of their sentence. */
const MAX_GIFT = { alone: MAX_OFFER, whole: { words: 10, letters: 52 } };
/** Before what is given, "nothing is free", and after it. */
const NOTHING = /(?<!\p{L})(?:nothing|nada|nichts|rien|niente|nulla|niets)(?!\p{L})/iu;
const DENIED_AFTER = /^[^\s\p{L}]{0,2}\s?(?:değil|नहीं|では|じゃ)/u;
const ASKS = /[?？؟]\s*$/u;

/**
 * The sentence with what costs nothing or half, or its clauses until then if those after them only add something: what it depends on is
 * not left out. Undefined for what is denied, asked, or given by others.
 */
const giftOf = (sentence = ''): string | undefined => {
  const clauses = splitClauses(sentence);
  const at = clauses.findIndex((clause) => giftIn(clause));
  const clause = clauses[at];
  const gift = clause === undefined ? undefined : giftIn(clause);
  if (clause === undefined || gift === undefined || ASKS.test(sentence)) return undefined;
  const [before, after] = [clause.slice(0, gift.from), clause.slice(gift.to)];
  if (NEGATION.test(before) || NOTHING.test(before) || DENIED_AFTER.test(after)) return undefined;
  if (isOfOthers([...clauses.slice(0, at), before].join(' '), after)) return undefined;
  const [whole, alone] = [trimmed(sentence), trimmed(clauses.slice(0, at + 1).join(' '))];
  const next = clauses[at + 1];
  const text = [
    within(whole, MAX_GIFT.whole) ? whole : undefined,
    (next === undefined || FURTHER.test(next)) && within(alone, MAX_GIFT.alone) ? alone : undefined,
  ].find((words) => words !== undefined);
  return text && asTitle({ before: '', key: withoutConjunction(text), after: '' }).key;
};

/** The sentence before a call may be a call too: "Your first bag is free. Start today." */
const giftNear = (sentences: readonly string[], at: number): string | undefined =>
  [at - 1, at + 1, at - 2].map((near) => giftOf(sentences[near])).find((gift) => gift !== undefined);

/** What is given before the last clause, which asks: "Sopralluogo gratuito: chiama". `ahead`: the words before the contact without it. */
const announcedIn = (said: string): { gift: string | undefined; ahead: string } => {
  const clauses = splitClauses(said);
  const call = clauses.pop() ?? '';
  const gift = callIn(call) === '' ? undefined : giftOf(clauses.join(' '));
  return gift === undefined ? { gift, ahead: said } : { gift, ahead: call };
};

/** The price that the script asks, if it names no other. */
const onlyPriceIn = (sentences: readonly string[]): string | undefined => {
  const offers = sentences.flatMap((sentence, index) => {
    const offer = offerOf(sentence);
    return offer ? [{ ...offer, index, isAllIn: ALL_IN.test(sentence) }] : [];
  });
  const [offer, other] = offers;
  const isOurs = offer && (ASKED.test(offer.before) || (offer.isAllIn && COSTING.test(offer.before)));
  if (offer === undefined || other !== undefined || offer.index < PROBLEM_SENTENCES || !isOurs) return undefined;
  const text = trimmed(`${offer.before} ${offer.key}`);
  return within(text, MAX_OFFER) ? asTitle({ before: '', key: text, after: '' }).key : offer.key;
};

/** You or we have nothing to pay: "Others pay nothing" promises nothing. */
const FREE =
  /^(?:(?:you|we) pay nothing|no pag(?:as?|amos) nada|não pag(?:as?|amos) nada|(?:du zahlst|wir zahlen|zahlst du|zahlen sie|zahlen wir) nichts|(?:vous ne payez|tu ne paies) rien|non pagh?i (?:nulla|niente)|(?:je betaalt|u betaalt|betaal je|betaalt u) niets)$/iu;
const CONDITION = /^(?:if|wenn|si|se|als)\s[^,]{1,50},\s+/iu;
const MAX_FREE = { words: 9, letters: 44 };

const freeIn = (sentence: string | undefined): string | undefined => {
  const said = trimmed(sentence ?? '');
  return FREE.test(said.replace(CONDITION, '')) && within(said, MAX_FREE)
    ? asTitle({ before: '', key: said, after: '' }).key
    : undefined;
};

/** A short sentence with the end of an offer. */
const deadlineIn = (sentence: string | undefined): string | undefined => {
  const said = trimmed(sentence ?? '');
  if (!endsSoon(said) || !within(said, MAX_OFFER) || NEGATION.test(said)) return undefined;
  return asTitle({ before: '', key: said, after: '' }).key;
};

/** An end card is seen for at least this long; a short last sentence may be shorter. */
const MIN_CARD_MS = 1900;
const MIN_SENTENCE_MS = 1000;
/** At most, of a card whose words are not spoken in the last piece. */
const MAX_CARD_MS = 4400;
/** Of the part of the last sentence before the card. */
const MIN_BEFORE_MS = 1700;

/**
 * Where the end card begins: with the last piece, or inside it with the words of the card. Undefined if the video is too short for one.
 * @param canStartPiece whether the last piece may show nothing but the card
 * @param saidMs when the first words of the card are spoken; undefined if that is not in the last piece
 */
export function endCardStart(
  pieces: readonly Pick<Piece, 'startMs' | 'endMs'>[],
  words: readonly { startMs: number }[],
  saidMs: number | undefined,
  canStartPiece: boolean,
): number | undefined {
  const { startMs, endMs } = pieces.at(-1)!;
  const length = endMs - startMs;
  const isLongEnough = canStartPiece && length >= MIN_SENTENCE_MS;
  const [first, last] = [startMs + MIN_BEFORE_MS, endMs - MIN_CARD_MS];
  const startsWithCard = saidMs === undefined ? length <= MAX_CARD_MS : saidMs < first;
  if (isLongEnough && startsWithCard) return startMs;
  if (first > last) return isLongEnough ? startMs : undefined;
  const wanted = Math.max(first, Math.min(last, saidMs ?? endMs - MAX_CARD_MS));
  // Between two words.
  const starts = words.map((word) => word.startMs - FRAME_MS).filter((ms) => ms >= first && ms <= last);
  const [best = wanted] = starts.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return onFrame(best);
}
