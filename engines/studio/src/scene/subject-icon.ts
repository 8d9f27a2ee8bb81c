// The icon of what a film is about: the first thing or trade that its words name, in ten languages.
import { wholeWords } from '../places/whole-words.ts';

type Subjects = readonly (readonly [icon: string, whole: string, anywhere: string])[];

/**
 * Icons of the Phosphor set with their words: whole words, `*` is any ending, `_` is a space; then patterns that match anywhere, for
 * scripts that write without spaces. Only words that mean the thing in almost every advertisement: "book now" has nothing to read.
 */
const things: Subjects = [
  [
    'coffee',
    'coffee coffees espresso cappuccino latte cafe café cafés caffè kaffee barista*',
    'قهوة|कॉफ़ी|कॉफी|コーヒー|珈琲|咖啡',
  ],
  ['tea-bag', 'tea teas herbal_tea tè', 'شاي|चाय|紅茶|お茶|绿茶|红茶'],
  [
    'bicycle',
    'bike bikes bicycle* e-bike* cycling bici bicis bicicleta* vélo vélos bicyclette* fahrrad* fahrräder* bicicletta biciclette',
    'دراجة|साइकिल|自転車|自行车|单车',
  ],
  [
    'tooth',
    'dentist* dental teeth tooth diente* dentadura dente dentes denti dents zahn* zähne* zahnarzt*',
    'أسنان|दाँत|दांत|दंत|歯科|歯|牙医|牙齿',
  ],
  [
    'cooking-pot',
    'cook cooks cooking recipe* cocinar cocina cocinas receta* cozinhar cozinha receita* cuisiner cuisine recette* kochen kochkurs* rezept* cucinare cucina ricett*',
    'طبخ|وصفة|खाना पकान|रेसिपी|व्यंजन|料理|レシピ|烹饪|食谱|做菜',
  ],
  ['pizza', 'pizza* pizzeria*', 'بيتزا|पिज़्ज़ा|पिज्जा|ピザ|披萨'],
  [
    'bread',
    'bread breads bakery bakeries sourdough pan_fresco panadería* pão padaria* boulangerie* brot brote brötchen bäckerei* pane panetteri*',
    'خبز|ब्रेड|パン屋|食パン|面包',
  ],
  [
    'cake',
    'cake cakes cupcake* pastel pasteles tarta* bolo bolos gâteau* kuchen torte torten torta torte',
    'كعك|केक|ケーキ|蛋糕',
  ],
  [
    'wine',
    'wine wines winery wineries vino vinos vinho* vin vins wein weine weingut vini',
    'ワイン|红酒|葡萄酒|वाइन|نبيذ',
  ],
  [
    'ice-cream',
    'ice_cream* gelato gelateria helado* sorvete* glace_artisanale eis eisdiele*',
    'آيس كريم|آइसक्रीम|आइसक्रीम|アイスクリーム|冰淇淋',
  ],
  [
    'barbell',
    'gym gyms fitness workout* gimnasio* academia_de_ginástica salle_de_sport fitnessstudio* palestra',
    'نادي رياضي|जिम|फिटनेस|ジム|フィットネス|健身',
  ],
  ['flower-lotus', 'yoga pilates meditation meditación meditação méditation meditazione', 'يوغا|योग|ヨガ|瑜伽|冥想'],
  [
    'scissors',
    'barber* hairdresser* haircut* hair_salon* peluquer* corte_de_pelo cabeleireir* coiffeu* coupe_de_cheveux friseur* haarschnitt* parrucchier* taglio_di_capelli',
    'حلاقة|बाल कटवा|美容室|ヘアサロン|理发|美发',
  ],
  [
    'drop',
    'skincare skin_care serum serums moisturizer* moisturiser* sérum crema_facial cuidado_de_la_piel cuidados_com_a_pele hautpflege* gesichtscreme* crema_viso',
    'بشرة|त्वचा|スキンケア|美容液|护肤|面霜',
  ],
  [
    'flower-tulip',
    'flower flowers florist* bouquet* flores florister* fleurs fleurist* blumen* blumenstrau* fiori fiorist*',
    'زهور|फूल|花屋|花束|鲜花',
  ],
  [
    'potted-plant',
    'plant plants houseplant* garden gardens plantas jardín jardines jardim plantes jardin pflanzen garten gärten piante giardino giardini',
    'نباتات|حديقة|पौधे|बगीचा|観葉植物|庭園|ガーデン|植物|花园',
  ],
  [
    'sneaker-move',
    'shoe shoes sneaker* zapatilla* zapato* tênis sapato* chaussure* schuh schuhe laufschuh* turnschuh* scarpa scarpe',
    'حذاء|أحذية|जूते|スニーカー|靴|鞋',
  ],
  [
    't-shirt',
    't-shirt* clothes clothing fashion ropa moda roupa* vêtement* kleidung mode_durable abbigliamento vestiti',
    'ملابس|कपड़े|फैशन|洋服|ファッション|衣服|服装|时装',
  ],
  [
    'handbag',
    'handbag* leather_bag* bolso bolsos bolsa_de_couro sac_à_main handtasche* borsetta borsette',
    'حقيبة يد|हैंडबैग|バッグ|包包|手提包',
  ],
  [
    'diamond',
    'jewelry jewellery earring* necklace* joya* joyería joia joias bijou bijoux schmuck gioiell*',
    'مجوهرات|गहने|आभूषण|ジュエリー|首饰|珠宝',
  ],
  ['watch', 'wristwatch* watchmaker* smartwatch* armbanduhr* orologi*', 'ساعة يد|घड़ी|腕時計|手表'],
  [
    'house-line',
    'apartment apartments real_estate realtor* mortgage* piso pisos inmobiliari* apartamento* imóvel imóveis imobiliári* appartement* immobilier* immobilie* wohnung wohnungen appartament* immobiliar*',
    'عقار|شقة|शقة|अपार्टमेंट|रियल एस्टेट|不動産|マンション|公寓|房产',
  ],
  [
    'couch',
    'sofa sofas couch couches furniture sofá sofás muebles móveis canapé* meuble* möbel mobili divano divani',
    'أثاث|फर्नीचर|ソファ|家具|沙发',
  ],
  [
    'bed',
    'mattress* pillow* colchón colchones almohada* colchão travesseiro* matelas oreiller* matratze* kissen materass* cuscino',
    'مرتبة|गद्दा|マットレス|枕|床垫|枕头',
  ],
  [
    'car-profile',
    'cars electric_car* used_car* your_car the_car a_car coche coches carro carros voiture* auto autos elektroauto* automobile* automobili macchina',
    'سيارة|गाड़ी|自動車|クルマ|マイカー|汽车|轿车',
  ],
  [
    'airplane-tilt',
    'flight flights travel travels trip trips holiday holidays vacation* viaje viajes vuelo* viagem viagens voyage* vol_direct reise reisen flug flüge urlaub viaggio viaggi volo',
    'سفر|رحلة|यात्रा|उड़ान|旅行|旅游|航班',
  ],
  [
    'suitcase-rolling',
    'suitcase* luggage maleta* mala_de_viagem valise* koffer valigia valigie',
    'حقيبة سفر|सूटकेस|スーツケース|行李箱',
  ],
  [
    'translate',
    'learn_english language_school* idioma idiomas inglés inglês langue langues sprache sprachen sprachkurs* lingua lingue',
    'لغة|भाषा|अंग्रेज़ी|英会話|外国語|英语|外语',
  ],
  [
    'book-open',
    'novel novels bookshop* bookstore* books libros librería* livro livros livraria* livre livres librairie* buch bücher buchhandlung* libro libri libreria',
    'كتاب|किताब|पुस्तक|本屋|書籍|小説|书店|小说|图书',
  ],
  [
    'music-notes',
    'music guitar* piano song songs música canción guitarra* musique guitare* musik gitarre* musica chitarr*',
    'موسيقى|संगीत|音楽|音乐|吉他',
  ],
  [
    'headphones',
    'headphone* earbud* auriculares fones_de_ouvido casque_audio écouteurs kopfhörer* cuffie auricolari',
    'سماعات|हेडफ़ोन|ヘッドホン|イヤホン|耳机',
  ],
  [
    'device-mobile',
    'app apps smartphone* aplicación aplicaciones aplicativo* application_mobile applicazione',
    'تطبيق|ऐप|アプリ|手机应用|应用程序',
  ],
  [
    'camera',
    'camera cameras photographer* photography cámara* fotógraf* fotografía câmera* fotografia appareil_photo photographe* kamera* fotograf* fotocamera',
    'كاميرا|تصوير|कैमरा|फोटोग्राफ|カメラ|写真|相机|摄影',
  ],
  [
    'paw-print',
    'dog dogs cat cats pet pets vet vets puppy puppies perro perros gato gatos mascota* cachorro* chien chiens hund hunde katze katzen tierarzt* cane cani gatto gatti',
    'كلب|قطة|حيوان أليف|कुत्ते|बिल्ली|पालतू|犬|猫|ペット|狗|宠物',
  ],
  ['baby', 'baby babies newborn* bebé bebés bebê* bébé bébés neonat* säugling*', 'رضيع|शिशु|赤ちゃん|ベビー|宝宝|婴儿'],
  [
    'solar-panel',
    'solar solar_panel* panneaux_solaires solaranlage* photovoltai* fotovoltai*',
    'شمسية|सौर|太陽光|ソーラー|太阳能|光伏',
  ],
  [
    'wrench',
    'plumber* plumbing electrician* handyman repair repairs fontanero* electricista* encanador* eletricista* plombier* électricien* klempner* elektriker* idraulic* elettricist*',
    'سباك|كهربائي|प्लंबर|इलेक्ट्रीशियन|修理|水道|维修|水管工',
  ],
  [
    'paint-roller',
    'house_painter* renovation* renovating reforma reformas pintor pintores rénovation* renovierung* maler ristrutturazion*',
    'ترميم|نवीनीकरण|リフォーム|装修|翻新',
  ],
  [
    'broom',
    'cleaning cleaner cleaners limpieza limpeza nettoyage ménage reinigung putzen pulizia pulizie',
    'تنظيف|सफाई|掃除|クリーニング|清洁|保洁',
  ],
  [
    'shield-check',
    'insurance insured seguro_de seguros assurance* versicherung* assicurazion*',
    'تأمين|बीमा|保険|保险',
  ],
  [
    'piggy-bank',
    'savings saving_account* ahorro ahorros poupança épargne sparkonto sparen risparmi',
    'ادخار|बचत|貯金|貯蓄|储蓄',
  ],
  [
    'scales',
    'lawyer* attorney* legal_advice abogad* advogad* avocat avocate anwalt anwältin rechtsanwält* avvocat*',
    'محامي|वकील|弁護士|律师',
  ],
  [
    'pill',
    'pharmacy pharmacies vitamin* farmacia* farmácia* pharmacie* apotheke* vitamina* vitamine*',
    'صيدلية|فيتامين|फार्मेसी|विटामिन|薬局|ビタミン|药店|维生素',
  ],
  [
    'eyeglasses',
    'glasses eyewear optician* gafas óculos lunettes brille brillen optiker* occhiali ottico',
    'نظارات|चश्मा|メガネ|眼鏡|眼镜',
  ],
];

