// Decides by its context whether a word names a place: "in a bank", but not "bank-level security" or "raise the bar".

/** A word of a place in a text. */
export interface PlaceMatch {
  readonly from: number;
  readonly to: number;
}

/** Words before a place: "in the", "walking through a small", and those of other languages, whose adjectives follow. */
const IN = new Set(
  `in at on inside between among near by behind through beside outside from to into around across under over overlooking against along above below
  walk walks walking stroll strolls strolling`.split(/\s+/),
);
const FOREIGN_IN = new Set(
  `im am an auf vor bei beim unter hinter neben ein einem einen einer eine der die das dem en dans sur à au aux devant chez une un le la una el los las
  em na no um uma num numa nel nella nello nei al alla uno delante junto entre tra
  het een bij op aan achter voor naast`.split(/\s+/),
);
/** Right before a place; Romance languages share shorter ones with English: "son", "ma". */
const FOREIGN_OWN = new Set(
  `mein meine meiner meinem meinen sein seine seiner seinem seinen ihr ihre ihrer ihrem ihren unser unsere unserer unserem unseren
  nuestro nuestra notre votre leur nosso nossa minha meu sua seu nostro nostra suo sua mio mia su`.split(/\s+/),
);
const DETERMINERS = new Set('a an the this that her his their its some'.split(' '));
const OWN = new Set('our my her his their'.split(' '));
/** Subjects and clauses: the place after them is what somebody talks about. */
const SUBJECTS = new Set('she he they it we you i that which who how when what why your about'.split(' '));

/** Words after a place that leave it a place; another one makes it an adjective: "home insurance". */
const AFTER = new Set(
  `with without in at on by and or but behind near during full under beside next while where after before between overlooking outside
  inside interior background backdrop setting scene view window windows wall walls counter table tables bench corner aisle setup space light lighting lit
  bathed party traffic floor desk shelf shelves hall room area corridor entrance door slope shot atmosphere style aesthetic deck from to above over below across along through surrounded
  filled around as holding standing sitting looking wearing smiling talking speaking day night morning evening sunset sunrise dusk dawn
  trail trails path paths golden sunny snowy rainy early late autumn summer winter spring a an the her his she he they not no there here today now`.split(
    /\s+/,
  ),
);
/** After a word without a preposition: its object, so that it is a verb. */
const OBJECT = new Set('the your our my'.split(' '));
/** After somebody's own place: verbs, which name it as the place of the story. */
const OWN_AFTER = /^(?:will|can|for|.*[^s]s)$/;
/** After a place with a preposition: "from our rooftop you see". */
const LOCATED_AFTER = /^(?:of|you|we|it)$/;

/** After a place that has an article: what somebody does there, "in a kitchen making coffee", but not "in the office cleaning business". */
const DOING =
  /^(?!(?:cleaning|building|training|marketing|planning|booking|lending|banking|pricing|shipping|staffing|furnishing|decorating|heating|lighting|flooring|parking|opening|rating|listing|housing)$)\p{L}{2,}ing$/u;

