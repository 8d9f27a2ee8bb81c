// Translates the commonest words for places and times of day of other languages into English words of place-words.ts.
import { patternWhereNeeded, wholeWords } from './whole-words.ts';

/** After a market of labour or money, and after a shop on the web: no places. */
const NO_ECONOMY =
  "(?!_(?:de_trabajo|de_trabalho|del_lavoro|du_travail|de_l'emploi|de_valores|de_capita|laboral|inmobiliario|imobiliário|immobilier|immobiliare|financi))";
/** Outside a house, or on its roof, which languages say with other words between. */
const HOUSE_FRONT = [
  '(?:davanti a(?:d|ll[ae])?|di fronte a(?:ll[ae])?) (?:(?:una?|la|sua|mia|tua|nostra|loro)(?!\\p{L}) ?){0,2}(?:(?:bella|nuova|grande|piccola) )?(?:casa|villa|villetta)(?!\\p{L}| editrice| madre)',
  '(?:delante de|enfrente de|frente a) (?:(?:una?|la|su|mi|tu|nuestra)(?!\\p{L}) ?){0,2}(?:(?:bonita|nueva|gran) )?(?:casa|villa|vivienda|chalet)(?!\\p{L}| matriz| blanca)',
  '(?:em frente (?:a|à|de|da)|na frente d[ea]|diante d[ea]) (?:(?:uma?|a|sua|minha|nossa)(?!\\p{L}) ?){0,2}(?:(?:bela|nova|grande) )?casa(?!\\p{L}| matriz)',
  '(?:devant|en face de|à l[’\\x27]extérieur de) (?:une?|la|sa|ma|leur|notre|votre) (?:(?:belle|nouvelle|jolie|petite|grande) )?(?:maison|villa)(?!\\p{L}| d[’\\x27]édition| mère)',
  '(?:vor|draußen vor) (?:einem|dem|ihrem|seinem|meinem|unserem|einer|der|ihrer|seiner) (?:\\p{L}{2,16}en )?(?:(?!(?:kranken|kauf|rat|opern|gottes|park|kaffee|gast|waren|schul|hoch)haus)\\p{L}{0,12}haus|eigenheim|villa|neubau|haustür)(?!\\p{L})',
  '(?:auf (?:dem|einem|ihrem|seinem) (?:haus)?dach(?= .{0,30}solar)|solar(?:anlage|module|panels?|zellen) auf (?:dem|einem|ihrem|seinem) (?:haus)?dach)(?!\\p{L})',
  'voor (?:een|het|haar|zijn|mijn|hun|ons) (?:\\p{L}{2,12} )?(?:huis|woning|villa)(?!\\p{L})',
  '(?:перед|возле|около|у) (?:(?:сво|наш|нов|частн|красив|большо)\\p{L}{1,5} )?дом(?:ом|а)(?!\\p{L})',
  'ev(?:in|inin|imizin|lerinin) önünde',
  'أمام (?:(?:ال)?(?:منزل|بيت|فيلا)(?:ها|ه|هم|نا)?)(?!\\p{L})',
  '(?:घर|मकान) के सामने',
  '(?:房子|房屋|别墅|家门|住宅|自家|新房)(?:的)?(?:前|门前|门口|外面)|(?:屋顶|房顶)(?:上)?(?:装|安装)(?:有|着|了)?.{0,6}太阳能',
  '(?:家|住宅|一軒家|マイホーム|一戸建て)の(?:前|玄関先)',
].join('|');
/** Somebody at home: who or what else is "en casa" is a delivery, or food made there. */
const SOMEBODY_HOME = [
  '(?<=^\\s*(?:(?:poi|dopo|più tardi|luego|después|más tarde|dann|danach|später|puis|ensuite|plus tard|depois|mais tarde|later) )?(?:une?|una|uno|um|uma|eine?|een)[ \\x27’][^.,;!?]{1,40} )',
  '(?:en (?:su )?casa|a casa(?: sua)?|em (?:sua )?casa|(?:bei sich )?zu ?hause|chez (?:elle|lui|eux)|à la maison|thuis)(?!\\p{L}| fühl)',
].join('');
/** After a stadium that is the phase of a process. */
const NO_PHASE =
  '(?!_(?:de_desenvolvimento|d[ao]_(?:doença|processo)|del(?:la_malattia|_processo)|di_sviluppo|inici?ale?|atual|attuale|precoce|avan[cç]ado|avanzato|finale?|terminale?))';
const NO_WEBSITE = '(?!_(?:en_l[ií]nea|online|virtual|en_ligne))';

/**
 * English words with their forms in other languages: whole words, `*` is any letters (Italian, Portuguese, Spanish, French,
 * German, Dutch, Turkish, Russian), then patterns that match anywhere, for scripts that attach articles or write without spaces
 * (Arabic, Hindi, Chinese, Japanese).
 */
