// Words that belong to the word after them: articles, prepositions, conjunctions and negations. A line or phrase does not end with one.

const LEADING = new Set(
  [
    'a an the of to in on at by for from with into onto over under about as and or but nor so than that if when while because every each no not never',
    'my your our their his her its this these those without until since is are was were be will can should must might could would very',
    'el la los las un una unos unas de del al a en con por para sin sobre desde hasta entre y e o u pero ni que si como cuando mi tu su nuestra nuestro no nunca es son puede debe',
    'der die das den dem des ein eine einen einem einer eines in im an am auf aus zu zum zur mit von vom für bei über unter nach vor und oder aber wenn als dass wie ohne bis kein keine nicht nie mein dein ihr unser unsere ist sind kann soll sollte muss wird',
    'le la les un une des du de au aux à en dans par pour sur sous avec sans chez vers et ou mais ni que qui si comme quand mon ton son notre votre leur ne pas jamais est sont peut doit',
    'o a os as um uma uns umas do da dos das no na nos nas ao à em de com por para sem sobre até entre e ou mas nem que se como meu seu nosso nossa não nunca é são pode deve',
    'il lo la i gli le un uno una di del dello della dei degli delle in nel nella nei nelle a al alla ai alle da dal dalla con su sul sulla per tra fra senza e o ma né che se come mio tuo suo nostro non mai è sono',
    'de het een van in op aan voor met bij uit naar over onder zonder tot en of maar dat die als om te mijn jouw uw ons onze niet geen nooit is zijn',
    'w we na z ze do od dla po o u i a ale oraz że nie bez pod przy za',
    'в во на с со из к ко от для по о об у и а но или что не ни за до без под при',
    'في من على إلى عن مع و أو ثم لا لم لن ما بلا دون',
    've ile bir bu her ne',
  ].flatMap((list) => list.split(' ')),
);

export const isLeading = (word: string): boolean => LEADING.has(word.toLowerCase());
