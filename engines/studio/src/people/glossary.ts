// Translates the words for people and clothes of descriptions in other languages into English.

/** English words with their German, French, Spanish, Italian, Portuguese, Dutch, Polish and Turkish forms; `*` is any ending. */
const latin: readonly (readonly [string, string])[] = [
  ['woman', 'frau femme mujer donna mulher vrouw kobieta kadın chica fille mädchen ragazza dame señora signora moça'],
  ['man', 'mann homme hombre uomo homem mężczyzna erkek adam chico garçon herr señor signore junge ragazzo'],
  ['young', 'jung jung* jeune* joven* giovan* jovem jovens jonge młod* genç'],
  ['elderly', 'ält* alte alter âgé* vieux vieille anciana anciano mayor anzian* idos* oude oudere stary starsz* yaşlı'],
  ['hair', 'haar haare haaren cheveux pelo cabello cabellos capelli cabelo cabelos włosy włosami saç saçlı saçları'],
  ['beard', 'bart barbe barba baard broda brodą sakal sakallı'],
  ['moustache', 'schnurrbart bigote baffi bigode snor wąsy bıyık bıyıklı'],
  ['glasses', 'brille lunettes gafas anteojos lentes occhiali óculos bril okulary okularami gözlük gözlüklü'],
  ['headscarf', 'kopftuch foulard voile pañuelo velo hoofddoek chusta başörtüsü başörtülü'],
  ['curly', 'lockig* locken bouclé* frisé* rizad* ricci* cachead* encaracolad* krullen krullend* kręcon* kıvırcık'],
  ['wavy', 'wellig* ondulé* ondulad* mossi golvend* falowan* dalgalı'],
  ['straight', 'glatt* lisse* lisos lisci steil* prost* düz'],
  ['long', 'lang lange langen langem longs longue longues larg* lungh* longo* longa* dług* uzun'],
  ['short', 'kurz* court* cort* curt* korte kort krótk* kısa'],
  ['bald', 'kahl* glatze chauve calv* careca kaal łys* kel'],
  ['blonde', 'blond* rubi* biond* loir* sarışın'],
  ['brown', 'braun* brun* marrón castañ* marron* castan* bruin* brązow* kahverengi'],
  ['black', 'schwarz* noir* negr* ner* pret* zwart* czarn* siyah'],
  ['grey', 'grau* gris gris* grigi* cinz* cinza* grijs* grijze siw* gri'],
  ['white', 'weiß* weiss* blanc* blanc blanche bianc* branc* wit witte biał* beyaz'],
  ['red', 'rot rote* roter roten rouge* roj* ross* vermelh* rood rode czerwon* kırmızı'],
  ['ginger', 'rothaarig* roux rousse pelirroj* ruiv* ruda rudy kızıl'],
  ['blue', 'blau* bleu* azul* blu azzurr* blauw* niebiesk* mavi'],
  ['green', 'grün* vert* verde* groen* zielon* yeşil'],
  ['yellow', 'gelb* jaune* amarill* giall* amarel* geel gele żółt* sarı'],
  ['pink', 'rosa rosafarben* rose* roze różow* pembe'],
  ['dark', 'dunkel* dunkl* foncé* oscur* scur* escur* donker* ciemn* koyu'],
  ['light', 'hell* clair* clar* chiar* licht* jasn* açık'],
  ['eyes', 'augen yeux ojos occhi olhos ogen oczy oczami gözlü gözleri'],
  ['shirt', 'hemd chemise camisa camicia overhemd koszula gömlek'],
  ['blouse', 'bluse chemisier blusa camicetta bluzka bluz'],
  ['dress', 'kleid robe vestido vestito jurk sukienka elbise'],
  ['suit', 'anzug costume traje abito terno fato pak garnitur takım'],
  ['jumper', 'pullover pulli pull suéter jersey maglione trui sweter kazak'],
  ['jacket', 'jacke veste chaqueta giacca jaqueta casaco jas kurtka ceket'],
  ['coat', 'mantel manteau abrigo cappotto płaszcz palto'],
  ['apron', 'schürze tablier delantal grembiule avental schort fartuch önlük'],
  ['freckles', 'sommersprossen pecas lentiggini sardas sproeten piegi'],
  ['earrings', 'ohrringe pendientes aretes orecchini brincos oorbellen kolczyki küpe'],
  [
    'smiling',
    'lächelnd* souriant* sonriente sorridente glimlachend* uśmiechnięt* gülümseyen freundlich* sympathique amable simpatic*',
  ],
  ['doctor', 'arzt ärztin médecin médico médica medico dottoressa lekarz lekarka doktor'],
  ['chef', 'koch köchin cuisinier cuisinière cocinero cocinera cuoco cuoca cozinheir* kucharz aşçı'],
  ['teacher', 'lehrer lehrerin professeur* profesor profesora insegnante professora leraar nauczyciel* öğretmen'],
  ['with', 'mit avec aux con com met z ze'],
  ['without', 'ohne sans sin senza sem zonder bez'],
  ['and', 'und et y e en i ve'],
  ['a', 'ein eine einer eines einem einen un une una uno um uma een'],
  ['in', 'im en dans w'],
];