/** What films about things also speak of: doctors recommend a cream, and delivery is free. */
const services: Subjects = [
  [
    'bowl-food',
    'restaurant restaurants lunch lunches dinner meal meals restaurante* almuerzo* comida almoço refeição refeições repas déjeuner mittagessen mahlzeit* ristorant* pranzo',
    'مطعم|وجبة|भोजन|रेस्तरां|レストラン|ランチ|餐厅|午餐|外卖',
  ],
  [
    'truck',
    'moving_company movers delivery deliveries mudanza* entrega* déménagement* livraison* umzug umzüge lieferung* trasloco traslochi consegna*',
    'توصيل|डिलीवरी|引っ越し|配達|搬家|配送',
  ],
  [
    'student',
    'courses lesson lessons tutor* curso cursos clase clases aula aulas cours_de leçon* kurs kurse unterricht nachhilfe* corso corsi lezion*',
    'دورة|دروس|कोर्स|कक्षा|講座|レッスン|课程|培训',
  ],
  [
    'laptop',
    'software laptop* website* crm logiciel* portátil programa_de_gestión sito_web página_web',
    'برنامج|सॉफ्टवेयर|लैपटॉप|ソフトウェア|パソコン|软件|电脑|网站',
  ],
  [
    'calculator',
    'accounting accountant* bookkeeping taxes tax_return* contabilidad impuestos contabilidade impostos comptabilité comptable* impôts buchhaltung steuererklärung* steuern contabilità tasse',
    'محاسبة|ضرائب|लेखा|टैक्स|会計|税理士|会计|报税',
  ],
  [
    'stethoscope',
    'doctor doctors clinic clinics doctora médico médica clínica* médecin* clinique arzt ärzte ärztin klinik* praxis medico clinica',
    'طبيب|عيادة|डॉक्टर|क्लिनिक|医者|医師|クリニック|医生|诊所',
  ],
  [
    'basket',
    'farmers_market* grocer* mercado* supermercado* marché supermarché wochenmarkt* supermarkt* mercato',
    'سوق|बाज़ार|市場|スーパー|市场|超市',
  ],
  [
    'ticket',
    'concert* festival* events concierto* evento* show_ao_vivo événement* konzert* veranstaltung* concerto',
    'حفلة|فعالية|कार्यक्रम|コンサート|イベント|音乐会',
  ],
  [
    'briefcase',
    'hiring jobs job_offer* vacancy vacancies career* empleo* trabajo_en emprego* vaga vagas recrutement offre_d’emploi stellenangebot* karriere assumiamo',
    'وظيفة|توظيف|नौकरी|भर्ती|求人|採用|招聘|职位',
  ],
  [
    'gift',
    'gift gifts gift_card* regalo regalos presente_de cadeau* geschenk* regali',
    'هدية|उपहार|プレゼント|ギフト|礼物|礼品',
  ],
];

const patternsOf = (subjects: Subjects) =>
  subjects.map(([icon, whole, anywhere]) => [icon, wholeWords(whole, anywhere, 'u')] as const);
const [thingPatterns, servicePatterns] = [patternsOf(things), patternsOf(services)];

const firstIn = (text: string, patterns: typeof thingPatterns): string | undefined =>
  patterns
    .map(([icon, pattern]) => ({ icon, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.icon;

/** All icons that films can have. */
export const subjectIcons = [...things, ...services].map(([icon]) => icon);

/** The name of an icon for the thing that is named first, or else for the service; undefined if the words name none. */
export function subjectIcon(words: string): string | undefined {
  const text = words.toLowerCase();
  return firstIn(text, thingPatterns) ?? firstIn(text, servicePatterns);
}
