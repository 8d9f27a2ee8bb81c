// First names, for descriptions that begin with one: "Sarah, 61, silver bob". Names that are typical of one region suggest an origin.
import { wordsOf } from '../paint/colour-words.ts';
import type { OriginName } from './origins.ts';

/** Women's names, then men's; a name that is worn in many regions is in the first group only. */
const table: readonly (readonly [OriginName | undefined, women: string, men: string])[] = [
  [
    undefined,
    `sarah sara maria mary anna ana anne laura lisa julia emma emily sophie sofia sophia clara carla carmen elena helena paula
    marta martina nina lena lea mia olivia amelia charlotte alice chloe marie claire julie isabella isabel ines beatriz mariana
    gabriela valentina daniela aurora sandra monica adriana carolina
    jennifer jessica amanda rachel rebecca hannah grace susan linda patricia barbara elizabeth margaret karen nancy betty diana victoria
    jenny sally wendy tracy debbie jane anita judy joan helen ruth gemma holly molly daisy poppy fiona heather amber erin
    leila noor hana amina zoe kate katie lucy ella ruby megan nicole michelle stephanie kimberly melissa angela sharon
    tina eva alina anja claudia nora pauline manon lucia rosa teresa renata larissa bianca elisa nadia naomi meera`,
    `john james robert michael william david richard joseph thomas charles daniel matthew anthony mark paul steven andrew kevin brian george
    peter jack harry oliver noah liam lucas luca leo max felix jonas lukas tobias markus julien nicolas louis hugo carlos juan luis miguel pedro
    pablo diego antonio manuel fernando rafael bruno marco omar ali marcus tyler ryan jason eric adam tom tim ben dan nick luke ethan mason logan
    dave steve mike bob bill joe greg phil rob matt josh jake pete ted fred stan barry ian neil gary simon alan colin trevor nigel stuart
    jacob henry arthur theo oscar samuel nathan martin stephan patrick philipp christian andreas sergio alberto raul raúl ricardo eduardo
    roberto alejandro rodrigo victor jun karan karim`,
  ],
  [
    'nordic',
    'ingrid astrid sigrid freya solveig linnea annika maja liv saga synne ronja elin malin frida',
    'lars sven bjorn bjørn björn erik magnus nils henrik anders gustav olav olaf leif mikkel søren soren torsten håkon',
  ],
  [
    'germanic',
    'sabine monika heike ursula petra katharina birgit greta anneliese gudrun ilse lieselotte hilde heidi femke sanne lotte',
    'stefan klaus jürgen hans wolfgang florian dominik günther dieter heinz fritz lukasz jeroen sjoerd maarten pieter bram dirk uwe',
  ],
  [
    'slavic',
    `olga svetlana natalia natasha tatiana irina oksana ludmila yulia ekaterina anastasia agnieszka katarzyna malgorzata małgorzata zofia
    kasia ewa jadwiga milena ivana jelena zuzana`,
    `ivan dmitri dmitry vladimir sergei sergey igor oleg boris yuri andrei alexei nikolai mikhail bogdan taras piotr krzysztof marek tomasz
    wojciech jakub pawel paweł jarek zbigniew milos dragan pavel vaclav`,
  ],
  [
    'celtic',
    'siobhan siobhán aoife niamh saoirse ciara caoimhe sinead sinéad roisin róisín morag',
    'sean seán padraig cillian oisin ciaran declan hamish angus callum',
  ],
  [
    'french',
    'chloé amélie amelie léa céline celine margaux solène océane élodie aurélie mathilde anaïs',
    'pierre jacques antoine mathieu guillaume olivier françois thibault baptiste gaël étienne jérôme',
  ],
  [
    'southern-european',
    'giulia giorgia francesca chiara silvia federica ginevra alessia ilaria lucía pilar dolores macarena ioanna despina eleni',
    'matteo giovanni giuseppe lorenzo paolo francesco alessandro luigi vincenzo salvatore enzo javier jordi iker giorgos yannis kostas nikos dimitris',
  ],
  [
    'anatolian',
    'zeynep ayşe ayse elif fatma defne büşra emine',
    'mehmet mustafa ahmet emre yusuf murat burak hakan cem kemal',
  ],
  [
    'arabian',
    'fatima aisha layla mariam amira yasmin zainab samira salma huda maryam khadija rania hessa noura shaikha latifa',
    'ahmed ahmad mohammed muhammad mohamed hassan khalid youssef ibrahim tariq bilal hamza faisal abdullah saeed sultan rashid hamad nasser zayed',
  ],
  ['levantine', 'shirin parisa nasrin soraya golnaz', 'reza dariush behzad farhad cyrus kourosh'],
  [
    'african',
    `amara amani imani nia zuri makena nyambura ngozi chioma chiamaka adaeze ifeoma amaka nneka chidinma adanna oluchi temitope folake bukola yewande funmi titilayo wanjiru akinyi
    abena akosua ama efua thandiwe nomsa zanele lindiwe`,
    `emeka kwame kofi chidi chinedu obinna ikenna olumide tunde babatunde femi segun ade yaw kwabena kwesi kamau otieno juma thabo sipho
    themba tendai mandla`,
  ],
  [
    'sahelian',
    'fatou aminata awa ndeye mariama coumba aissatou khady binta',
    'mamadou ousmane cheikh moussa abdoulaye amadou ibrahima modou',
  ],
  ['horn-of-africa', 'hodan ayaan selam tigist', 'abebe tesfaye dawit haile abdi'],
  [
    'south-asian',
    `priya anjali ananya pooja neha kavita sunita lakshmi divya shreya nisha deepa aarti ishita kavya sneha riya aditi swati rekha radha`,
    `raj rahul amit arjun vijay sanjay ravi deepak suresh aditya rohan vikram anil sunil rajesh ramesh ashok vivek nikhil manish siddharth
    harpreet gurpreet imran`,
  ],
  [
    'east-asian',
    `yuki sakura keiko aiko mei ling xiu haruka misaki naoko yumi akiko hiroko minji jiyoung soojin xiaoming xiaoli yan jing`,
    `hiroshi kenji takeshi wei haruto satoshi takashi kazuki yuto ren hiro minho jinwoo joon seojun hao jian liang bo`,
  ],
  ['south-east-asian', 'linh thuy huong nguyet siti putri dewi maricel', 'nguyen budi agus wayan somchai'],
  [
    'latin-american',
    'guadalupe lupita ximena xochitl marisol itzel yesenia camila',
    'jorge josé jose andrés enrique cuauhtémoc santiago mateo',
  ],
  [
    'brazilian',
    'fernanda juliana letícia leticia thaís thais luciana jussara',
    'joão joao tiago thiago gustavo caio thales',
  ],
  ['polynesian', 'leilani moana', 'keanu tane'],
];

