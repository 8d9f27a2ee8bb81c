// Words for things to eat, to drink and to cook with: see subjects.ts.
import type { Subjects } from './subjects.ts';

export const foodThings: Subjects = [
  [
    'coffee',
    'coffee coffees espresso espressos cappuccino cappuccinos kaffee kaffeerösterei* cafetería cafeterías caffetteria caffè قهوة القهوة कॉफ़ी कॉफी',
    // "Café da manhã" is breakfast.
    'コーヒー|珈琲|咖啡|(?<!\\p{L})cafés?(?!\\p{L}| da manhã)',
  ],
  [
    'tea',
    `tea teas thé thés tè un_té té_verde nuestro_té nuestros_tés chás nosso_chá chá_verde unser_tee unsere_tees grüner_tee schwarzer_tee grüntee
    kräutertee kräutertees früchtetee teesorten teeladen شاي الشاي चाय`,
    '紅茶|お茶(?!目)|绿茶|红茶|茶叶',
  ],
  [
    'cooking-pot',
    'cooking recipe recipes cocinar cocinamos recetas cozinhar cuisiner nos_recettes vos_recettes kochen kochkurs* rezepte cucinare ricette طبخ الطبخ रेसिपी',
    '料理|レシピ|烹饪|食谱',
  ],
  [
    'pizza',
    'pizza pizzas pizze pizzeria pizzerias pizzería pizzerías pizzaria pizzarias بيتزا البيتزا पिज़्ज़ा पिज्जा',
    'ピザ|披萨',
  ],
  [
    'bread',
    `bread breads loaves bakery bakeries sourdough baguettes panadería panaderías nuestro_pan pan_artesano pan_artesanal pan_casero pan_fresco pan_recién pan_de_masa_madre
    pão pães padaria padarias boulangerie boulangeries notre_pain votre_pain le_pain pain_frais pain_bio pain_artisanal pain_au_levain bäckerei bäckereien brötchen
    brot frische_brote unsere_brote brotsorten backstube panetteria panetterie panificio nostro_pane il_pane pane_fresco خبز الخبز مخبز المخبز مخابز ब्रेड बेकरी`,
    'パン屋|焼きたてパン|食パン|手作りパン|面包|(?<!\\p{L})el pan(?!\\p{L}| de cada día)',
  ],
  [
    'cake',
    `cake cakes cupcake cupcakes pastry_shop kuchen torte torten geburtstagstorte* hochzeitstorte* konditorei* tarta tartas pastelería pastelerías gâteau gâteaux pâtisserie pâtisseries
    pasticceria pasticcerie confeitaria confeitarias nossos_bolos bolos_caseiros bolo_caseiro bolo_de_aniversário bolo_de_chocolate bolo_de_casamento كعكة الكعك केक`,
    'ケーキ|蛋糕',
  ],
  [
    'wine',
    `wine wines winery wineries el_vino un_vino nuestro_vino su_vino buen_vino de_vino vino_tinto vino_blanco vino_ecológico vinos vino_del_paese vino_della_casa vino_rosso vino_bianco vino_locale il_vino nostro_vino buon_vino di_vino vinho vinhos vinícola vinícolas
    nos_vins vos_vins vin_rouge vin_blanc vins_bio caviste cavistes wein weine weingut weingüter weinhandlung weinladen weinprobe* vini enoteca enoteche نبيذ वाइन`,
    'ワイン|红酒|葡萄酒',
  ],
  [
    'ice-cream',
    `ice_cream ice_creams gelato gelati gelateria gelaterie un_helado el_helado mejor_helado nuestro_helado helado_artesano helado_artesanal helado_casero de_helado helados heladería heladerías
    sorvete sorvetes sorveteria sorveterias eisdiele eisdielen eiscafé* eiscreme eissorten crème_glacée crèmes_glacées glaces_artisanales sorbets آيس_كريم مثلجات المثلجات بوظة आइसक्रीम`,
    'アイスクリーム|ジェラート|ソフトクリーム|冰淇淋',
  ],
  [
    'burger',
    // A "Hamburger" is from Hamburg too, and people have the name Burger.
    `burgers cheeseburger cheeseburgers hamburgers hamburguesa hamburguesas hamburguesería hamburgueserías hambúrguer hambúrgueres hamburgueria hamburguerias
    un_hamburger gli_hamburger nostri_hamburger migliori_hamburger hamburger_di hamburgeria برجر البرجر برغر البرغر همبرغر बर्गर`,
    'バーガー|(?<!德国|[在去到从])汉堡(?![市港州人]|机场|大学)|(?<!\\p{L}|dr\\. |frau |herrn? |familie |mrs?\\.? )burger(?!\\p{L})',
  ],
  [
    'salad',
    // In Arabic, salad has the letters of power; in Spanish and Italian, "saladas" and "salate" are salty.
    `salads ensalada ensaladas uma_salada nossas_saladas saladas_frescas salada_de_frutas une_salade nos_salades vos_salades salades_fraîches salades_composées
    salades_maison salatbar frische_salate unsere_salate knackige_salate frischer_salat unser_salat kartoffelsalat insalata insalate سلطات_طازجة سلطة_خضراء سلطة_فواكه सलाद`,
    'サラダ(?!油)|沙拉|(?<!\\p{L}|word )salad(?!\\p{L}| days)',
  ],
  [
    'smoothie',
    `smoothie smoothies milkshake milkshakes fresh_juice fresh_juices juice_bar juice_bars fruit_juice fruit_juices orange_juice cold-pressed_juice cold-pressed_juices green_juice green_juices
    batidos_de_fruta batidos_de_frutas batidos_naturales zumo zumos jugo_natural jugos_naturales suco sucos sumos_naturais jus_de_fruits jus_frais nos_jus jus_d['’]orange
    fruchtsaft fruchtsäfte orangensaft säfte frullato frullati succo_di_frutta succhi_di_frutta spremuta spremute عصير عصائر العصائر سموذي जूस स्मूदी`,
    'スムージー|フルーツジュース|生ジュース|果汁|奶昔|冰沙',
  ],
  [
    'cheese',
    `cheeses cheese_shop cheese_shops cheesemonger cheesemongers quesos quesería queserías queijos queijaria queijarias fromages fromagerie fromageries fromager
    käserei käsereien käsetheke käseladen formaggi caseificio caseifici أجبان الأجبان`,
    'チーズ専門店|チーズ工房|奶酪店',
  ],
  [
    'fish',
    `fishmonger fishmongers fish_market fish_shop fish_restaurant seafood pescadería pescaderías pescados peixaria peixarias poissonnerie poissonneries
    fischhandel fischgeschäft fischladen fischmarkt fischrestaurant* pescheria pescherie أسماك الأسماك`,
    '魚屋|鮮魚店|海鲜|水产店',
  ],
  [
    'honey',
    `raw_honey our_honey pure_honey local_honey organic_honey wild_honey natural_honey manuka_honey jar_of_honey honey_jar honey_jars beekeeper beekeepers beekeeping apicultor apicultores
    mel_puro nosso_mel mel_orgânico mel_natural mel_silvestre mel_artesanal mel_de_abelha mel_de_abelhas apiculteur apiculteurs honig waldhonig blütenhonig bienenhonig imker imkerei imkereien
    nostro_miele miele_biologico miele_artigianale miele_italiano miele_puro miele_d['’]acacia apicoltore apicoltori शहद`,
    // Neither honeymoons nor the colour of hair.
    'はちみつ|ハチミツ|蜂蜜|養蜂|养蜂|(?<!\\p{L}|lun[ae]s? de |color |rubio |mechas |blond )miel(?!\\p{L}| en los labios)|(?<![\\p{L}\\p{M}]|شهر )عسل(?![\\p{L}\\p{M}])',
  ],
  ['breakfast', 'brunch brunches', ''],
  [
    'water',
    `mineral_water bottled_water water_bottle water_bottles water_delivery water_filter water_filters agua_mineral agua_embotellada botella_de_agua botellas_de_agua filtro_de_agua
    água_mineral garrafa_de_água garrafas_de_água filtro_de_água eau_minérale eaux_minérales bouteille_d['’]eau bouteilles_d['’]eau gourde_isotherme mineralwasser wasserflasche* trinkflasche* trinkwasser
    wasserfilter acqua_minerale bottiglia_d['’]acqua borraccia borracce مياه_معدنية مياه_الشرب पानी_की_बोतल`,
    'ミネラルウォーター|浄水器|矿泉水|饮用水|净水器',
  ],
  [
    'beer',
    `beers brewery breweries microbrewery cervezas cervecería cervecerías cervejas cervejaria cervejarias bières brauerei* biere birre birrificio birrifici birreria`,
    'クラフトビール|精酿|啤酒厂',
  ],
  [
    'cocktail',
    'cocktails cocktail_bar cocktail_bars cócteles coctelería coctelerías coquetéis cocktailbar* كوكتيلات कॉकटेल',
    'カクテル(?!ドレス)|鸡尾酒(?!裙|礼服)',
  ],
  [
    'milk',
    'dairy_farm dairy_farms milkman lechería lecherías laiterie laiteries molkerei molkereien milchhof latteria laticínios',
    '',
  ],
  [
    'barbecue',
    `barbecue barbecues bbq barbacoa barbacoas parrillada parrilladas asador asadores churrasco churrascos churrascaria churrascarias grillades grillfest grillparty grillabend grillfleisch
    grillsaison gasgrill* holzkohlegrill* grigliata grigliate مشاوي المشاوي مشويات المشويات बारबेक्यू`,
    'バーベキュー|烧烤|烤肉',
  ],
  [
    'steak',
    `steak steaks steakhouse steakhouses steakhaus butchers the_butcher your_butcher local_butcher butcher_shop carnicería carnicerías chuletón chuletones entrecot açougue açougues picanha boucherie boucheries entrecôte
    metzgerei metzgereien unser_metzger vom_metzger fleischerei fleischereien macelleria macellerie bistecca bistecche`,
    'ステーキ|精肉店|牛排|肉铺',
  ],
  ['sushi', 'sushi sushis سوشي السوشي सुशी', '寿司|鮨'],
  [
    'pasta',
    `fresh_pasta handmade_pasta homemade_pasta our_pasta pasta_fresca pasta_artesanal pasta_casera massa_fresca massas_frescas pâtes_fraîches pâtes_maison frische_pasta hausgemachte_pasta hausgemachte_nudeln handgemachte_nudeln
    pasta_fatta_a_mano pasta_fatta_in_casa pasta_all['’]uovo pastificio nostra_pasta trattoria trattorie osteria osterie`,
    '生パスタ|手工意面',
  ],
  [
    'olive-oil',
    `our_olive_oil extra_virgin_olive_oil nuestro_aceite_de_oliva aceite_de_oliva_virgen almazara almazaras nosso_azeite azeite_extravirgem azeite_extra_virgem notre_huile_d['’]olive moulin_à_huile
    unser_olivenöl natives_olivenöl olio_extravergine_d['’]oliva nostro_olio_d['’]oliva frantoio`,
    '',
  ],
];

