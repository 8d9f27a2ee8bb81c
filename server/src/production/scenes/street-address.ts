// Finds a street address with its house number: "12 Main Street", "calle Mayor 15", "12 rue de la Paix", "Hauptstraße 12", "中山路12号".

const NAME = "\\p{Lu}[\\p{L}'’.-]{0,30}";
const SMALL = "(?:de|del|della|delle|dei|di|da|do|dos|das|des|du|la|las|le|les|los|el|y|e|d['’]|l['’])";
/** "de la Paix", "Mayor", "Augusta", "dos Santos". */
const NAMES = `(?:${SMALL}\\s?){0,2}${NAME}(?:\\s(?:${SMALL}\\s?){0,2}${NAME}){0,2}`;
const NUMBER =
  '\\p{Nd}{1,5}(?:\\s?bis|[a-zA-Z])?(?![\\p{L}\\p{N}%€$:/]|[.,]\\p{N}|\\s?[%€$£]|\\s(?:h|hours?|days?|minutes?|times)(?!\\p{L}))';

const FORMS = [
  `\\p{Nd}{1,5}[a-zA-Z]?\\s(?:${NAME}\\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Boulevard|Blvd|Square|Way|Court|Terrace|Row)(?!\\p{L})`,
  `\\p{Nd}{1,4}(?:\\s?(?:bis|ter))?,?\\s(?:rue|avenue|boulevard|place|allée|chemin|quai|impasse|route)\\s(?:${SMALL}\\s?){0,2}${NAME}(?:[ -]${NAME}){0,2}`,
  `\\p{Lu}[\\p{L}-]{0,30}(?:straße|strasse|str\\.|platz|gasse|allee|weg|ring|damm|ufer)\\s${NUMBER}`,
  `(?:${NAME}\\s){1,2}(?:Straße|Strasse|Str\\.|Platz|Gasse|Allee|Weg|Ring|Damm|Ufer)\\s${NUMBER}`,
  `(?:[Cc]alle|[Aa]venida|[Aa]v\\.|[Pp]aseo|[Pp]laza|[Cc]arrera|[Rr]ua|[Tt]ravessa|[Pp]raça|[Vv]ia|[Vv]iale|[Cc]orso|[Pp]iazza)\\s${NAMES},?\\s(?:n[º°.]\\s?)?${NUMBER}`,
  `(?:${NAME}\\s){1,2}(?:Caddesi|Cad\\.|Sokak|Sokağı|Sok\\.)\\s(?:No:?\\s?)?${NUMBER}`,
  `\\p{Lu}[\\p{L}-]{0,30}(?:straat|laan|gracht|plein|kade|singel|dijk|rak|steeg)\\s${NUMBER}`,
  `(?:[Uu]lic[aęy]|[Uu]l\\.)\\s${NAME}(?:\\s${NAME}){0,2}\\s${NUMBER}`,
  `(?:ул\\.|[Уу]лиц[аеу])\\s${NAME}(?:\\s${NAME}){0,2},?\\s(?:дом\\s|д\\.\\s?)?${NUMBER}`,
  `شارع\\s\\p{L}{2,20}(?:\\s\\p{L}{2,20})?\\s${NUMBER}`,
  '(?:(?![在于到们来是])\\p{Script=Han}){2,6}(?:路|街|大道)\\p{Nd}{1,5}号',
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{1,8}\\p{Nd}{1,2}丁目\\p{Nd}{1,3}(?:番地?|-\\p{Nd}{1,3})?',
];
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,])(?:${FORMS.slice(0, -2).join('|')})|${FORMS.slice(-2).join('|')}`,
  'gu',
);

/** With the longest one that a frame can show large. */
const MAX_LETTERS = 40;

/** The last address of a text; undefined if there is none. */
export const streetIn = (text: string): string | undefined => streetsIn(text).at(-1);

/** The addresses of a text. Compiling the pattern takes longer than searching a text, and most texts have no digit. */
export const streetsIn = (text: string): string[] =>
  /\p{Nd}/u.test(text)
    ? [...text.matchAll(ADDRESS)].map(([address]) => address.trim()).filter((address) => address.length <= MAX_LETTERS)
    : [];
