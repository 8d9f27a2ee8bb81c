// Words for people, of whom a film shows faces. Children are left out: all faces are those of adults.
import type { Gender } from '../stock/faces.ts';

const MANY = [
  'people|persons|adults|customers|clients|buyers|shoppers|riders|drivers|members|subscribers|students|patients|families|households|kitchens',
  'users|readers|guests|travell?ers|neighbou?rs|freelancers|founders|homeowners|employees|parents|m[ou]ms|mothers|dads|fathers|women|men|couples',
  'viewers|listeners|creators|developers|tenants|renters|entrepreneurs|americans',
  'menschen|personen|leuten?|erwachsenen?|kund(?:en|innen)|käufer(?:n|innen)?|nutzer(?:n|innen)?|mitgliedern?|patient(?:en|innen)|familien|haushalten?',
  'gästen?|lesern?|leserinnen|studierenden?|nachbarn|freiberuflern?|selbstständigen?|eltern|müttern?|vätern?|frauen|männern?|deutschen?|mietern?',
  'teilnehmer(?:n|innen)?|mitarbeiter(?:n|innen)?|abonnenten',
  'personas|adult[oa]s|client[ea]s|usuari[oa]s|miembros|soci[oa]s|suscriptor(?:es|as)|pacientes|familias|hogares|huéspedes|lector(?:es|as)|alumn[oa]s',
  'estudiantes|vecin[oa]s|autónom[oa]s|madres|padres|mujeres|hombres|español(?:es|as)|mexican[oa]s|viajer[oa]s|emprendedor(?:es|as)',
  'personnes|gens|adultes|client(?:e)?s|utilisat(?:eur|rice)s|membres|abonnée?s|patient(?:e)?s|familles|foyers|voyageu(?:r|se)s|lect(?:eur|rice)s|élèves',
  'étudiant(?:e)?s|voisin(?:e)?s|indépendant(?:e)?s|freelances|mères|mamans|pères|papas|femmes|hommes|françaises?|français|salariée?s|acheteurs|locataires',
  'persone|adulti|clienti|utenti|membri|soci|abbonati|pazienti|famiglie|ospiti|lettori|studenti|vicini|madri|mamme|padri|genitori|donne|uomini|italian[ie]',
  'pessoas|usuári[oa]s|utilizador(?:es|as)|membros|assinantes|famílias|hóspedes|leitor(?:es|as)|alun[oa]s|estudantes|vizinh[oa]s|autônom[oa]s|mães',
  'mulheres|homens|brasileir[oa]s|portugues(?:es|as)',
  'mensen|volwassenen|klanten|gebruikers|leden|abonnees|patiënten|gezinnen|huishoudens|gasten|lezers|studenten|buren|zzp.ers|ouders|moeders|vaders',
  'vrouwen|mannen|nederlanders|reizigers',
  'os(?:oby|ób)|ludzi|dorosłych|klient(?:ów|ek|ki)|klienci|użytkownik(?:ów|i)|członków|pacjent(?:ów|ek)|rodzin|gości|czytelników|studentów|sąsiadów',
  'rodziców|matek|kobiet|mężczyzn|polaków',
  'люд(?:и|ей)|человека?|взрослых|клиент(?:ов|ы|ок|ки)|покупател(?:ей|и)|пользовател(?:ей|и)|участник(?:ов|и)|пациент(?:ов|ы)|сем(?:ей|ьи)|гост(?:ей|и)',
  'читател(?:ей|и)|студент(?:ов|ы)|сосед(?:ей|и)|фрилансер(?:ов|ы)|родител(?:ей|и)|матерей|мам|женщин|мужчин|подписчик(?:ов|и)|россиян',
  'kişi(?:den|ler)?|insan(?:lar)?|yetişkin(?:den|ler)?|müşteri(?:den|ler)?|kullanıcı(?:dan|lar)?|üye(?:den|ler)?|aile(?:den|ler)?|kadın(?:dan|lar)?|erkek(?:ten|ler)?',
].join('|');

/** One of those who are counted: "un adulte sur trois". */
const ONE = [
  'person|adult|customer|client|patient|family|household|woman|man|parent|mother|father|mensch|erwachsener?|deutscher?|kunde|kundin|familie|haushalt|frau|mann',
  'persona|adult[oa]|cliente|paciente|familia|hogar|mujer|hombre|español|personne|adulte|cliente?|patiente?|famille|foyer|femme|homme|française?|salariée?',
  'cliente|paziente|famiglia|donna|uomo|italian[oa]|pessoa|família|mulher|homem|brasileir[oa]|volwassene|klant|gezin|vrouw|nederlander|osoba|dorosły',
  'klient|klientka|kobieta|polak|человек|взрослый|клиент|покупатель|женщина|мужчина|россиянин',
].join('|');

const WOMEN =
  'wom[ae]n|mothers?|m[ou]ms|ladies|frau(?:en)?|müttern?|kundinnen|clientas|usuarias|alumnas|mujer(?:es)?|madres?|españolas|femmes?|mères?|mamans|françaises?|donn[ae]|mamme|madri|mulher(?:es)?|mães?|vrouw(?:en)?|moeders|kobiet[aęy]?|matek|женщин[аыу]?|матерей|мам|kadın(?:lar|dan)?';
const MEN =
  'm[ae]n|dads|fathers?|guys|mann|männern?|vätern?|hombres?|hommes?|pères?|papas|uomini|uomo|padri|homens?|homem|mannen|vaders|mężczyzn[aęy]?|мужчин[аыу]?|erkek(?:ler|ten)?';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** For patterns: words for several people. */
export const PEOPLE = `(?:${MANY})(?!\\p{L})`;

const isPeople = word(`${MANY}|${ONE}`);
export const namesPeople = (text: string): boolean => isPeople.test(text);

const isWomen = word(WOMEN);
const isMen = word(MEN);

/** Undefined: women and men. */
export const genderIn = (text: string): Gender | undefined => {
  const [women, men] = [isWomen.test(text), isMen.test(text)];
  return women === men ? undefined : women ? 'female' : 'male';
};