/** After a place in other languages: prepositions and articles, and adjectives by their endings or as whole words. */
const FOREIGN_AFTER = new Set(
  `de del du des di dos con com avec mit met bei bij im am auf en em op aan à au aux ao al la et und
  cosy chic grande grandes petit petite vieux clair claire clairs claires claro clara vide vacío vacía vazio vazia blanc blanche blanca bianca branca nuevo nueva
  nuovo nuova novo nova ancien ancienne antiguo antigua antigo antiga limpio limpia limpo limpa viejo vieja vecchio vecchia velho velha piccolo piccola pequeño pequeña
  pequeno pequena abierto abierta aberto aberta aperto aperta lleno llena cheio cheia pieno piena verde verdes public tropical
  logistique rustique romantique asiatique publique dental dentale médical médicale industrial industriale industriel industrielle
  international internationale internacional internazionale peatonal edile automobile infantil`.split(/\s+/),
);
const FOREIGN_ADJECTIVE =
  /^\p{L}{3,}(?:(?:[aiu]d|at|os|ic)[oa]s?|ée?s?|eux|euses?)$|^(?:modern[oaei]s?|moderne?s|[ée]l[ée]gante?[si]?|(?:acog|accog|aconcheg|acolhed|chaleur|ensoleill|artesan|artisana|artigian|profesional|profissiona|professionn|minimalista?|innevat|soleggiat|affollat|parisien|español|italian[oae]|mexican[oa]|brasileir|fiorit|fleuri)\p{L}*)$|^(?:d|all|dell|nell)['’]/u;
/** English words of places with another meaning in other languages: "stage de formation". */
const OTHER_ABROAD = /^(?:stage|lecture|nature|radio|home)$/;

/** Compounds with the word of a place that are none. */
const FIGURATIVE =
  /\b(?:data|cloud|stock|app|online|digital|web|raise[sd]? the|raising the|set the|job|housing|server|click|wind|solar|safe)[ -]$/;

const REACH = 60;
/** A street with a house number is an address and shows nothing: "calle Mayor 15", "15 Main Street", "12 rue de Rivoli". */
const STREET = /^(?:street|road|(?:town )?square|calle|rue)$/;
const NUMBER_AFTER =
  /^(?:(?:\s{1,2}(?!(?:with|of|in|and|at|for|on|from|to)\s)[\p{L}.'’-]{1,20}){1,4},?)?\s{1,2}(?:n[º°]\s?)?\p{N}{1,4}(?![\p{N}\p{L}%/:])/u;
const NUMBER_BEFORE = /(?<![\p{L}\p{N}])\p{N}{1,4}(?:bis)?\s{1,2}(?:[\p{L}.'’-]{1,20}\s{1,2}){0,2}$/u;
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** Whether the match is a place that the text means; `all` are the matches of the text. */
export const isNamed = (text: string, match: PlaceMatch, all: readonly PlaceMatch[]): boolean => {
  // Languages that write without spaces or attach prepositions are not judged.
  if (
    /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(text.slice(Math.max(0, match.from - REACH), match.to + REACH))
  )
    return true;
  if (/^[\p{L}\p{N}]/u.test(text.slice(match.to).replace(/^(?:e?s)(?![\p{L}\p{N}])/u, ''))) return false;
  const preceding = text.slice(Math.max(0, match.from - REACH), match.from);
  const word = text.slice(match.from, match.to);
  const isStreet = STREET.test(word);
  if (isStreet && (NUMBER_BEFORE.test(preceding) || NUMBER_AFTER.test(text.slice(match.to, match.to + REACH))))
    return false;
  if (FIGURATIVE.test(preceding)) return false;
  const before = wordsIn(preceding.split(/[.,;:!?()\n]/).at(-1)!);
  const near = before.slice(-7);
  if (
    near.slice(-3).some((word) => FOREIGN_IN.has(word)) ||
    FOREIGN_OWN.has(near.at(-1) ?? '') ||
    FOREIGN_IN.has(wordsIn(word)[0]!) ||
    IN.has(wordsIn(word)[0]!)
  )
    return true;
  const located = near.some((word) => IN.has(word));
  const own = near.slice(-3).some((word) => OWN.has(word));
  // Without a preposition, the place is the whole phrase: "a small garden café".
  if (!located && !own && !isPhraseStart(before)) return false;
  if (
    all.some(
      ({ from }) =>
        from >= match.to &&
        from < match.to + REACH &&
        /^['’s]*[ -]*$/.test(text.slice(match.to, from)) &&
        from > match.from,
    )
  )
    return true;
  const following = text.slice(match.to, match.to + REACH).replace(/^(?:e?s)\b/, '');
  const gap = /^['’]?s?([\s]*)([.,;:!?()\-–—]?)\s*/.exec(following)!;
  if (gap[2] !== '' && gap[2] !== '-') return true;
  const [next, second] = wordsIn(following.slice(gap[0].length));
  if (next === undefined) return true;
  if (gap[2] === '-') return false;
  // "The kitchen of a restaurant", but not "the office of the future".
  if (next === 'of' && (second === 'a' || second === 'an')) return true;
  if ((FOREIGN_AFTER.has(next) || FOREIGN_ADJECTIVE.test(next)) && !OTHER_ABROAD.test(word)) return true;
  // "Our paint shops the look for you", "sports court the attention of fans".
  if (!located && OBJECT.has(next)) return false;
  if (located && near.slice(-3).some((word) => DETERMINERS.has(word)) && DOING.test(next)) return true;
  return AFTER.has(next) || (own && OWN_AFTER.test(next)) || (located && LOCATED_AFTER.test(next));
};

const isPhraseStart = (before: readonly string[]): boolean =>
  before.length <= 4 &&
  !before.some((word) => SUBJECTS.has(word)) &&
  !before.slice(1).some((word) => DETERMINERS.has(word));