export const foodDetails: Subjects = [
  [
    'cake',
    // In Spanish, "sobremesa" is the talk after a meal, and "a la postre" is "in the end".
    `tiramisù tiramisu tiramisú dessert desserts (?<!a_la_)postre postres uma_sobremesa as_sobremesas nossas_sobremesas nachtisch nachspeise nachspeisen dolci_fatti_in_casa dolce_della_casa dolci_della_casa تيراميسو`,
    'デザート|ティラミス|甜品|甜点|提拉米苏',
  ],
  [
    'olive-oil',
    `olive_oil aceite_de_oliva azeite azeitonas aceitunas huile_d['’]olive olivenöl olivenöle oliven olio_d['’]oliva olio_extravergine olio_evo olio_del_frantoio nostro_olio olives زيت_الزيتون زيت_زيتون जैतून_का_तेल`,
    'オリーブオイル|オリーブ油|橄榄油',
  ],
  [
    'tomatoes',
    // Not the timer.
    `tomato tomatoes tomates tomaten salsa_de_tomate sauce_tomate molho_de_tomate tomatensoße tomatensauce pomodori pomodorini salsa_di_pomodoro sugo_di_pomodoro al_pomodoro طماطم الطماطم टमाटर`,
    'トマト|西红柿|番茄(?![钟工小])',
  ],
  [
    'dough',
    // Elsewhere it is money, or the masses; and who looks through a catalogue "lo sfoglia".
    `our_dough pizza_dough bread_dough pasta_dough fresh_dough rolling_pin we_knead kneaded_by_hand nuestra_masa amasamos amasado_a_mano rodillo_de_cocina nossa_massa amassamos abrimos_a_massa rolo_de_massa
    notre_pâte pétrissons pétri(?!_d[e’']) pâte_à_pizza pâte_à_pain rouleau_à_pâtisserie teig teige pizzateig* brotteig* hefeteig* sauerteig* nudelholz wir_kneten kneten_wir
    stendiamo_la_sfoglia tiriamo_la_sfoglia sfoglia_fatta_a_mano sfoglia_fresca sfoglia_tirata_a_mano nostro_impasto l['’]impasto impastiamo matterello mattarello العجين العجينة`,
    'パン生地|ピザ生地|麺棒|面团|揉面|擀面',
  ],
  ['cooking-pot', 'una_olla ollas kochtopf uma_panela casserole', ''],
  [
    'knife',
    'knife knives cuchillo cuchillos messer küchenmesser couteau couteaux uma_faca facas coltello coltelli',
    '包丁|菜刀',
  ],
  [
    'pasta',
    'pasta spaghetti tagliatelle tortellini ravioli lasagne lasagna espaguetis espaguete macarrones macarrão nudeln nudelgericht* pâtes معكرونة पास्ता',
    'パスタ|意面',
  ],
  [
    'carrot',
    'carrot carrots zanahoria zanahorias cenoura cenouras carottes karotten möhren carote गाजर',
    '人参|にんじん|胡萝卜',
  ],
  [
    'vegetables',
    `vegetables veggies verdura verduras hortalizas legumes_frescos légumes gemüse gemüsekiste* le_verdure verdure_fresche todo_fresco
    خضار الخضار خضروات الخضروات सब्ज़ियाँ सब्ज़ी सब्जी सब्जियां सब्जियाँ`,
    '野菜|蔬菜',
  ],
  [
    'plate',
    `our_menu lunch dinner dishes three_courses almuerzo nuestros_platos el_plato platos menú_del_día una_cena la_cena mittagessen abendessen mittagstisch
    dîner nos_plats jantar nossos_pratos pranzo per_cena menù_di menù_fisso menù_degustazione tre_portate وجبة_الغداء وجبة_العشاء दोपहर_का_खाना रात_का_खाना`,
    // Not breakfast.
    'ランチ|午餐|晚餐|(?<!\\p{L}|petits?[ -])déjeuner(?!\\p{L})|(?<!\\p{L}|pequeno-)almoço(?!\\p{L})',
  ],
  [
    'apple',
    'apple apples manzana manzanas maçã maçãs une_pomme nos_pommes des_pommes les_pommes de_pommes äpfel apfel mela mele تفاح التفاح सेब',
    'りんご|リンゴ|苹果(?!手机|电脑|公司|系统|用户|支付)',
  ],
  [
    'chocolate',
    'chocolate chocolates chocolatier chocolatiers schokolade schokoladen pralinen chocolat chocolats bombones cioccolato cioccolatini شوكولاتة الشوكولاتة चॉकलेट',
    'チョコレート|巧克力',
  ],
  [
    'cherry',
    'cherries cereza cerezas kirsche kirschen cerise cerises cereja cerejas ciliegia ciliegie',
    'さくらんぼ|樱桃|(?<!\\p{L})cherry(?!\\p{L}|[ -]pick)',
  ],
  [
    'cheese',
    'queso queijo formaggio جبنة الجبنة पनीर',
    '(?<!\\p{L}|say |big )cheese(?!\\p{L}| shop)|(?<!\\p{L}|doch |alles |so ein )käse(?!\\p{L})|(?<!\\p{L}|tout un )fromage(?!\\p{L})|(?<!はい、?)チーズ(?!専門店|工房|ケーキ|バーガー)|芝士(?!汉堡)|(?<!我的)奶酪(?!店)',
  ],
  [
    'fish',
    `fresh_fish grilled_fish our_fish fish_and_chips catch_of_the_day fresh_salmon grilled_salmon peixe_fresco peixe_grelhado nosso_peixe bacalhau poisson_frais notre_poisson
    poissons_frais frischer_fisch frischen_fisch fangfrisch* fischfilet* fischgericht* räucherfisch pesce_fresco pesce_del_giorno nostro_pesce سمك السمك मछली`,
    '焼き魚|鮮魚(?!店)|魚料理|お魚|鲜鱼|烤鱼|三文鱼|(?<!\\p{L}|h[ae] |han |hemos )pescado(?!\\p{L})',
  ],
  [
    'breakfast',
    `breakfast breakfasts fried_eggs scrambled_eggs poached_eggs fresh_eggs free-range_eggs desayuno desayunos desayunar huevos_fritos huevos_frescos huevos_camperos café_da_manhã pequeno-almoço
    ovos_frescos ovos_caipiras petit_déjeuner petit-déjeuner petits_déjeuners petits-déjeuners œufs_frais frühstück frühstücken frühstücksbuffet frische_eier bio-eier freilandeier
    colazione colazioni uova_fresche الفطور وجبة_الفطور नाश्ता नाश्ते`,
    '朝食|朝ごはん|モーニングセット|早餐|早饭',
  ],
  [
    'water',
    'glass_of_water drink_water drink_more_water beber_agua beber_água wasser_trinken glas_wasser bere_acqua',
    '',
  ],
  ['beer', 'beer cerveza cerveja bière bier birra بيرة البيرة बीयर बियर', '(?<!モ|クラフト)ビール|(?<!精酿)啤酒(?!厂)'],
  [
    'cocktail',
    'happy_hour aperitivo aperitivi apéro apéros mojito mojitos caipirinha caipirinhas gin_tonic gin_tonics aperol',
    '',
  ],
  [
    'milk',
    // Not the milk of mothers and of cosmetics.
    `fresh_milk our_milk whole_milk organic_milk raw_milk oat_milk almond_milk soy_milk glass_of_milk leche_fresca nuestra_leche leche_entera leche_de_vaca leche_de_avena leche_de_almendras vaso_de_leche
    leite_fresco nosso_leite leite_integral leite_de_vaca leite_vegetal leite_de_aveia lait_frais notre_lait lait_entier lait_bio lait_cru lait_de_vache lait_d['’]avoine lait_d['’]amande
    milch milchprodukte frischmilch hafermilch mandelmilch latte_fresco nostro_latte latte_intero latte_di_mucca latte_d['’]avena حليب_طازج حليب_البقر ताज़ा_दूध शुद्ध_दूध गाय_का_दूध`,
    '牛乳(?!石)|牛奶(?!肌)|鲜奶(?!油)',
  ],
  [
    'barbecue',
    'on_the_grill from_the_grill charcoal_grill gas_grill a_la_brasa na_brasa vom_grill gegrilltes alla_griglia alla_brace على_الفحم',
    '',
  ],
  [
    'steak',
    `fresh_meat our_meat our_meats grass-fed_beef angus_beef wagyu carne_fresca nuestra_carne carne_de_vacuno carne_de_res carne_bovina viande viandes rindfleisch fleischtheke
    frisches_fleisch bio-fleisch carne_di_manzo لحوم اللحوم`,
    '和牛|牛肉(?!面|汉堡)|(?<!小)鲜肉|(?<!\\p{L}|propias )carnes(?!\\p{L})',
  ],
  [
    'croissant',
    // In French, what grows is "croissant".
    `a_croissant and_croissants our_croissants fresh_croissants warm_croissants butter_croissant butter_croissants un_croissant des_croissants nos_croissants vos_croissants croissants_frais
    croissants_chauds croissants_au_beurre croissant_au_beurre viennoiserie viennoiseries ein_croissant frische_croissants unsere_croissants buttercroissant* cruasán cruasanes nuestros_croissants
    medialunas os_croissants nossos_croissants i_croissant nostri_croissant cornetti كرواسون الكرواسون क्रोइसां`,
    'クロワッサン|可颂|牛角包|羊角面包',
  ],
];