/** English words with their forms in non-Latin scripts; some are pieces of words, for scripts without spaces. */
const scripts: readonly (readonly [string, string])[] = [
  ['elderly woman', '老奶奶 おばあさん 할머니 бабушк\\p{L}*'],
  ['elderly man', '老爷爷 おじいさん 할아버지 дедушк\\p{L}*'],
  ['woman', '女性 女人 女士 女孩 여성 여자 महिला औरत женщин\\p{L}* девушк\\p{L}* امرأة سيدة فتاة'],
  ['man', '男性 男人 男士 男孩 남성 남자 पुरुष आदमी мужчин\\p{L}* парень человек\\p{L}* رجل'],
  ['young', '年轻 年輕 若い 젊은 युवा молод\\p{L}+ شاب\\p{L}*'],
  ['elderly', '年老 老年 高齢 나이든 बुजुर्ग пожил\\p{L}+ стар(?:ый|ая) مسن\\p{L}* عجوز'],
  ['long hair', '长发 長髪 長髮 긴머리'],
  ['short hair', '短发 短髪 短髮 짧은머리'],
  ['curly', '卷发 捲髮 巻き毛 곱슬 घुंघराले кудряв\\p{L}+ вьющ\\p{L}+ مجعد'],
  ['beard', '胡子 鬍子 ひげ 髭 수염 दाढ़ी бород\\p{L}+ لحية'],
  ['glasses', '眼镜 眼鏡 メガネ めがね 안경 चश्म\\p{L}* очк\\p{L}+ نظارة نظارات'],
  ['woman headscarf', '头巾 頭巾 ヒジャブ 히잡 محجبة حجاب хиджаб\\p{L}* हिजाब'],
  ['hair', '头发 頭髮 髪 머리 बाल волос\\p{L}* شعر'],
  ['long', '长 長い 긴 लंबे длинн\\p{L}+ طويل'],
  ['short', '短 短い 짧은 छोटे коротк\\p{L}+ قصير'],
  ['bald', '秃头 光头 禿げ 대머리 गंजा лыс\\p{L}+ أصلع'],
  ['blonde', '金发 金髪 금발 блондин\\p{L}* светловолос\\p{L}+ أشقر شقراء'],
  ['black', '黑色 黒い 黒 검은 काले чёрн\\p{L}+ черн\\p{L}+ أسود سوداء'],
  ['brown', '棕色 茶色 갈색 भूरे коричнев\\p{L}+ каштанов\\p{L}+ بني'],
  ['grey', '灰色 グレー 회색 сед\\p{L}+ сер(?:ый|ая|ом|ые) رمادي'],
  ['red', '红色 紅色 赤い 赤 빨간 लाल красн\\p{L}+ أحمر حمراء'],
  ['blue', '蓝色 藍色 青い 青 파란 नीले नीली син\\p{L}+ голуб\\p{L}+ أزرق زرقاء'],
  ['green', '绿色 綠色 緑 초록 हरे зелён\\p{L}+ зелен\\p{L}+ أخضر خضراء'],
  ['white', '白色 白い 하얀 흰 सफेद бел\\p{L}+ أبيض بيضاء'],
  ['suit', '西装 西裝 スーツ 정장 सूट костюм\\p{L}* بدلة'],
  ['shirt', '衬衫 襯衫 シャツ 셔츠 कमीज рубашк\\p{L}+ قميص'],
  ['dress', '连衣裙 裙子 ドレス ワンピース 원피스 плать\\p{L}+ فستان'],
  ['coat', '大衣 外套 コート 코트 пальто معطف\\p{L}*'],
  ['jumper', '毛衣 セーター 스웨터 свитер\\p{L}*'],
  ['eyes', '眼睛 目 눈 आँखें глаз\\p{L}* عيون عينين'],
  ['doctor', '医生 醫生 医者 의사 डॉक्टर врач\\p{L}* طبيب\\p{L}*'],
  ['chef', '厨师 廚師 シェフ 요리사 повар\\p{L}* طباخ'],
  ['with', ' с со مع'],
  ['and', ' и و'],
  ['without', ' без بدون'],
];

