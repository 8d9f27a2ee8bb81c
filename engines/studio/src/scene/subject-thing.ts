// What a film is about: the first thing or trade that its words name, in ten languages.
import { withoutIdioms } from '../places/idioms.ts';
import { wholeWordsFinder } from '../places/whole-words.ts';
import { isDenied } from './denied.ts';

export type Subjects = readonly (readonly [name: string, whole: string, anywhere: string])[];

/**
 * Things of `things.svg` with their words: whole words, `*` is any ending, `_` is a space; then patterns that match anywhere, for
 * scripts that write without spaces. All languages are searched at once, and a wrong thing is worse than none: no word is here that
 * means something else in any of them, such as "gift", which is poison in German.
 */
export const things: Subjects = [
  ['coffee', 'coffee coffees espresso cappuccino kaffee café cafés caffè قهوة القهوة कॉफ़ी कॉफी', 'コーヒー|珈琲|咖啡'],
  ['tea', 'tea teas شاي الشاي चाय', '紅茶|お茶|绿茶|红茶'],
  [
    'bicycle',
    'bike bikes bicycle bicycles e-bike e-bikes bicicleta bicicletas vélo vélos bicyclette fahrrad fahrräder bicicletta biciclette دراجة الدراجة साइकिल',
    '自転車|自行车',
  ],
  [
    'tooth',
    'dentist dentists dental teeth dentista dentistas dentiste dentistes cabinet_dentaire zahnarzt* zahnärzt* zähne أسنان الأسنان दाँत दांत',
    '歯科|歯医者|牙医|牙齿',
  ],
  [
    'cooking-pot',
    'cooking recipe recipes cocinar cocinamos recetas cozinhar cuisiner kochen kochkurs* rezepte cucinare ricette طبخ الطبخ रेसिपी',
    '料理|レシピ|烹饪|食谱',
  ],
  ['pizza', 'pizza pizzas pizzeria pizzerias pizzería بيتزا البيتزا पिज़्ज़ा पिज्जा', 'ピザ|披萨'],
  [
    'bread',
    'bread breads bakery bakeries sourdough panadería panaderías pão pães padaria padarias boulangerie boulangeries bäckerei bäckereien brötchen panetteria panificio خبز الخبز ब्रेड',
    'パン屋|面包',
  ],
  ['cake', 'cake cakes cupcake cupcakes kuchen gâteau gâteaux केक', 'ケーキ|蛋糕'],
  [
    'wine',
    'wine wines winery wineries el_vino un_vino nuestro_vino su_vino buen_vino de_vino vino_tinto vino_blanco vino_ecológico vinos il_vino nostro_vino buon_vino di_vino vinho vinhos wein weine weingut vini',
    'ワイン|红酒|葡萄酒',
  ],
  [
    'ice-cream',
    'ice_cream gelato gelateria un_helado el_helado mejor_helado nuestro_helado helado_artesano helado_artesanal helado_casero de_helado helados sorvete sorvetes eisdiele',
    'アイスクリーム|冰淇淋',
  ],
  ['dumbbell', 'gym gyms fitness workout workouts gimnasio gimnasios fitnessstudio* जिम', 'フィットネス|健身'],
  ['lotus', 'yoga pilates', 'ヨガ|瑜伽'],
  [
    'scissors',
    'barbershop* barbers hairdresser* hair_salon hair_salons haircut haircuts peluquería* cabeleireir* coiffeur* friseur* haarschnitt* parrucchier*',
    '美容室|ヘアサロン|理发|美发',
  ],
  [
    'serum',
    'skincare skin_care serum serums sérum moisturizer* moisturiser* hautpflege*',
    'スキンケア|美容液|护肤|面霜',
  ],
  [
    'flowers',
    'flowers florist florists bouquet bouquets flores floristería* fleurs fleuriste* blumen blumenladen fiorista زهور الزهور',
    '花屋|花束|鲜花',
  ],
  [
    'plant',
    'houseplant houseplants gardening jardinería jardinagem jardinage zimmerpflanze* giardinaggio',
    '観葉植物|ガーデニング|绿植',
  ],
  [
    'sneaker',
    'shoes sneaker sneakers zapatillas zapatos sapatos chaussures schuhe laufschuh* turnschuh* scarpe حذاء أحذية जूते',
    'スニーカー|跑鞋|运动鞋',
  ],
  [
    't-shirt',
    't-shirt t-shirts clothing fashion ropa kleidung vêtements abbigliamento ملابس الملابس कपड़े',
    '洋服|ファッション|服装|时装',
  ],
  [
    'jacket',
    'jacket jackets raincoat raincoats chaqueta chaquetas jaqueta jaquetas jacke jacken regenjacke* giacca giacche blouson blousons imperméables',
    'ジャケット|レインコート|夹克|雨衣',
  ],
  ['handbag', 'handbag handbags handtasche handtaschen', 'ハンドバッグ|手提包'],
  [
    'ring',
    'jewelry jewellery earrings necklace necklaces joyas joyería joias bijoux schmuck gioielli مجوهرات المجوهرات',
    'ジュエリー|首饰|珠宝',
  ],
  ['watch', 'wristwatch* smartwatch* armbanduhr*', '腕時計|腕表'],
  [
    'house',
    'apartment apartments real_estate realtor realtors mortgage mortgages inmobiliaria inmobiliarias apartamento apartamentos imóvel imóveis imobiliária appartement appartements immobilier immobilien* wohnung wohnungen appartamento appartamenti عقار عقارات شقة',
    '不動産|マンション|公寓|房产',
  ],
  [
    'couch',
    'sofa sofas couch furniture sofá sofás muebles meubles möbel divano divani أثاث الأثاث',
    'ソファ|家具|沙发',
  ],
  [
    'bed',
    'mattress mattresses pillow pillows colchón colchones colchão matelas matratze* materasso materassi',
    'マットレス|床垫',
  ],
  [
    'car',
    'cars used_car electric_car coche coches carros voiture voitures elektroauto* autohaus سيارة السيارة سيارات',
    '自動車|汽车|轿车',
  ],
  [
    'airplane',
    'travel trips vacation vacations vuelos viajes viagens voyages reisen urlaub flüge viaggi السفر',
    '旅行|旅游|航班',
  ],
  ['suitcase', 'suitcase suitcases luggage koffer', 'スーツケース|行李箱'],
  [
    'translate',
    `language_course language_courses learn_english language_school language_schools idiomas sprachkurs* sprachschule* learn_spanish aprende_inglés aprender_inglés englischkurs* cours_d['’]anglais
    curso_de_inglês`,
    '英会話|英语',
  ],
  [
    'book',
    'bookshop* bookstore* novels librería librerías livraria* librairie* buchhandlung* bücher',
    '本屋|書店|书店',
  ],
  [
    'guitar',
    'music guitar guitars guitarra guitarras guitare guitares gitarre gitarren chitarra موسيقى الموسيقى संगीत',
    '音楽|音乐|吉他',
  ],
  ['headphones', 'headphone headphones earbuds auriculares kopfhörer* سماعات', 'ヘッドホン|イヤホン|耳机'],
  ['phone', 'app apps smartphone smartphones تطبيق التطبيق ऐप', 'アプリ|手机应用|应用程序'],
  ['camera', 'photographer photographers fotógrafo fotógrafa photographe* fotografin', 'カメラマン|摄影'],
  [
    'pet-bowl',
    'your_dog my_dog your_cat my_cat pets puppy puppies dog_food cat_food perro perros mascota mascotas cachorro chien chiens hund hunde katze katzen cani gatti pet_shop pet_shops tierhandlung zoohandlung animalerie',
    '愛犬|愛猫|子犬|宠物|狗狗|猫咪',
  ],
  [
    'baby-bottle',
    'baby babies newborn newborns bebé bebés bebê bebês bébé bébés neonato neonati शिशु',
    '赤ちゃん|宝宝|婴儿',
  ],
  [
    'solar-panel',
    'solar_panel solar_panels solar_power solaranlage* photovoltaik* fotovoltaico panneaux_solaires paneles_solares painéis_solares',
    '太陽光|太阳能|光伏',
  ],
  [
    'wrench',
    'plumber plumbers plumbing installateur installateure electrician electricians handyman fontanero fontaneros encanador plombier plombiers klempner idraulico',
    '水道修理|水管工',
  ],
  [
    'paint-roller',
    'renovation renovations renovierung* rénovation ristrutturazione ristrutturazioni',
    'リフォーム|装修|翻新',
  ],
  [
    'spray-bottle',
    'cleaning_service cleaning_services cleaning_company house_cleaning our_cleaner our_cleaners your_cleaner a_cleaner the_cleaners cleaner_in cleaners_in reinigungsfirma putzfirma reinigungskräfte empresa_de_limpieza empresa_de_limpeza société_de_nettoyage service_de_ménage faxineira',
    'ハウスクリーニング|保洁',
  ],
  [
    'shield',
    'insurance versicherung versicherungen gut_versichert seguro_de_hogar seguro_de_vida seguro_de_coche assurance_habitation assurance_auto notre_assurance assicurazione assicurazioni',
    '保険|保险',
  ],
  [
    'scales',
    'lawyer lawyers attorney attorneys abogado abogados abogada advogado advogados advogada anwalt anwältin rechtsanwält* rechtsanwalt avvocato avvocati',
    '弁護士|律师',
  ],
  [
    'pill',
    'pharmacy pharmacies farmacia farmacias farmácia farmácias pharmacie pharmacies apotheke apotheken صيدلية',
    '薬局|药店',
  ],
  [
    'eyeglasses',
    'eyewear eyeglasses optician opticians gafas óculos brillen optiker occhiali نظارات',
    'メガネ|眼鏡|眼镜',
  ],
];

