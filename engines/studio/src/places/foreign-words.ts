// Translates the commonest words for places and times of day of other languages into English words of place-words.ts.
import { wholeWords } from './whole-words.ts';

/**
 * English words with their forms in other languages: whole words, `*` is any ending (Italian, Portuguese, Spanish, French,
 * German, Turkish, Russian), then patterns that match anywhere, for scripts that attach articles or write without spaces
 * (Arabic, Hindi, Chinese, Japanese).
 */
const words: readonly (readonly [english: string, whole: string, anywhere: string])[] = [
  [
    'kindergarten',
    "asilo_nido scuola_dell'infanzia jardim_de_infância creche jardín_de_infancia guardería école_maternelle crèche kita anaokul* детск*_сад*",
    'روضة أطفال|किंडरगार्टन|幼儿园|幼稚園|保育園',
  ],
  [
    'playground',
    'parco_giochi parquinho parque_infantil aire_de_jeux spielplatz oyun_park* детск*_площадк*',
    'ملعب أطفال|खेल का मैदान|游乐场|遊び場',
  ],
  [
    'basketball court',
    `campo_da_basket quadra_de_basquete cancha_de_baloncesto cancha_de_básquet terrain_de_basket basketballplatz basketbol_saha*
    баскетбольн*_площадк*`,
    'ملعب كرة السلة|बास्केटबॉल कोर्ट|篮球场|バスケ(?:ット)?(?:ボール)?コート',
  ],
  [
    'tennis court',
    'campo_da_tennis quadra_de_tênis pista_de_tenis cancha_de_tenis court_de_tennis tennisplatz tenis_kort* теннисн*_корт*',
    'ملعب تنس|टेनिस कोर्ट|网球场|テニスコート',
  ],
  [
    'stadium',
    `stadio estádio stade stadion fußballplatz sportplatz campo_da_calcio campo_de_fútbol campo_de_futebol terrain_de_foot stadyum*
    стадион стадионе`,
    'ملعب كرة قدم|स्टेडियम|体育场|足球场|スタジアム|サッカー場|(?<!\\p{L})estadio(?!\\p{L}| (?:de la enfermedad|inicial|temprano|avanzado))',
  ],
  [
    'skate park',
    'pista_de_skate skateplatz скейтпарк* скейт-парк*',
    'स्केट पार्क|滑板公园|滑板场|スケートパーク|ساحة تزلج',
  ],
  [
    'gas station',
    `stazione_di_servizio distributore_di_benzina posto_de_gasolina gasolinera* station-service station_service tankstelle benzin_istasyon*
    benzinlik автозаправк* азс`,
    'محطة (?:وقود|بنزين)|पेट्रोल पंप|加油站|ガソリンスタンド',
  ],
  [
    'train station',
    `stazione_ferroviaria stazione_dei_treni estação_de_trem estação_ferroviária estación_de_tren estación_de_trenes gare bahnhof hauptbahnhof
    bahnsteig tren_garı* tren_istasyon* вокзал вокзале`,
    'محطة (?:ال)?قطار|रेलवे स्टेशन|火车站|地铁站|高铁站|駅のホーム|駅構内',
  ],
  [
    'airport',
    'aeroporto aeropuerto aéroport flughafen havaalan* havaliman* аэропорт*',
    'مطار(?!د)|हवाई अड्ड[ाे]|机场|空港',
  ],
  [
    'harbour',
    `porto_turistico porto_de_pesca puerto_deportivo puerto_pesquero port_de_pêche port_de_plaisance vieux_port hafen yachthafen yat_liman*
    в_порту гавань гавани`,
    'ميناء|बंदरगाह|港口|码头|(?<!香)港(?!区)|波止場',
  ],
  ['pizzeria', 'pizzaria pizzería пиццери*', 'مطعم بيتزا|पिज़्ज़ेरिया|[披比]萨店|ピザ屋|ピッツェリア'],
  [
    'roastery',
    'torrefazione torrefação tostadero_de_café brûlerie torréfaction kaffeerösterei rösterei kahve_kavurma*',
    'محمصة|कॉफ़ी रोस्टरी|咖啡烘焙[坊厂]|焙煎所|ロースタリー',
  ],
  [
    'beach bar',
    'chiringuito* bar_sulla_spiaggia bar_de_praia bar_de_plage strandbar plaj_bar* пляжн*_бар*',
    'بار شاطئي|बीच बार|[海沙]滩酒吧|ビーチバー',
  ],
  [
    'recording studio',
    `studio_di_registrazione estúdio_de_gravação estudio_de_grabación studio_d'enregistrement tonstudio kayıt_stüdyo* студия_звукозаписи
    студии_звукозаписи`,
    'استوديو تسجيل|रिकॉर्डिंग स्टूडियो|录音[棚室]|レコーディングスタジオ|録音スタジオ',
  ],
  [
    'barbershop',
    'barbiere barbearia barbería barbier herrenfriseur berber_dükkan* барбершоп*',
    'صالون حلاقة|नाई की दुकान|男士理发店|床屋|バーバーショップ',
  ],
  [
    'tattoo studio',
    `studio_di_tatuaggi estúdio_de_tatuagem estudio_de_tatuajes salon_de_tatouage tattoostudio tätowierstudio dövme_stüdyo* тату-салон*
    тату-студи*`,
    'استوديو وشم|टैटू स्टूडियो|纹身店|タトゥースタジオ',
  ],
  [
    'laundromat',
    'lavanderia lavandería laverie waschsalon çamaşırhane* прачечная прачечной',
    'مغسلة ملابس|लॉन्ड्रोमैट|洗衣店|コインランドリー',
  ],
  ['museum', 'museo museu musée müze müzede музей музее', 'متحف|संग्रहालय|博物馆|美术馆|博物館|美術館'],
  [
    'wedding hall',
    'sala_ricevimenti salão_de_festas salón_de_bodas salle_de_mariage hochzeitssaal düğün_salon* банкетн*_зал*',
    'قاعة (?:زفاف|أفراح)|विवाह मंडप|宴会厅|婚礼现场|結婚式場',
  ],
  [
    'church',
    'chiesa igreja iglesia église kirche kilise* церковь церкви собор соборе',
    'كنيسة|गिरजाघर|教堂|教会(?![你我他她您大])',
  ],
  ['mosque', 'moschea mesquita mezquita mosquée moschee cami camide мечет*', 'مسجد|मस्जिद|清真寺|モスク'],
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
  ['farm', 'fattoria granja rancho bauernhof çiftlik* ферма ферме', 'مزرعة|农场|農場|牧场|牧場'],
  [
    'field',
    'kornfeld weizenfeld champ_de_blé campo_di_grano',
    '(?<![\\p{L}\\p{M}])खेत(?:ों)?(?![\\p{L}\\p{M}])|农田|畑|en el campo(?! de)|auf dem feld(?!\\p{L})',
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