const names = new Map<string, { gender: 'female' | 'male'; origin: OriginName | undefined }>();
for (const [origin, women, men] of table)
  for (const [gender, list] of [
    ['female', women],
    ['male', men],
  ] as const)
    for (const name of list.trim().split(/\s+/)) names.set(name, { gender, origin });

const titles = new Set('dr dra dott dottssa prof professor docteur doktor doutora doutor chef coach'.split(' '));

/** Words before a name. */
const introduction =
  /\b(?:named|called|meet|this is|name is|name:|persona:|mascot:|namens|heißt|nommee?|appelee?|s'appelle|llamad[oa]|se llama|chamad[oa]|se chama|di nome|si chiama) /i;

/** The word where a name would be, in lower case: at the start of a text, also after a title, or where a person is introduced. */
export const nameIn = (text: string): string => {
  // "Sofía" is "Sofia".
  const plain = text.slice(0, 200).normalize('NFD').replace(/\p{M}/gu, '');
  const introduced = introduction.exec(plain);
  const [named = ''] = introduced ? wordsOf(plain.slice(introduced.index + introduced[0].length)) : [];
  if (names.has(named)) return named;
  const [first = '', second = ''] = wordsOf(plain);
  return titles.has(first) ? second : first;
};

/** The gender that a first name tells, if it is one. */
export const genderOfName = (name: string): 'female' | 'male' | undefined => names.get(name)?.gender;

/** The origin that a first name suggests, if it is typical of one. */
export const originOfName = (name: string): OriginName | undefined => names.get(name)?.origin;