/** What films about things also speak of: doctors recommend a cream, and delivery is free. */
const services: Subjects = [
  [
    'bowl',
    'restaurant restaurants restaurante restaurantes ristorante ristoranti مطعم المطعم रेस्तरां',
    'レストラン|餐厅',
  ],
  [
    'truck',
    'moving_company moving_companies mudanzas déménagement déménagements umzugsfirma traslochi',
    '引っ越し|搬家公司',
  ],
  ['graduation-cap', 'online_course online_courses tutoring nachhilfe', '家庭教師'],
  ['laptop', 'software website websites', 'ソフトウェア|软件|网站'],
  [
    'calculator',
    'their_taxes your_taxes impuestos ihre_steuern deine_steuern impôts impostos accountant accountants bookkeeping tax_return tax_returns steuererklärung* steuerberater* contabilidad contabilidade comptable comptables',
    '税理士|报税',
  ],
  [
    'stethoscope',
    `physiotherapy physiotherapist physiotherapists physical_therapy physical_therapist fisioterapia fisioterapeuta* physiotherapie physiotherapeut* kinésithérapeute* kinésithérapie fisioterapista
    clinic clinics clínica clínicas klinik kliniken clinique cliniques arztpraxis unsere_praxis cabinet_médical
    our_patients nuestros_pacientes unsere_patienten nos_patients nossos_pacientes عيادة`,
    'クリニック|诊所|候诊',
  ],
  [
    'basket',
    'supermarket supermarkets supermercado supermercados supermarché supermarchés supermarkt supermärkte',
    '超市',
  ],
  ['ticket', 'concert concerts festival festivals concierto conciertos konzert konzerte', 'コンサート|音乐会'],
  ['briefcase', 'hiring job_offer job_offers stellenangebot stellenangebote assumiamo', '求人|招聘'],
  ['gift', 'gift_card gift_cards geschenke regalos', 'プレゼント|礼物'],
];

const findersOf = (subjects: Subjects) =>
  subjects.map(([name, whole, anywhere]) => [name, wholeWordsFinder(whole, anywhere)] as const);
const [findThings, findServices] = [findersOf(things), findersOf(services)];

const firstIn = (text: string, finders: typeof findThings): string | undefined =>
  finders
    .flatMap(([name, find]) => {
      const found = find(text).find(({ index }) => !isDenied(text, index));
      return found ? [{ name, at: found.index }] : [];
    })
    .toSorted((one, other) => one.at - other.at)[0]?.name;

/** All things that films can be about. */
export const subjectThings = [...things, ...services].map(([name]) => name);

/** The thing that is named first and not denied, or else for the service; undefined if the words name none. */
export function subjectThing(words: string): string | undefined {
  const text = withoutIdioms(words.toLowerCase());
  return firstIn(text, findThings) ?? firstIn(text, findServices);
}