/** Emoji of people and skin-tone modifiers. */
const pictographs: readonly (readonly [RegExp, string])[] = [
  [/🧕/gu, ' woman headscarf '],
  [/👳/gu, ' turban '],
  [/👵/gu, ' elderly woman '],
  [/👴/gu, ' elderly man '],
  [/[👩👧💃👸]/gu, ' woman '],
  [/[👨👦🕺🤴]/gu, ' man '],
  [/🧔/gu, ' man beard '],
  [/👱/gu, ' blonde hair '],
  [/🦱/gu, ' curly hair '],
  [/🦰/gu, ' red hair '],
  [/🦳/gu, ' white hair '],
  [/🦲/gu, ' bald '],
  [/🕶️?/gu, ' sunglasses '],
  [/👓/gu, ' glasses '],
  [/🏻/gu, ' light skinned '],
  [/🏼/gu, ' light skinned '],
  [/🏽/gu, ' tan skinned '],
  [/🏾/gu, ' brown skinned '],
  [/🏿/gu, ' dark skinned '],
];

const whole = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.replaceAll(' ', '|').replaceAll('*', '\\p{L}*')})(?!\\p{L})`, 'giu');

const latinWords = latin.map(([english, words]) => [whole(words), ` ${english} `] as const);

const scriptWords = scripts.map(([english, words]) => {
  const parts = words
    .trim()
    .split(' ')
    .filter((part) => part !== '');
  // Scripts with spaces match whole words; others match anywhere.
  const spaced = parts.filter((part) => /[\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Devanagari}]/u.test(part));
  const dense = parts.filter((part) => !spaced.includes(part));
  const patterns = [
    ...(spaced.length > 0 ? [`(?<!\\p{L})(?:${spaced.join('|')})(?!\\p{L})`] : []),
    ...(dense.length > 0 ? [dense.join('|')] : []),
  ];
  return [new RegExp(patterns.join('|'), 'giu'), ` ${english} `] as const;
});

/** Words that never occur in English descriptions: one of them marks a text as another language in Latin script. */
const foreign = whole(
  'ein eine einer einem mit und frau mann une avec femme homme cheveux una mujer hombre pelo chica chico donna uomo capelli occhi mulher homem cabelo uma een met vrouw kobieta mężczyzna kadın erkek bir ohne',
);

/** Translates the known words of a text; English text stays unchanged. */
export const toEnglish = (text: string): string => {
  let english = text
    .normalize('NFC')
    .replace(/[，、]/g, ', ')
    .replace(/[。；]/g, '. ');
  for (const [pattern, by] of pictographs) english = english.replace(pattern, by);
  if (/[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(english))
    for (const [pattern, by] of scriptWords) english = english.replace(pattern, by);
  foreign.lastIndex = 0;
  if (foreign.test(english)) for (const [pattern, by] of latinWords) english = english.replace(pattern, by);
  return english;
};
