// Tells whether a script says how to act on it: an address, a telephone number, a price, a date, or a request such as "Book a table".
import { splitClauses, splitSentences } from '@greenroom/engine-kit/text/sentences';
import { contactWordsOf } from '../scenes/contact-words.ts';

/** Imperatives that begin a clause, by language. */
const REQUESTS: Readonly<Record<string, string>> = {
  en: `add apply ask book bring browse buy call check choose claim click comment compare contact discover dm donate download email enter
    explore find follow get give go grab head hurry join learn leave listen message open order pick preorder read register reply request
    reserve ring save scan schedule search see send share shop sign speak start stop subscribe swipe switch tag take talk tap tell text try
    type upgrade use visit vote come drop write`,
  de: `abonnier abonniere abonnieren bestell bestelle bestellen besuch besuche besuchen bewirb bewerben buch buche buchen entdecke entdecken
    erfahre erfahren finde finden folge folgen frag frage fragen geh gehen hol hole holen kauf kaufe kaufen klick klicke klicken komm kommen
    kommt lade laden lies lesen melde melden nutze nutzen probier probiere probieren registriere registrieren reserviere reservieren ruf rufe
    rufen schau schauen schick schicke schicken schreib schreibe schreiben sichere sichern sende senden sprich sprechen starte starten such
    suche suchen teile teilen teste testen vereinbare vereinbaren wähle wählen`,
  es: `agenda aprovecha apunta apúntate busca compra comenta comparte comparta compre conoce consigue consulta consulte contacta contáctanos
    contacte corre descarga descargue descubra descubre encarga encuentra entra entre envía envíanos escanea escriba escribe escríbenos guarda guárdalo haz
    inscríbete llama llámanos llame lee manda mándanos participa pasa pásate pide pida pídelo pregunta pregúntame pregúntanos prueba pruébalo pruebe regístrate
    regístrese reserva reserve sigue síguenos solicita solicite suscríbete suscríbase toca únete usa ven venga vente visita visítanos visite vota`,
  fr: `abonne abonnez achète achetez appelle appelez apporte apportez clique cliquez commande commandez commente commentez contacte contactez
    découvre découvrez demande demandez écris écrivez envoie envoyez essaie essaye essayez goûtez inscris inscrivez lisez partage partagez
    passe passez prends prenez profite profitez rejoins rejoignez rends rendez réserve réservez suivez télécharge téléchargez teste testez
    trouve trouvez venez viens visite visitez votez`,
  it: `abbonati acquista approfitta chiama chiamaci chiamate chiedi clicca commenta compra comprate contatta contattaci contattate condividi
    entra iscriviti leggi ordina ordinate partecipa passa passate porta prenota prenotate prova provate provalo registrati richiedi scarica
    scopri scoprite scrivi scrivici segui seguici telefona trova unisciti vieni venite visita visitate vota`,
  pt: `acesse agende aproveite assine baixe chame clique comente compartilhe compra compre confira contate conheça descubra encomende encontre
    entre envie escreva experimenta experimente faça fale garanta inscreva junte leia liga ligue mande marca marque participe passa passe
    pede peça pergunte prova prove reserva reserve siga solicite teste traga use venha visita visite vote`,
};

interface Words {
  requests: ReadonlySet<string>;
  /** Of days and months. */
  dates: ReadonlySet<string>;
}

const DAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)));

const words: ReadonlyMap<string, Words> = new Map(
  Object.entries(REQUESTS).map(([language, requests]) => {
    const names = (part: 'weekday' | 'month', of: readonly Date[]) =>
      of.map((date) => date.toLocaleDateString(language, { [part]: 'long', timeZone: 'UTC' }));
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const near = [relative.format(0, 'day'), relative.format(1, 'day')];
    return [
      language,
      {
        requests: new Set(requests.split(/\s+/u)),
        dates: new Set([...names('weekday', DAYS), ...names('month', MONTHS), ...near].map(lowerCaseIn(language))),
      },
    ];
  }),
);

/** English names keep their capital, or "may" and "march" would be months. */
function lowerCaseIn(language: string): (word: string) => string {
  return language === 'en' ? (word) => word : (word) => word.toLowerCase();
}

/** Free of charge, a code, a name of an account, or a place to click. */
const OFFERED =
  /(?<![\p{L}\p{N}])(?:free|gratis|gratuit\p{L}*|kostenlos\p{L}*|grátis|link|enlace|lien|bio|QR|@\w{2,30})(?![\p{L}\p{N}])/iu;

/** "So", "then" or "and" before a request, and "just" or "please". */
const BEFORE_REQUEST = new Set(
  'and or so then just now today please y o pues hoy ya por favor und oder also dann jetzt heute bitte et ou alors maintenant e poi ora oggi agora hoje'.split(
    ' ',
  ),
);

/**
 * True also without a script, and for scripts in languages whose requests are not known here.
 * @param language of the script; null if it is unknown
 */
export function hasCallToAction(script: string, language: string | null): boolean {
  const [spoken = ''] = language?.split('-') ?? [];
  const known = words.get(spoken);
  if (!known || script.trim() === '' || contactWordsOf(script) !== undefined || OFFERED.test(script)) return true;
  const lower = lowerCaseIn(spoken);
  if (wordsOf(script).some((word) => known.dates.has(lower(word)) || known.dates.has(lower(word).replace(/s$/u, ''))))
    return true;
  return splitSentences(script)
    .flatMap(splitClauses)
    .some((clause) => isRequest(clause, [known]));
}

/** Whether a clause begins as a request does; by default, in any of the languages. */
export function isRequest(clause: string, languages: Iterable<Words> = words.values()): boolean {
  const first = wordsOf(clause.toLowerCase()).find((word) => !BEFORE_REQUEST.has(word));
  return first !== undefined && [...languages].some(({ requests }) => requests.has(first));
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];