const words: readonly (readonly [english: string, whole: string, anywhere: string])[] = [
  // Before the words of a house and its roof.
  ['house front', 'vorgarten voortuin hausfassade', HOUSE_FRONT],
  [
    'pet shop',
    `petshop petshops zoohandlung zoofachhandlung zoogeschäft zoofachgeschäft zooladen zoomarkt tierhandlung tierfachgeschäft heimtiermarkt tiermarkt animalerie
    animaleries tienda_de_mascotas tienda_de_animales negozio_di_animali negozio_per_animali loja_de_animais loja_de_pets dierenwinkel dierenspeciaalzaak зоомагазин*
    pet_shop'ta pet_shop'un evcil_hayvan_dükkan*`,
    '(?:متجر|محل) (?:ال)?حيوانات(?: (?:ال)?أليفة)?|पेट (?:शॉप|स्टोर)|पालतू (?:जानवरों|पशुओं) की दुकान|宠物(?:用品)?商?店|ペット(?:ショップ|店)',
  ],
  [
    'optician shop',
    `optikergeschäft optikerladen optikgeschäft optikerfachgeschäft brillengeschäft brillenladen brillenfachgeschäft brillenstudio beim_optiker bei_einem_optiker
    boutique_d['’]opticien magasin_d['’]opticien boutique_d['’]optique magasin_d['’]optique boutique_de_lunettes magasin_de_lunettes lunetterie chez_l['’]opticien chez_un_opticien
    tienda_de_gafas tienda_de_lentes tienda_de_anteojos óptica_moderna negozio_di_occhiali negozio_di_ottica negozio_dell['’]ottico studio_ottico dall['’]ottico
    loja_de_óculos ótica_moderna opticien_winkel brillenwinkel opticienswinkel bij_de_opticien gözlükçü* optik_mağaza* магазин*_оптики салон*_оптики в_оптике`,
    '(?:محل|متجر) (?:ال)?(?:نظارات|بصريات)|चश्मे की दुकान|ऑप्टिकल (?:शॉप|स्टोर)|眼镜(?:店|行)|眼鏡店|メガネ(?:店|屋|ショップ)|眼鏡屋|(?<=(?:^|[^\\p{L}])(?:una?|la|su|mi|nuestra|dans une|uma|n?uma|na|da|sua|minha) )ó(?:p)?tica(?=$|[.,;]| (?:moderna|luminosa|elegante|clara|iluminada|con|com|do|del|de (?:barrio|bairro)))|(?<=(?:^|[^\\p{L}])(?:un|una|nel|nella|dal|suo|sua|mio|nostro) )ottica(?=$|[.,;]| (?:moderna|luminosa|elegante|con))',
  ],
  [
    'kindergarten',
    "asilo_nido scuola_dell'infanzia jardim_de_infância creche jardín_de_infancia guardería école_maternelle crèche kita anaokul* детск*_сад*",
    'روضة أطفال|किंडरगार्टन|幼儿园|幼稚園|保育園',
  ],
  [
    'podcast studio',
    `studio_de_podcast studio_podcast estudio_de_podcast estúdio_de_podcast studio_di_podcast studio_de_radio studio_radio estudio_de_radio
    estúdio_de_rádio`,
    'استوديو بودكاست|पॉडकास्ट स्टूडियो|播客(?:录音[室棚]|工作室|演播室)|直播间|ポッドキャスト(?:の)?(?:収録)?スタジオ',
  ],
  [
    'hardware store',
    `ferretería ferreterías tienda_de_herramientas tienda_de_bricolaje loja_de_ferragens loja_de_ferramentas loja_de_materia(?:l|is)_de_construção quincaillerie
    magasin_de_bricolage baumarkt eisenwarenhandlung eisenwarenladen werkzeugladen negozio_di_ferramenta una_ferramenta nella_ferramenta in_ferramenta
    bouwmarkt ijzerhandel nalbur* хозяйственн*_магазин* строительн*_магазин*`,
    '(?:محل|متجر) (?:ال)?(?:أدوات|عدد|خردوات)(?! (?:ال)?(?:مكتبية|تجميل|منزلية|رياضية|موسيقية))|हार्डवेयर (?:की )?(?:दुकान|स्टोर)|五金(?:店|行)|建材(?:店|市场)|ホームセンター|金物(?:店|屋)|工具店',
  ],
  [
    'grocery',
    `carnicería carnicerías pescadería frutería verdulería charcutería tienda_de_comestibles tienda_de_abarrotes açougue peixaria mercearia mercadinho hortifruti quitanda
    boucherie charcuterie poissonnerie épicerie metzgerei fleischerei lebensmittelladen lebensmittelgeschäft tante-emma-laden feinkostladen hofladen bioladen
    macelleria salumeria pescheria negozio_di_alimentari fruttivendolo slagerij bakkal* kasap* мясн*_лавк* продуктов*_магазин*`,
    'محل (?:ال)?(?:جزارة|بقالة|خضار|خضروات)|بقالة|ملحمة|किरान[ाे] (?:की )?(?:दुकान|स्टोर)|सब्ज़ी की दुकान|肉[铺店]|杂货店|便利店|水果店|肉屋|魚屋|八百屋|食料品店|コンビニ(?!エ)',
  ],
  [
    'school corridor',
    `pasillo_de(?:l|_un|_una|_la)?_(?:colegio|escuela|instituto|universidad) corredor_d[aeo](?:_uma?)?_(?:escola|colégio) corredor_escolar pasillo_escolar
    couloir_d'école couloir_d'une_école couloir_de_l'école couloir_d(?:u|'un|e)_(?:lycée|collège) schulflur schulgang schulkorridor
    corridoio_d(?:i|ella|i_una)_scuola corridoio_scolastico schoolgang okul_koridor* школьн*_коридор* коридор*_школы`,
    'ممر(?:ات)? (?:ال)?مدرسة|स्कूल (?:का|के|की) (?:गलियार[ाे]|कॉरिडोर)|(?:学校|校园|教学楼)(?:里|内|的)?走廊|(?:学校|校舎)の廊下',
  ],
  [
    'running track',
    `pista_de_atletismo pista_de_corrida piste_d'athlétisme stade_d'athlétisme tartanbahn leichtathletikanlage leichtathletikstadion pista_di_atletica atletiekbaan koşu_pist*
    беговая_дорожка_стадиона`,
    'مضمار (?:ال)?(?:جري|ركض|ألعاب القوى)|रनिंग ट्रैक|एथलेटिक्स ट्रैक|田径场|(?:塑胶|田径)跑道|陸上(?:競技場|トラック)',
  ],
  [
    'dental clinic',
    `zahnarztpraxis zahnklinik beim_zahnarzt cabinet_dentaire chez_le_dentiste studio_dentistico dal_dentista clinica_dentale clínica_dental clínica_odontológica
    consultorio_dental consultorio_odontológico consultório_odontológico consultório_dentário en_el_dentista no_dentista tandartspraktijk diş_kliniğ*
    стоматологи*_клиник* в_стоматологии`,
    'عيادة (?:ال)?[أا]سنان|(?:दाँतों|दांतों) (?:का|के) (?:क्लिनिक|अस्पताल)|(?:डेंटल|दंत) (?:क्लिनिक|चिकित्सालय)|牙科(?:诊所|医院|门诊)?|口腔(?:诊所|医院|门诊)|牙医诊所|歯医者(?:さん)?の(?:診察室|診療室)|歯科(?:医院|クリニック)|デンタルクリニック',
  ],
  [
    'car dealership',
    'concesionario_de_coches concesionario_de_autos concessionária_de_carros concession_automobile autohaus concessionaria_auto autosalon* автосалон*',
    'معرض (?:ال)?سيارات|कार शोरूम|4s店|汽车展厅|カーディーラー|自動車販売店',
  ],
  [
    'car wash',
    'autolavado lavado_de_coches lavado_de_autos lava-jato lava_rápido lavage_auto waschanlage waschstraße autolavaggio автомойк*',
    '(?:مغسلة|غسيل) (?:ال)?سيارات|कार वॉश|洗车店|洗車場',
  ],
  [
    'trade fair',
    'messestand feria_comercial feria_de_muestras feira_de_negócios salon_professionnel fiera_commerciale',
    'معرض تجاري|व्यापार मेला|展会|展台|展示会',
  ],
  [
    'dance studio',
    `studio_de_danse salle_de_danse estudio_de_danza estudio_de_baile escuela_de_danza escuela_de_baile academia_de_baile estúdio_de_dança escola_de_dança
    academia_de_dança école_de_danse tanzstudio tanzsaal ballettstudio ballettsaal tanzschule scuola_di_danza sala_di_danza studio_di_danza danszaal dansstudio dans_stüdyo*
    танцевальн*_студи* танцевальн*_зал*`,
    'استوديو (?:ال)?رقص|डांस (?:स्टूडियो|क्लास)|舞蹈(?:室|教室)|ダンススタジオ|バレエ(?:スタジオ|教室)',
  ],
  [
    'sports hall',
    `sporthalle turnhalle gymnase salle_omnisports pabellón_deportivo pabellón_de_deportes polideportivo palazzetto_dello_sport palasport ginásio_esportivo
    ginásio_poliesportivo quadra_coberta sporthal spor_salonu* спортивн*_зал*`,
    'صالة رياضية مغطاة|体育馆|体育館',
  ],
  [
    'yoga studio',
    `palestra_di_yoga centro_yoga centro_de_yoga sala_de_yoga salle_de_yoga yogaraum
    studio_de_yoga studio_de_pilates estudio_de_yoga estudio_de_pilates estúdio_de_yoga estúdio_de_ioga estúdio_de_pilates studio_di_yoga
    studio_yoga yogastudio pilatesstudio`,
    'استوديو (?:ال)?(?:يوغا|يوجا)|योग (?:स्टूडियो|केंद्र|कक्ष)|瑜伽(?:[馆室]|教室)|ヨガ(?:スタジオ|教室)|ピラティススタジオ',
  ],
  [
    'playground',
    `cour_d'école cour_de_récréation patio_de_colegio patio_del_colegio patio_de_escuela patio_de_la_escuela patio_de_recreo pátio_da_escola
    pátio_de_escola cortile_della_scuola cortile_scolastico schulhof pausenhof schoolplein speeltuin parco_giochi parquinho parque_infantil
    aire_de_jeux spielplatz oyun_park* детск*_площадк*`,
    'ملعب أطفال|(?:ساحة|فناء) (?:ال)?مدرسة|(?:खेल|स्कूल) का मैदान|游乐场|操场|遊び場|校庭',
  ],
  [
    'basketball court',
    `campo_da_basket quadra_de_basquete quadra_de_esportes quadra_poliesportiva pista_polideportiva cancha_polideportiva cancha_de_baloncesto cancha_de_básquet terrain_de_basket basketballplatz basketbol_saha*
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
    `stadio${NO_PHASE} estádio${NO_PHASE} stadion fußballplatz fußballfeld sportplatz campo_da_calcio campo_di_calcio campo_sportivo campo_de_fútbol campo_de_futebol
    cancha_de_fútbol campo_deportivo terrain_de_foot terrain_de_football terrain_de_rugby terrain_de_sport stadyum*
    стадион стадионе`,
    'ملعب (?:ال)?كرة (?:ال)?قدم|ملعب رياضي|(?:क्रिकेट|फुटबॉल|फ़ुटबॉल) (?:का )?(?:मैदान|ग्राउंड)|स्टेडियम|体育场|足球场|运动场|棒球场|スタジアム|サッカー場|野球場|(?<![ァ-ヶー])グラウンド|estadio(?<!\\p{L}estadio)(?!\\p{L}| (?:de (?:la enfermedad|desarrollo|la vida)|del (?:proceso|desarrollo|cáncer|tumor|ciclo)|actual|inicial|temprano|precoz|intermedio|avanzado|tardío|final|terminal|\\p{N}))|stade(?<!\\p{L}stade)(?= (?:de (?:foot|rugby|france)|municipal|olympique))|stade(?<=(?:^|[^\\p{L}])dans (?:un|le) (?:\\p{L}{1,12} )?stade)(?!\\p{L}| (?:actuel|précoce|avancé|initial|final|terminal|suivant|ultérieur|préliminaire|intermédiaire|tardif|du|de (?!foot|rugby)|d[\\x27’]|où|\\p{N}))|stade(?<=(?:(?:^|[^\\p{L}])(?:au|du|devant (?:un|le)) |^(?:un |le )?)stade)(?=\\s?(?:$|[.,;]))',
  ],
  [
    'skate park',
    'pista_de_skate skateplatz скейтпарк* скейт-парк*',
    'स्केट पार्क|滑板公园|滑板场|スケートパーク|ساحة تزلج',
  ],
  [
    'gas station',
    `stazione_di_servizio distributore_di_benzina posto_de_gasolina gasolinera* station-service station_service tankstelle tankstation benzin_istasyon*
    benzinlik автозаправк* азс`,
    'محطة (?:وقود|بنزين)|पेट्रोल पंप|加油站|ガソリンスタンド',
  ],
  [
    'train station',
    `stazione_ferroviaria stazione_dei_treni estação_de_trem estação_ferroviária estación_de_tren estación_de_trenes gare treinstation bahnhof hauptbahnhof
    bahnsteig tren_garı* tren_istasyon* вокзал вокзале`,
    '(?:en el|dans le|en|no) (?:metro|métro|metrô)(?!\\p{L})|(?:in metropolitana|nella metro)(?!\\p{L})|in der (?:u-|s-)?bahn(?!\\p{L})|in de metro(?!\\p{L})|в метро|метро станц|地铁[里上]|電車[のに内で]|地下鉄|मेट्रो (?:में|स्टेशन)|محطة (?:ال)?قطار|रेलवे स्टेशन|火车站|地铁站|高铁站|駅のホーム|駅構内',
  ],
  [
    'airport',
    'aeroporto aeropuerto aéroport flughafen flughafenhalle luchthaven vliegveld havaalan* havaliman* аэропорт*',
    'مطار(?!د)|हवाई अड्ड[ाे]|एयरपोर्ट|机场|空港',
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
    'كنيسة|गिरजाघर|教堂|教会(?![你我他她您大学])',
  ],
  ['mosque', 'moschea mesquita mezquita mosquée moschee cami camide мечет*', 'مسجد|मस्जिद|清真寺|モスク'],
  [
    'patisserie',
    'pasticceria pasticcerie confeitaria pastelería* confiserie konditorei konditoreien banketbakkerij pastane* кондитерск*',
    'محل حلويات|蛋糕店|甜品店|ケーキ屋|洋菓子店|パティスリー',
  ],
  [
    'cheese shop',
    'quesería* tienda_de_quesos loja_de_queijos queijaria käseladen käsegeschäft käserei käsetheke formaggeria negozio_di_formaggi caseificio kaaswinkel peynirci* сырн*_лавк*',
    'محل (?:ال)?[أا]?جبان|奶酪店|チーズ(?:店|屋|専門店)',
  ],
  [
    'perfumery',
    'perfumería* parfumerie parfümerie profumeria perfumaria parfümeri* парфюмерн*_магазин* парфюмери*',
    '(?:متجر|محل) (?:ال)?عطور|इत्र की दुकान|परफ्यूम (?:की दुकान|स्टोर)|香水店|香水(?:专卖店|ショップ)',
  ],
  [
    'bakery',
    `panificio panetteria forno_artigianale padaria panadería* bäckerei boulangerie bakkerij пекарн* булочн*`,
    'مخبز|बेकरी|मिठाई की दुकान|面包店|烘焙[坊店]|パン屋|ベーカリー',
  ],
  [
    'atelier',
    `sartoria laboratorio_di_sartoria schneiderei *nähatelier schneideratelier modeatelier naaiatelier oficina_de_costura taller_de_costura ateliê ateliês
    atelier_de_couture`,
    'مشغل خياطة|アトリエ|裁缝店',
  ],
  [
    'workshop',
    `officina falegnameria laboratorio_artigianale werkstatt autowerkstatt kfz-werkstatt holzwerkstatt
    fahrradwerkstatt schreinerei tischlerei werkplaats autogarage oficina_de_carros oficina_de_automóveis
    taller_mecánico taller_de_bicicletas taller_de_coches carpintería marcenaria serralheria bicicletaria garage_automobile une_menuiserie fahrradladen officina_meccanica atölye* мастерск* автосервис*`,
    'ورشة(?! عمل)|गैर[ाे]ज|वर्कशॉप|修理厂|汽修[店厂]|木工坊|工房|作業場|木工所|整備工場|自転車(?:屋|店)|自行车店|साइकिल की दुकान|陶芸教室|oficina mec[aâ]nica|(?<=(?:^|[^\\p{L}])(?:n?uma|[nd]a|minha|nossa) )oficina(?!\\p{L}| de (?!carros))',
  ],
  [
    'home office',
    'escritorio_en_casa escritório_em_casa bureau_à_la_maison bureau_à_domicile homeoffice arbeitszimmer ufficio_in_casa studio_in_casa',
    'despacho (?:[a-zñáéíóú]{1,14} )?en (?:su )?casa|مكتب منزلي|होम ऑफ़िस|लैपटॉप के साथ घर पर|घर (?:पर|में)(?= .{0,20}(?:लैपटॉप|ऑनलाइन))|في (?:ال)?(?:منزل|بيت)\\p{L}{0,2}(?= .{0,20}(?:حاسوب|لابتوب|كمبيوتر))|(?<!\\p{L})дома (?=(?:с|за) ноутбук)|(?<!\\p{L})evde (?=.{0,20}(?:laptop|dizüstü|online|çevrimiçi))|在家(?:里|中)?(?=.{0,12}(?:网课|电脑|笔记本))|(?:自宅|家)で(?=.{0,12}(?:オンライン|パソコン))|居家办公室|家庭办公室|书房|ホームオフィス|書斎',
  ],
  ['at home', 'daheim', SOMEBODY_HOME],
  [
    'office',
    `ufficio uffici escritório escritórios oficina oficinas bureau bureaux *büro büros kantoor kantoren studio_legale studio_notarile studio_di_architettura
    cabinet_d'avocats ofis* офис*`,
    'مكتب(?!ة)|दफ़्तर|कार्यालय|ऑफ़िस|ऑफिस|办公室|写字楼|オフィス|事務所',
  ],
  [
    'meeting room',
    `salle_de_réunion sala_de_reuniones sala_de_juntas sala_de_reunião sala_de_reuniões sala_riunioni besprechungsraum besprechungszimmer
    konferenzraum meetingraum sitzungszimmer vergaderzaal vergaderruimte vergaderkamer`,
    '(?:قاعة|غرفة) (?:ال)?اجتماعات|मीटिंग रूम|सम्मेलन कक्ष|会议室|会議室',
  ],
  [
    'kitchen',
    'cucina cozinha cozinhas cocina cocinas cuisine *küche keuken_van_een_restaurant keuken restaurantkeuken mutfak* кухн*',
    'مطبخ(?: (?:ال)?مطعم)?|रसोई(?:घर)?|किचन|厨房|后厨|キッチン|台所',
  ],
  [
    'café',
    'gelateria gelaterie eisdiele* eiscafé* heladería* sorveteria* chez_le_glacier caffè caffetteria cafeteria cafetería kaffeehaus koffiebar salon_de_thé salón_de_té kafe* кафе кофейн*',
    'مقهى|كافيه|कैफ़े|कैफे|咖啡[馆厅店]|茶[馆楼室]|カフェ|喫茶店',
  ],
  [
    'tatami',
    'japanische*_teehaus* maison_de_thé_japonaise casa_de_té_japonesa casa_de_chá_japonesa sala_da_tè_giapponese',
    '和室|畳',
  ],
  [
    'restaurant',
    'ristorante restaurante gaststätte restoran* ресторан*',
    'مطعم|रेस्तरां|रेस्टोरेंट|餐[厅馆]|饭店|面馆|寿司[屋店]|居酒屋|ラーメン屋|食堂|レストラン',
  ],
  [
    'beach',
    `spiaggia praia praias playa playas plage(?!_(?:de_prix|de_données|horaire)) strand plaj* пляж* bord_de_mer bord_de_la_mer orilla_del_mar
    beira-mar beira_do_mar riva_al_mare
    am_meer aan_zee`,
    'شاطئ|समुद्र (?:तट|(?:के )?किनारे)|海滩|沙滩|海边|ビーチ|海辺|海岸',
  ],
  [
    'street',
    'strada via_del_centro rua ruas ruelle calle calles *straße fußgängerzone *straat sokak* улиц*',
    'شارع|सड़क|街道|街上|大街|通り|商店街|街角',
  ],
  [
    'city',
    'città cidade ciudad ville centre-ville stadt innenstadt stad şehir* город*',
    'مدينة|शहर|城市|都市|都会|(?<=夜の)街',
  ],
  ['forest', 'foresta bosco floresta bosque forêt wald in_het_bos zonnig_bos orman* лес лесу лесной', 'غابة|जंगल|森'],
  [
    'mountain',
    `montagn* montanha* montañ* berg bergen berge alpen alpes alpi gebirge bergpfad bergwanderweg wanderweg sentier_de_randonnée ruta_de_senderismo na_serra
    en_la_sierra dağ* горы горах гора`,
    'جبال|جبل|पहाड़|登山道|山',
  ],
  [
    'garden',
    'giardino jardim jardín jardin garten schrebergarten kleingarten gemüsegarten tuin achtertuin bahçe* сад саду парк*',
    `حديقة|बगीच[ाे]|(?<![\\p{L}\\p{M}])पार्क(?![\\p{L}\\p{M}]| कर)|花园|公园|后院|庭園|公園|(?<!\\p{sc=Han})庭(?!\\p{sc=Han})|(?<!\\p{L})parc(?!\\p{L}| (?:auto|informatique|immobilier|éolien|solaire|d'|de véhicules))|(?<!\\p{L})parque(?!\\p{L}| (?:móvil|automotor|eólico|solar|tecnológico|industrial|de atracciones|de vehículos))|(?<!\\p{L})parco(?!\\p{L}| (?:auto|macchine|veicoli|eolico|solare))`,
  ],
  ['lake', 'lago(?!_d[ei]_da[td][oi]s?) lac(?!_de_données) göl* озер*', 'بحيرة|झील|湖'],
  [
    'living room',
    `soggiorno salotto sala_de_estar sala_aconchegante sala_acolhedora salón_acogedor salón_de_casa salon_chaleureux salon_moderne salon_cosy
    salon_lumineux salon_élégant
    wohnzimmer woonkamer huiskamer гостиная гостиной`,
    'غرفة (?:ال)?(?:معيشة|جلوس)|صالة المنزل|बैठक कक्ष|लिविंग रूम|ड्राइंग रूम|客厅|リビング|居間|(?<!\\p{L})(?:na|numa) sala(?!\\p{L}| d)|(?<!\\p{L})en (?:el|un|mi|su) salón(?!\\p{L}| d(?!e (?:su|mi|tu|la) casa))',
  ],
  [
    'bedroom',
    `camera_da_letto camera_d'albergo camera_d'hotel dormitorio en_su_habitación en_mi_habitación de_su_habitación dans_sa_chambre dans_ma_chambre nella_sua_camera in_camera_sua no_seu_quarto no_quarto_dela in_ihrem_zimmer in_seinem_zimmer in_meinem_zimmer habitación_de_hotel quarto_de_hotel quarto_aconchegante quarto_de_casal chambre_à_coucher
    chambre_d'hôtel schlafzimmer hotelzimmer slaapkamer hotelkamer yatak_odası* спальня спальне`,
    'غرفة (?:ال)?(?:نوم|فندق)|शयनकक्ष|बेडरूम|卧室|酒店(?:的)?房间|寝室|ホテルの(?:部屋|客室)|(?<!\\p{L})(?:no|num|em um) quarto(?=$|[.,])',
  ],
  [
    'library',
    `biblioteca bibliothek bibliothèque bibliotheek librairie librería librerías libreria livraria buchhandlung buchladen boekhandel boekwinkel
    kütüphane* библиотек*`,
    'مكتبة|पुस्तकालय|लाइब्रेरी|图书馆|书店|図書館|書店|本屋',
  ],
  [
    'pub',
    'kneipe kneipen bierkneipe wirtshaus taberna cervecería birreria birrificio cervejaria boteco kroeg bruin_café birahane пивн*_бар* паб пабе',
    'حانة|पब(?= में)|酒馆|居酒屋|パブ(?!リ)',
  ],
  [
    'gym',
    `palestra sala_pesi salle_de_sport salle_de_gym salle_de_musculation club_de_sport gimnasio sala_de_pesas academia_de_ginástica academia_moderna
    fitnessstudio sportschool fitnesscentrum sportzaal जिम व्यायामशाला спортзал*`,
    'صالة (?:ال)?رياضية|(?:ال)?نادي (?:ال)?رياضي|(?<!\\p{L})الجيم(?!\\p{L})|健身房|体育[馆館]|道場|ジム|フィットネスクラブ|(?<=(?:^|[^\\p{L}])(?:n?uma|[nd]a|minha|nossa) )academia(?! d[aeo] (?:letras|ciências|dança|polícia))',
  ],
  [
    'flower shop',
    'boutique_pleine_de_fleurs boutique_de_fleurs magasin_de_fleurs chez_le_fleuriste tienda_llena_de_flores loja_cheia_de_flores negozio_pieno_di_fiori laden_voller_blumen floristería* floricultura blumenladen bloemenwinkel',
    'محل زهور|फूलों की दुकान|花店|花屋',
  ],
  [
    'pharmacy',
    'farmacia farmácia apotheke apotheek pharmacie eczane* аптек*',
    'صيدلية|दवा की दुकान|फार्मेसी|मेडिकल स्टोर|药店|药房|薬局|ドラッグストア',
  ],
  [
    'supermarket',
    'supermarché supermercado supermercato supermarkt',
    'سوبر ?ماركت|सुपरमार्केट|超市|スーパーマーケット|スーパー(?=$|で|の(?:店内|売り場))',
  ],
  [
    'boutique',
    `negozio negozi loja${NO_WEBSITE} lojas tienda${NO_WEBSITE} tiendas laden kleiderladen modeladen schuhladen modeboutique bekleidungsgeschäft
    modegeschäft schuhgeschäft magasin${NO_WEBSITE}
    kledingwinkel schoenenwinkel een_winkel de_winkel mağaza* магазин*`,
    'متجر|محل (?:ال)?(?:ملابس|أحذية|أزياء)|दुकान|शोरूम|商店|购物中心|商场(?!如)|服装店|女装店|鞋店|精品店|お店|(?<!の)店内|洋?服屋|洋服店|靴屋|アパレルショップ|ブティック|^winkel$',
  ],
  [
    'hair salon',
    `salone_di_parrucchiere salone_di_bellezza centro_estetico institut_de_beauté salón_de_belleza salão_de_beleza centro_de_estética peluquería*
    friseursalon beim_friseur bij_de_kapper
    kosmetikstudio nagelstudio kapsalon schoonheidssalon парикмахерск*`,
    'صالون (?:تجميل|نسائي)|ब्यूटी पार्लर|हेयर सैलून|美发(?:店|沙龙)|理发店|美容[院室]|美甲店|ヘアサロン|エステサロン',
  ],
  ['hotel', 'hôtel(?!_de_ville) albergo', ''],
  [
    'lobby',
    `hall_d'hôtel hall_de_l'hôtel réception_d'hôtel réception_d'un_hôtel vestíbulo_de_hotel recepción_de_hotel recepción_de_un_hotel saguão_de_hotel
    saguão_do_hotel
    recepção_de_hotel recepção_do_hotel hall_di_un_hotel hall_dell'hotel hotellobby hotelempfang`,
    '(?:بهو|ردهة|استقبال) (?:ال)?فندق|होटल (?:की लॉबी|का रिसेप्शन)|酒店(?:的)?(?:大堂|前台)|ホテルの(?:ロビー|フロント)',
  ],
  [
    'hospital',
    "hôpital hospitais ospedale corridoio_d'ospedale krankenhaus* ziekenhuis* hastane* больниц*",
    'مستشفى|अस्पताल|चिकित्सालय|医院|病院',
  ],
  [
    'clinic',
    `clinique consultório consultorio consulta_médica cabinet_médical studio_medico ambulatorio arztpraxis behandlungszimmer sprechzimmer huisartsenpraktijk klinik* клиник*`,
    'عيادة|क्लिनिक|诊所|诊室|クリニック|診察室',
  ],
  [
    'factory',
    'fabbrica usine fabrik fabrikhalle werkhalle fabrika завод заводе фабрик*',
    'مصنع|कारखान[ाे]|工厂|车间|工場|(?<!(?:preci|preç)os? de |direc?to d[ea] )(?<!\\p{L})fábrica(?!\\p{L})',
  ],
  [
    'warehouse',
    'magazzino entrepôt armazém galpão logistikzentrum im_lager magazijn loods',
    '(?<!\\p{L})(?:ال)?(?:مستودع|مخزن)(?!\\p{L})|गोदाम|वेयरहाउस|仓库|倉庫',
  ],
  [
    'vineyard',
    'vigneto vigneti vinhedo vinhedos vinhas viñedo viñedos viñas vignoble vignobles vignes weinberg weinberge wijngaard wijngaarden виноградник*',
    'كرم عنب|مزرعة (?:ال)?عنب|अंगूर का बाग|葡萄园|酒庄|ブドウ[畑園]|ぶどう[畑園]|ワイン畑',
  ],
  [
    'farm',
    `fattoria azienda_agricola granja_en_el_campo granja(?!_(?:solar|eólica|de_servidores)) fazenda rancho à_la_ferme une_ferme(?!_(?:volonté|intention|conviction|résolution|solaire|éolienne|de_serveurs))
    ferme_à_la_campagne bauernhof auf_einem_hof boerderij çiftlik* ферма(?!_сервер)
    ферме(?!_сервер)`,
    'مزرعة|农场|养殖场|農場|牧场|牧場',
  ],
  [
    'field',
    'kornfeld weizenfeld champ_de_blé campo_di_grano',
    '(?<![\\p{L}\\p{M}])खेत(?:ों)?(?![\\p{L}\\p{M}])|农田|畑|en el campo(?! de)|auf dem feld(?!\\p{L})',
  ],
  [
    'construction site',
    'cantiere *baustelle chantier bouwplaats şantiye* стройк* стройплощадк*',
    'موقع (?:ال)?بناء|(?<!\\p{L})e[nm] (?:una|uma) obra(?=$|[.,])|(?<!\\p{L})obra en construcción|निर्माण स्थल|工地|工事現場|建設現場|canteiro de obras',
  ],
  [
    'bathroom',
    'banheiro badezimmer im_bad in_ihrem_bad in_seinem_bad in_meinem_bad in_einem_bad badkamer banyo* ванная ванной',
    'حمام(?! سباحة)|बाथरूम|浴室|卫生间|洗手间|お?風呂場|バスルーム|洗面所|salle de bains?|(?<!traje de )(?<!\\p{L})baño(?!\\p{L})|(?<!costume da )(?<!\\p{L})bagno(?!\\p{L})',
  ],
  [
    'pool',
    'piscine piscina schwimmbad freibad hallenbad zwembad havuz*',
    'مسبح(?!ة)|حمام سباحة|स्विमिंग पूल|游泳[池馆]|(?<![ァ-ヶー])プール(?![ァ-ヶ])',
  ],
  [
    'rooftop',
    'azotea terrazza terrazze telhado dachterrasse balkon balkonu* balkonda balcón balcões na_sacada da_sacada uma_sacada varanda балкон*',
    '屋顶|天台|屋上|阳台|陽台|ベランダ|バルコニー|बालकनी|شرفة|sur (?:le|un) toit(?!\\p{L})',
  ],
  [
    'patio',
    'terrasse gartenterrasse op_het_terras een_terras terraço uma_esplanada',
    'テラス|露台|(?<!\\p{L})террас[аеу](?!\\p{L})',
  ],
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
  [
    'market',
    `mercato${NO_ECONOMY} mercado${NO_ECONOMY}
    marché${NO_ECONOMY} markt wochenmarkt weihnachtsmarkt flohmarkt bauernmarkt mercadillo mercatino feira_livre pazar* рынок рынке`,
    'سوق|(?<!शेयर )(?:बाज़ार|बाजार)|मंडी|市场|市場|集市|夜市|朝市|クリスマスマーケット',
  ],
  ['desert', 'deserto desierto wüste désert пустын*', 'صحراء|रेगिस्तान|沙漠|砂漠'],
  [
    'classroom',
    'aula(?!_(?:online|virtual)) scuola escola escuela école schule klassenzimmer salle_de_classe sala_de_clases sala_de_aula klaslokaal in_de_klas okul* школ*',
    'مدرسة|فصل دراسي|قاعة دراسية|कक्षा|स्कूल(?= (?:में|की इमारत))|教室|学校|校园',
  ],
  [
    'night',
    "notte noite noche nuit nacht nächtlich* nachts 's_nachts nocturno nocturna nocturne noturno noturna gece* ноч*",
    'ليل|रात|夜',
  ],
  [
    'morning',
    'mattina mattino por_la_mañana manhã matin am_morgen frühmorgens ochtend sabahleyin sabahları утро* утром',
    'صباح|सुबह|早晨|清晨|早上|朝の|朝に|早朝',
  ],
  ['evening', 'sera anoitecer soir abend avond akşam* вечер*', 'مساء|शाम|傍晚|夕方|夕暮れ'],
  [
    'sunset',
    'tramonto atardecer sonnenuntergang zonsondergang закат*',
    'غروب|सूर्यास्त|日落|夕日|pôr do sol|puesta de sol|coucher d[eu] soleil|gün batımı',
  ],
  ['snow', 'neve nieve neige schnee sneeuw karlı снег* снежн*', 'ثلج|बर्फ|雪'],
  ['fog', 'nebbia neblina névoa niebla brouillard nebel sisli туман*', 'ضباب|कोहर[ाे]|雾|霧'],
  [
    'winter',
    'invierno inverno hiver navidad de_natal no_natal noël di_natale a_natale natalizi* weihnacht* kış зимой зима',
    'شتاء|सर्दियों|क्रिसमस|冬天|冬季|圣诞|冬の|クリスマス',
  ],
  ['autumn', 'otoño outono automne autunno herbst* sonbahar* осень* осенью', 'خريف|पतझड़|秋天|秋季|秋の|紅葉'],
  ['spring', 'primavera printemps frühling* ilkbahar* весна весной', 'ربيع|वसंत|春天|春季|春の'],
  [
    'summer',
    "verano verão sommer* zomer quest'estate d'estate in_estate questa_estate cet_été en_été l'été d'été yaz_aylarında yazın летом летн*",
    'صيف|गर्मियों|夏天|夏季|夏の|真夏',
  ],
  // In Spanish and Portuguese, months are those of both hemispheres.
  ['october', 'oktober octobre ottobre октябр* ekim_ayında', '十月|(?<!\\d)10月'],
  ['november', 'novembre ноябр* kasım_ayında', '十一月|(?<!\\d)11月|نوفمبر|नवंबर'],
  ['december', 'dezember décembre dicembre декабр* aralık_ayında', '十二月|(?<!\\d)12月|ديسمبر|दिसंबर'],
  ['january', 'januar januari janvier gennaio январ* ocak_ayında', '(?<!十)一月|(?<!\\d)1月|يناير|जनवरी'],
  ['february', 'februar februari février febbraio феврал* şubat_ayında', '(?<!十)二月|(?<!\\d)2月|فبراير|फ़रवरी'],
  ['rain', 'pioggia chuva lluvia pluie regen yağmur* дожд*', 'مطر|बारिश|雨'],
];

/** Each with a Portuguese "no" (in the) before it, which would read as an English negation. */
const patterns = words.map(([english, whole, anywhere]) => {
  const withNo = () => new RegExp(`(?:(?<!\\p{L})no )?(?:${wholeWords(whole, anywhere, 'gu').source})`, 'gu');
  return [english, patternWhereNeeded(whole, anywhere, withNo)] as const;
});

/** Translates the known words of a text in place. */
export const placesInEnglish = (text: string): string =>
  patterns.reduce((known, [english, patternFor]) => {
    const pattern = patternFor(known);
    return pattern ? known.replace(pattern, ` ${english} `) : known;
  }, text);
