// Translates the commonest words for places and times of day of other languages into English words of place-words.ts.
import { wholeWords } from './whole-words.ts';

/**
 * English words with their forms in other languages: whole words, `*` is any ending (Italian, Portuguese, Spanish, French,
 * German, Turkish, Russian), then patterns that match anywhere, for scripts that attach articles or write without spaces
 * (Arabic, Hindi, Chinese, Japanese).
 */
const words: readonly (readonly [english: string, whole: string, anywhere: string])[] = [
  ['bakery', 'panificio padaria panadería* bäckerei boulangerie пекарн* булочн*', 'مخبز|बेकरी|面包店|パン屋|ベーカリー'],
  [
    'workshop',
    'officina werkstatt autowerkstatt atölye* мастерск* автосервис*',
    'ورشة(?! عمل)|修理厂|工房|整備工場|oficina mec[aâ]nica',
  ],
  ['office', 'ufficio escritório oficina bureau büro ofis* офис*', 'مكتب(?!ة)|दफ़्तर|कार्यालय|办公室|オフィス'],
  [
    'kitchen',
    'cucina cozinha cocina cuisine küche restaurantküche hotelküche wohnküche mutfak* кухн*',
    'مطبخ|रसोई|厨房|キッチン|台所',
  ],
  ['café', 'caffè cafeteria cafetería kaffeehaus kafe* кафе кофейн*', 'مقهى|कैफ़े|咖啡[馆厅店]|茶[馆楼室]|カフェ|喫茶店'],
  [
    'restaurant',
    'ristorante restaurante gaststätte restoran* ресторан*',
    'مطعم|रेस्तरां|餐[厅馆]|饭店|面馆|寿司[屋店]|居酒屋|ラーメン屋|食堂|レストラン',
  ],
  ['beach', 'spiaggia praia playa plage strand plaj* пляж*', 'شاطئ|समुद्र तट|海滩|沙滩|ビーチ|海辺'],
  ['street', 'strada rua calle straße sokak* улиц*', 'شارع|सड़क|街道|街上|大街|通り'],
  ['city', 'città cidade ciudad stadt şehir* город*', 'مدينة|शहर|城市|都市'],
  ['forest', 'foresta bosco floresta bosque forêt wald orman* лес лесу лесной', 'غابة|जंगल|森'],
  ['mountain', 'montagn* montanha* montañ* berg bergen berge dağ* горы горах гора', 'جبال|جبل|पहाड़|山'],
  ['garden', 'giardino jardim jardín jardin garten bahçe* сад саду парк*', 'حديقة|बगीचा|花园|公园|庭園|公園'],
  ['lake', 'lago lac göl* озер*', 'بحيرة|झील|湖'],
  ['living room', 'soggiorno salotto sala_de_estar wohnzimmer гостиная гостиной', 'غرفة المعيشة|客厅|リビング|居間'],
  [
    'bedroom',
    'camera_da_letto dormitorio chambre_à_coucher schlafzimmer yatak_odası* спальня спальне',
    'غرفة النوم|शयनकक्ष|卧室|寝室',
  ],
  ['library', 'biblioteca bibliothek bibliothèque kütüphane* библиотек*', 'مكتبة|पुस्तकालय|图书馆|図書館'],
  [
    'gym',
    'palestra gimnasio fitnessstudio спортзал*',
    'صالة رياضية|健身房|ジム|ヨガスタジオ|(?<=(?:^|[^\\p{L}])(?:n?uma|[nd]a|minha|nossa) )academia(?! d[aeo] (?:letras|ciências|dança|polícia))',
  ],
  ['flower shop', 'floristería* floricultura blumenladen', 'محل زهور|फूलों की दुकान|花店|花屋'],
  ['pharmacy', 'farmacia farmácia apotheke pharmacie eczane* аптек*', 'صيدلية|दवा की दुकान|फार्मेसी|药店|药房|薬局'],
  ['boutique', 'negozio loja tienda laden magasin mağaza* магазин*', 'متجر|दुकान|商店|お店|店内'],
  ['hair salon', 'peluquería* friseursalon парикмахерск*', '美发店|理发店|美容院|ヘアサロン'],
  [
    'clinic',
    'clinique consultório zahnarztpraxis arztpraxis klinik* клиник*',
    'عيادة|مستشفى|क्लिनिक|अस्पताल|诊所|医院|クリニック|病院',
  ],
  [
    'factory',
    'fabbrica usine fabrik fabrikhalle werkhalle fabrika завод заводе фабрик*',
    'مصنع|कारखान[ाे]|工厂|工場|(?<!(?:preci|preç)os? de |direc?to d[ea] )(?<!\\p{L})fábrica(?!\\p{L})',
  ],
  ['vineyard', 'vigneto vinhedo viñedo vignoble weinberg weinberge виноградник*', '葡萄园|ブドウ畑|ぶどう畑'],
  [
    'farm',
    'fattoria granja bauernhof çiftlik* ферма ферме',
    'مزرعة|(?<![\\p{L}\\p{M}])खेत(?:ों)?(?![\\p{L}\\p{M}])|农田|农场|農場|畑|en el campo(?! de)|auf dem feld(?!\\p{L})',
  ],
  [
    'construction site',
    'cantiere baustelle chantier şantiye* стройк* стройплощадк*',
    'موقع بناء|निर्माण स्थल|工地|工事現場|建設現場|canteiro de obras',
  ],
  [
    'bathroom',
    'banheiro badezimmer banyo* ванная ванной',
    'حمام(?! سباحة)|बाथरूम|浴室|卫生间|バスルーム|洗面所|salle de bains?|(?<!traje de )(?<!\\p{L})baño(?!\\p{L})|(?<!costume da )(?<!\\p{L})bagno(?!\\p{L})',
  ],
  ['rooftop', 'azotea telhado dachterrasse', '屋顶|天台|屋上|sur (?:le|un) toit(?!\\p{L})'],
  [
    'studio',
    'estúdio stüdyo*',
    'استوديو|स्टूडियो|摄影棚|スタジオ|(?<=(?:^|[^\\p{L}])(?:un|del?|el) )estudio(?= (?:con|de (?:grabación|televisión|fotografía))(?!\\p{L})|[.,]?$)',
  ],
  [
    'town square',
    'piazza praça marktplatz',
    '(?<=(?:^|[^\\p{L}])(?:en|por|desde|junto a) (?:un|l)a )plaza(?! de (?:aparcamiento|garaje|parking)|\\p{L})|^una plaza(?! de (?:aparcamiento|garaje|parking)|\\p{L})',
  ],
  ['market', 'mercato mercado marché markt pazar* рынок рынке', 'سوق|बाज़ार|市场|市場'],
  ['desert', 'deserto desierto wüste désert пустын*', 'صحراء|रेगिस्तान|沙漠|砂漠'],
  [
    'classroom',
    'aula scuola escola escuela école schule klassenzimmer salle_de_classe okul* школ*',
    'مدرسة|فصل دراسي|कक्षा|教室|学校',
  ],
  ['night', 'notte noite noche nuit nacht gece* ноч*', 'ليل|रात|夜'],
  ['evening', 'sera anoitecer atardecer soir abend akşam* вечер*', 'مساء|शाम|傍晚|夕方'],
  [
    'sunset',
    'tramonto sonnenuntergang закат*',
    'غروب|सूर्यास्त|日落|夕日|pôr do sol|puesta de sol|coucher de soleil|gün batımı',
  ],
  ['snow', 'neve nieve neige schnee karlı снег* снежн*', 'ثلج|बर्फ|雪'],
  ['rain', 'pioggia chuva lluvia pluie regen yağmur* дожд*', 'مطر|बारिश|雨'],
];

/** Each with a Portuguese "no" (in the) before it, which would read as an English negation. */
const patterns = words.map(([english, whole, anywhere]) => {
  const pattern = wholeWords(whole, anywhere, 'gu');
  return [english, new RegExp(`(?:(?<!\\p{L})no )?(?:${pattern.source})`, pattern.flags)] as const;
});

/** Translates the known words of a text in place. */
export const placesInEnglish = (text: string): string =>
  patterns.reduce((known, [english, pattern]) => known.replace(pattern, ` ${english} `), text);
