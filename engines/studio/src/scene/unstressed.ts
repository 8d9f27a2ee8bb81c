// Words without a meaning of their own, in the language of a film: "door" has one in English, none in Dutch.
import { UNSTRESSED } from '@greenroom/engine-kit/text/unstressed-words';

/** By language, beyond those that a voice hardly stresses. Not what denies or counts. */
const FUNCTION_WORDS = {
  en:
    'there these those his her its into onto before after until because should would could must may might were been being let ' +
    "i'll i've you're you've we're we've we'll they're that's there's here's am did some any just also which whose",
  de: 'bevor nach durch gegen über vor werden wird wurde kann können muss sollte haben habe sein seine ihr ihren ihrem deine dein mein unser diese dieser dieses damit weil ob bei aber dann etwas',
  es: 'el la los las un una unos unas y de del al a en con por para que se su sus tu tus mi mis lo le les es son está están como cuando si desde hasta nuestro nuestra nuestros nuestras este esta estos estas',
  fr: 'le la les un une des du au aux et ou à en dans par pour avec sur que qui se ce cet cette ces son sa ses ta tes ton mon ma mes nos vos votre notre est sont il elle ils elles on nous vous je dès chez',
  it: 'il lo la i gli le un e a in una uno di da del della dei delle dello al alla ai alle nel nella con per su tra fra che si è sono il tuo tua tuoi tue suo sua mio mia nostro nostra questo questa come quando ed anche',
  pt: 'o a os as um uma uns umas e ou do da dos das ao à na nos nas em com por pelo pela para que se seu sua seus suas meu minha nosso nossa este esta isso é são está ele ela você nós',
  nl: 'het een naar door over uit zijn haar hun onze jouw deze dit er dan ook maar bij tot',
  pl: 'i w z na do od za po dla przez przy jest są się że to ten ta te twój twoja nasz nasza jak gdy albo oraz',
  ru: 'и в на с со к ко по за из от до для у о об что как это мы вы он она они наш ваша ваш наша или а же бы ли',
  tr: 've ile bir bu şu için de da ki gibi olan biz siz',
};

const LISTS = Object.entries(FUNCTION_WORDS).map(([language, words]): readonly [string, ReadonlySet<string>] => [
  language,
  new Set([...(UNSTRESSED[language] ?? []), ...words.split(' ')]),
]);

/** The language in which a text has the most of them. */
export const speechLanguageOf = (texts: readonly string[]): string => listOf(texts)[0];

/** Those of the language in which a text has the most of them, in lower case. */
export const unstressedWordsOf = (texts: readonly string[]): ReadonlySet<string> => listOf(texts)[1];

const listOf = (texts: readonly string[]): readonly [string, ReadonlySet<string>] => {
  const words = texts.map((text) => text.toLowerCase().replace(MARKS_BEHIND, ''));
  const countIn = ([, list]: (typeof LISTS)[number]): number => words.filter((word) => list.has(word)).length;
  return LISTS.reduce((best, list) => (countIn(list) > countIn(best) ? list : best));
};

const MARKS_BEHIND = /(?<!\p{P})\p{P}{1,4}$/u;
