// Words for things of the home, the garden and those who work there: see subjects.ts.
import type { Subjects } from './subjects.ts';

export const homeThings: Subjects = [
  [
    'flowers',
    'flowers florist florists bouquet bouquets flores floristería* fleurs fleuriste* blumen blumenladen fiorista زهور الزهور',
    '花屋|花束|鲜花',
  ],
  [
    'plant',
    `houseplant houseplants potted_plant potted_plants your_plants tus_plantas plantas_de_interior suas_plantas vos_plantes plantes_vertes zimmerpflanze* topfpflanze* deine_pflanzen ihre_pflanzen
    tue_piante piante_da_interno`,
    '観葉植物|绿植|盆栽',
  ],
  [
    'house',
    `apartment apartments real_estate realtor realtors estate_agent estate_agents house_for_sale houses_for_sale homes_for_sale mortgage mortgages inmobiliaria inmobiliarias casa_en_venta casas_en_venta apartamento apartamentos
    imóvel imóveis imobiliária appartement appartements immobilier maison_à_vendre maisons_à_vendre
    immobilien* hausverkauf wohnung wohnungen appartamento appartamenti casa_in_vendita case_in_vendita agenzia_immobiliare عقار عقارات شقة`,
    '不動産|マンション|公寓|房产',
  ],
  [
    'couch',
    `sofa sofas couch furniture sofá sofás sillones muebles móveis_planejados meubles mobilier canapé_d['’]angle canapé-lit möbel möbelhaus polstermöbel divano divani arredamento أثاث الأثاث كنبة फर्नीचर`,
    'ソファ|家具|沙发',
  ],
  [
    'bed',
    'mattress mattresses pillow pillows bed_linen bedding(?!_plants) colchón colchones colchão colchões travesseiro travesseiros matelas oreiller oreillers matratze* bettwäsche boxspringbett* kopfkissen materasso materassi cuscino cuscini مرتبة_سرير गद्दे',
    'マットレス|床垫',
  ],
  // Before the animals: "dog food" is food.
  [
    'pet-bowl',
    `dog_food cat_food pet_food puppy_food kitten_food food_for_your_dog food_for_your_cat food_for_dogs food_for_cats dog_treats cat_treats kibble pet_shop pet_shops pet_store pet_stores
    comida_para_perros comida_para_gatos comida_para_tu_perro comida_para_tu_gato comida_para_mascotas pienso_para_perros pienso_para_gatos pienso_para_mascotas pienso_natural pienso_seco pienso_ecológico croquetas_para_perros croquetas_para_gatos tienda_de_mascotas tiendas_de_mascotas
    ração rações comida_para_cachorro comida_para_cachorros pet_shop croquettes_pour_chien croquettes_pour_chiens croquettes_pour_chat croquettes_pour_chats croquettes_sans_céréales croquettes_sur_mesure animalerie animaleries
    futter_für hundefutter welpenfutter katzenfutter tierfutter trockenfutter nassfutter futternapf hundesnacks tierhandlung zoohandlung
    cibo_per_cani cibo_per_gatti cibo_per_il_tuo_cane cibo_per_il_tuo_gatto crocchette_per_cani crocchette_per_gatti crocchette_per_il_tuo negozio_di_animali
    طعام_الكلاب طعام_القطط أكل_الكلاب أكل_القطط डॉग_फूड`,
    'ドッグフード|キャットフード|ペットフード|ペットショップ|狗粮|猫粮|宠物食品|宠物店',
  ],
  [
    'dog',
    `every_dog(?!_has) your_dog(?!_(?:food|treats)) your_dogs my_dog(?!_food) our_dog(?!_food) our_dogs (?<!hot_|the_|(?:rain|rains|raining|rained|like)_cats_and_|food_for_)dogs dog_walker dog_walkers dog_walking dog_sitter dog_sitters dog_sitting dog_grooming dog_groomer dog_groomers dog_training dog_trainer dog_trainers
    dog_owner dog_owners dog_lovers dog_bed dog_beds dog_lead dog_leash dog_collar dog_daycare puppy(?!_(?:food|fat|love|eyes)) puppies your_pet(?!_(?:food|peeve|project)) your_pets pets vet_clinic your_vet our_vets veterinary
    (?<!otro_|caliente_|comida_para_tu_)perro(?!_caliente|_viejo_no) (?<!(?:vida|día|días|humor|noche|tiempo)_de_|(?:comida|pienso|croquetas)_para_)perros(?!_calientes) perrito(?!_caliente) perritos(?!_calientes) mascota (?<!(?:comida|pienso)_para_|tienda_de_|tiendas_de_)mascotas
    (?<!comida_para_)cachorro(?!-quente|_quente) (?<!comida_para_)cachorros(?!-quentes|_quentes) cachorrinho cachorrinhos seu_cão meu_cão teu_cão (?<!ração_para_)cães veterinário veterinária veterinaria veterinario
    (?<!temps_de_|entre_|vie_de_|caractère_de_|croquettes_pour_)chien(?!_de_faïence) (?<!comme_|temps_de_|croquettes_pour_)chiens(?!_de_faïence) chiot chiots vétérinaire vétérinaires
    (?<!bunter_|dicker_|wie_)hund(?!_(?:begraben|gekommen)) hundes welpe welpen für_hunde alle_hunde ihre_hunde unsere_hunde deine_hunde eure_hunde hunde_und_katzen hundeschule* hundetrainer* hundepension* hundesalon* hundefriseur* hundesitter* hundebett* hundeleine* haustier haustiere haustieren tierklinik* tierarzt* tierärzt*
    (?<!per_il_)tuo_cane tuoi_cani il_cane(?!_a_sei) mio_cane suo_cane vostro_cane nostro_cane (?<!da_|come_|(?:cibo|crocchette)_per_)cani(?!_e_porci) cucciolo cuccioli per_il_tuo_cane
    كلبك كلبكم كلابك لكلبك كلبي للكلاب (?<!طعام_|أكل_)الكلاب आपका_कुत्ता आपके_कुत्ते कुत्ते_के कुत्तों पालतू`,
    '愛犬|子犬|飼い犬|ワンちゃん|わんちゃん|犬の散歩|犬用|犬のため|犬と暮らす|動物病院|动物医院|(?<![ァ-ヶー])ペット(?!ボトル|フード|ショップ)|狗狗(?!粮)|你的狗|您的狗|爱犬|小狗|遛狗|宠物(?!食品|店)',
  ],
  [
    'cat',
    `every_cat your_cat(?!_(?:food|treats)) your_cats my_cat(?!_food) our_cat(?!_food) our_cats (?<!(?:rain|rains|raining|rained|like)_|food_for_)cats kitten(?!_(?:food|heel|heels)) kittens cat_litter cat_sitter cat_sitters cat_sitting cat_owner cat_owners cat_lovers
    (?<!comida_para_)tu_gato tus_gatos mi_gato su_gato (?<!cuatro_|(?:comida|pienso|croquetas)_para_)gatos(?!_(?:hidráulicos|pingados)) gatito gatitos seu_gato teu_gato meu_gato gatinhos
    votre_chat(?!_en|_avec) ton_chat(?!_en) mon_chat pour_les_chats vos_chats les_chats et_chats litière chaton chatons
    (?<!wie_hund_und_)katze(?!_(?:im_sack|aus_dem_sack)) katzen katzenklo katzenstreu katzensitter* kätzchen
    (?<!per_il_)tuo_gatto per_il_tuo_gatto mio_gatto suo_gatto vostro_gatto nostro_gatto (?<!quattro_|(?:cibo|crocchette)_per_)gatti gattino gattini
    قطتك قطتكم لقطتك قطتي للقطط (?<!طعام_|أكل_)القطط आपकी_बिल्ली बिल्ली_के बिल्लियों`,
    '愛猫|子猫|飼い猫|猫ちゃん|猫用|猫のため|猫と暮らす|猫咪|你的猫|您的猫|爱猫|小猫',
  ],
  [
    'lawn-mower',
    `lawn lawns lawnmower* lawn_mower* lawn_care mow mowing cut_the_grass cut_your_grass cutting_the_grass cutting_your_grass
    césped(?!_artificial) cortacésped* cortar_el_pasto cortamos_el_pasto tu_pasto
    cortamos_a_grama cortar_a_grama cortar_grama corte_de_grama sua_grama gramado gramados cortador_de_grama relva relvado relvados
    pelouse pelouses tondeuse(?!_à_(?:cheveux|barbe)) tondeuses(?!_à_(?:cheveux|barbe)) gazon(?!_(?:synthétique|artificiel))
    rasen_mähen rasenmäh* rasenpflege rollrasen ihren_rasen deinen_rasen ihr_rasen dein_rasen gepflegter_rasen schöner_rasen grüner_rasen schönen_rasen den_rasen(?!_betreten) mähen mähroboter* rasenroboter*
    tagliaerba il_prato tuo_prato del_prato tosaerba العشب घास_काटना घास_काटने`,
    '芝刈り|芝生|草刈り|割草|草坪',
  ],
  [
    'hedge-shears',
    `hedges(?!_(?:his|her|their|its|your|against)) your_hedge hedge_trimming hedge_cutting hedge_trimmer* hedge_shears gardening gardener gardeners landscaper landscapers landscaping garden_maintenance garden_care garden_design yard_work
    seto setos poda podar podamos_tu podamos_tus jardinero jardineros jardinería paisajismo paisajista*
    cerca-viva cercas-vivas cerca_viva cercas_vivas sebes jardineiro jardineiros jardinagem paisagismo
    (?<!course_de_|mètres_)haies votre_haie taille-haie* jardinage jardinier jardiniers paysagiste paysagistes
    hecke hecken heckenschnitt heckenschere* gartenpflege gartenarbeit* gartenbau (?<!frau_|herr_|herrn_)gärtner gärtnerin gärtnern gärtnerei* landschaftsgärtner* landschaftsbau pflegen_ihren_garten pflegen_deinen_garten
    siepe siepi potatura potiamo potare giardinaggio giardiniere giardinieri تنسيق_الحدائق बागवानी`,
    '剪定|生垣|庭師|造園|植木屋|ガーデニング|庭の手入れ|园艺|绿篱|修剪树',
  ],
  [
    'baby-bottle',
    'baby babies newborn newborns bebé bebés bebê bebês bébé bébés neonato neonati शिशु',
    '赤ちゃん|宝宝|婴儿',
  ],
  [
    'solar-panel',
    `solar_panel solar_panels solar_power solar_energy solar_roof rooftop_solar home_solar go_solar going_solar solar_installation solar_installations solar_installer solar_installers photovolta* fotovolta*
    panel_solar paneles_solares placa_solar placas_solares energía_solar autoconsumo instalación_solar instalaciones_solares painel_solar painéis_solares energia_solar
    panneau_solaire panneaux_solaires énergie_solaire installation_solaire installations_solaires solaranlage* solarmodul* solarpanel* solarstrom solarenergie solarfirma solartechnik solardach solardächer sonnenstrom pv-anlage* balkonkraftwerk*
    pannello_solare pannelli_solari impianto_solare impianti_solari ألواح_شمسية الألواح_الشمسية لوح_شمسي الطاقة_الشمسية بالطاقة_الشمسية للطاقة_الشمسية طاقة_شمسية सोलर सौर_ऊर्जा`,
    '太陽光(?!を|に)|ソーラー|太阳能|光伏',
  ],
  [
    'light-bulb',
    `electricity_provider electricity_providers electricity_supplier electricity_suppliers energy_supplier energy_suppliers energy_provider energy_providers green_electricity light_bulb light_bulbs led_bulb led_bulbs led_lighting
    (?<!encendió_la_|enciende_la_)bombilla(?!_(?:de|para)_mate) bombillas(?!_(?:de|para)_mate) iluminación_led tarifa_de_luz tarifas_de_luz lâmpada(?!_mágica) lâmpadas iluminação_led fournisseur_d['’]électricité ampoule_led ampoules_led
    stromanbieter* stromtarif* stromvertrag ökostrom glühbirne* (?<!accesa_la_|accende_la_)lampadina lampadine`,
    '電力会社|電球|灯泡',
  ],
  [
    'radiator',
    `(?<!dual_|double_)boiler(?!_room) boilers heat_pump heat_pumps central_heating heating_engineer heating_engineers heating_system heating_systems new_heating radiators
    tu_caldera su_caldera nueva_caldera caldera_de_gas calderas_de_gas cambiar_la_caldera radiadores aerotermia bomba_de_calor bombas_de_calor aquecimento_central aquecedor aquecedores sua_caldeira caldeira_a_gás caldeiras_a_gás
    chauffagiste* chaudière chaudières pompe_à_chaleur pompes_à_chaleur heizungsbau* heizungsmonteur* heizungsinstallateur* heizungswartung heizungsanlage* heizkörper wärmepumpe* heizkessel neue_heizung
    caldaia caldaie termosifone termosifoni pompa_di_calore pompe_di_calore تدفئة التدفئة`,
    'ヒートポンプ|暖气|供暖|采暖|地暖|热泵',
  ],
  [
    'plug',
    `electrician electricians electricista electricistas eletricista eletricistas électricien électriciens elektriker elektrikerin elektroinstallation* elettricista elettricisti كهربائي_منازل इलेक्ट्रीशियन
    wallbox wallboxes wallboxen charging_station charging_stations charging_point charging_points punto_de_carga puntos_de_carga carregador_veicular borne_de_recharge bornes_de_recharge ladestation* ladesäule* colonnina_di_ricarica colonnine_di_ricarica बिजली_मिस्त्री`,
    '電気工事|充電スタンド|水电工|充电桩|充电站',
  ],
  [
    'battery',
    `home_battery home_batteries solar_battery solar_batteries battery_storage energy_storage batería_doméstica baterías_domésticas batería_solar baterías_solares bateria_solar baterias_solares armazenamento_de_energia
    batterie_domestique batterie_solaire batteries_solaires stockage_d['’]énergie batteriespeicher* stromspeicher* solarspeicher* batteria_di_accumulo batterie_di_accumulo sistema_di_accumulo`,
    '蓄電池|储能',
  ],
  [
    'window',
    `draughty_windows drafty_windows new_windows(?!_(?:pc|laptop|computer|device|version)) old_windows windows_and_doors (?<=doors_and_)windows double_glazing double_glazed double-glazed triple_glazing window_replacement window_cleaner window_cleaners window_cleaning window_frames
    ventanas_nuevas nuevas_ventanas tus_ventanas(?!_emergentes) cambiamos_ventanas cambiar_ventanas ventanas_de_pvc ventanas_de_aluminio ventanas_y_puertas (?<=puertas_y_)ventanas doble_acristalamiento
    janelas_novas novas_janelas suas_janelas janelas_de_alumínio janelas_e_portas (?<=portas_e_)janelas fenêtres_neuves nouvelles_fenêtres vos_fenêtres (?<=portes_et_)fenêtres fenêtres_et_portes double_vitrage triple_vitrage
    neue_fenster neuen_fenster ihre_fenster deine_fenster alte_fenster fenster_und_türen (?<=türen_und_)fenster fensterbau* fensterreinigung fensterputzer* kunststofffenster holzfenster
    nuove_finestre finestre_nuove tue_finestre infissi serramenti (?<=porte_e_)finestre finestre_e_porte نوافذ_جديدة نوافذ_وأبواب أبواب_ونوافذ شبابيك खिड़कियाँ खिड़कियां`,
    '窓ガラス|二重窓|内窓|窓掃除|新しい窓|(?<!心灵的)窗户|(?<![热部专])门窗(?!口)|换窗(?!口)|双层玻璃',
  ],
  [
    'door',
    `new_front_door new_front_doors front_doors (?<!open_|opens_|opening_)new_doors (?<=windows_and_)doors doors_and_windows interior_doors security_door security_doors (?<=ventanas_y_)puertas puertas_y_ventanas puerta_blindada puertas_blindadas puerta_acorazada puertas_acorazadas puertas_de_madera
    (?<=janelas_e_)portas portas_e_janelas porta_blindada portas_blindadas portas_de_madeira (?<=fenêtres_et_)portes portes_et_fenêtres porte_blindée portes_blindées portes_d['’]entrée portes_intérieures
    (?<!öffnet_|öffnen_)neue_türen(?!_(?:öffnen|auf)) neue_haustür (?<=fenster_und_)türen türen_und_fenster haustüren innentüren zimmertüren wohnungstüren sicherheitstür*
    (?<=finestre_e_)porte porte_e_finestre porta_blindata porte_blindate porte_interne porte_da_interno باب_جديد أبواب_خشبية أبواب_مصفحة`,
    '玄関ドア|新しいドア|防盗门|木门|换门',
  ],
  [
    'bathtub',
    `bathroom_renovation* bathroom_remodel* bathroom_fitter* new_bathroom new_bathrooms dream_bathroom walk-in_shower walk-in_showers walk-in_bath
    bañera_por plato_de_ducha platos_de_ducha reforma_de_baño reformas_de_baño reformas_de_baños reforma_tu_baño baño_nuevo nuevo_baño reforma_de_banheiro reforma_de_banheiros
    rénovation_de_salle_de_bain nouvelle_salle_de_bain douche_à_l['’]italienne badsanierung* badrenovierung* neues_bad neues_badezimmer traumbad duschkabine* bodengleiche_dusche
    vasca_in_doccia box_doccia rifacimento_bagno ristrutturazione_bagno nuovo_bagno`,
    '浴室リフォーム|お風呂のリフォーム|ユニットバス|卫浴',
  ],
  [
    'washing-machine',
    `washing_machine washing_machines laundromat laundrette launderette laundry_service appliance_repair home_appliances household_appliances domestic_appliances
    lavadora lavadoras lavandería lavanderías electrodoméstico electrodomésticos máquina_de_lavar máquinas_de_lavar lavanderia lavanderias eletrodoméstico eletrodomésticos
    lave-linge machine_à_laver machines_à_laver laverie laveries électroménager waschmaschine waschmaschinen waschsalon waschsalons wäscherei wäschereien haushaltsgeräte haushaltsgeräten
    lavatrice lavatrici lavanderie elettrodomestici elettrodomestico غسالة غسالات الغسالة الغسالات غسالتك वॉशिंग_मशीन वाशिंग_मशीन`,
    '洗濯機|コインランドリー|洗衣机|洗衣店|家电维修',
  ],
  [
    'hammer',
    `carpenters a_carpenter our_carpenter carpentry joinery roofer roofers roofing carpintería carpinterías (?<!pájaro_)carpintero carpinteros techador techadores carpinteiro carpinteiros carpintaria marceneiro marceneiros marcenaria
    menuisier menuisiers menuiserie menuiseries charpentier charpentiers couvreur couvreurs tischlerei* schreinerei* der_tischler ihr_tischler der_schreiner ihr_schreiner zimmerei zimmereien dachdecker* handwerker handwerkern handwerkerin handwerksbetrieb*
    falegname falegnami falegnameria نجار نجارة النجارة बढ़ई`,
    '大工さん|(?<!土)木工(?!程)|木匠',
  ],
  [
    'key',
    `locksmith locksmiths cerrajero cerrajeros cerrajería serrurier serruriers serrurerie schlüsseldienst* schlüsselnotdienst chaveiro chaveiros`,
    '鍵屋|鍵の交換|合鍵|开锁|换锁',
  ],
  [
    'wrench',
    'plumber plumbers plumbing installateur installateure handyman handymen fontanero fontaneros fontanería encanador encanadores plombier plombiers plomberie klempner klempnerei idraulico idraulici سباك سباكة प्लंबर',
    '水道修理|水管工',
  ],
  [
    'paint-roller',
    `renovation renovations house_painter house_painters painting_and_decorating painters_and_decorators renovierung* malerbetrieb* malerarbeiten malermeister* maler_und rénovation rénovations nous_rénovons peintre_en_bâtiment peintres_en_bâtiment
    reformas_integrales reforma_integral_de_tu reforma_integral_de_viviendas reformas_de_viviendas reformamos_tu pintores_profesionales pintamos_tu_casa reforma_de_apartamento pintura_residencial ristrutturazione ristrutturazioni ristrutturiamo imbianchino imbianchini tinteggiatura`,
    'リフォーム|外壁塗装|装修|翻新|刷墙',
  ],
  [
    'spray-bottle',
    'cleaning_service cleaning_services cleaning_company house_cleaning our_cleaner our_cleaners your_cleaner a_cleaner the_cleaners cleaner_in cleaners_in reinigungsfirma putzfirma reinigungskräfte empresa_de_limpieza empresa_de_limpeza société_de_nettoyage service_de_ménage faxineira',
    'ハウスクリーニング|保洁',
  ],
];

export const homeDetails: Subjects = [
  [
    'boxes',
    `moving_boxes packing_boxes cardboard_boxes cajas_de_mudanza cajas_de_cartón caixas_de_mudança caixas_de_papelão cartons_de_déménagement umzugskarton* umzugskiste* scatoloni scatole_di_cartone`,
    '段ボール|纸箱',
  ],
  [
    'window',
    `your_windows(?!_(?:pc|laptop|computer|device|licen[cs]es?|version)) open_the_window open_the_windows by_the_window ventanas(?!_(?:emergentes|de_oportunidad|de_chat|al_mundo)) abre_la_ventana(?!_de) janelas(?!_(?:de_oportunidade|de_contexto|para_o_mundo))
    fenêtres(?!_(?:de_tir|pop-up|contextuelles|sur_le_monde)) (?<!aus_dem_|zum_|das_|ein_)fenster(?!_(?:zur|in_die|der_möglichkeiten)) finestre(?!_(?:temporali|di_opportunità|pop-up|sul_mondo)) النوافذ(?!_المنبثقة)`,
    '窓から|窓を開け|开窗',
  ],
  [
    'bathtub',
    `bathtub bathtubs hot_shower warm_shower your_shower the_shower a_shower(?!_of) bañera bañeras banheira banheiras baignoire baignoires
    salle_de_bain salle_de_bains salles_de_bain salles_de_bains badewanne badewannen badezimmer vasca_da_bagno vasche_da_bagno حوض_الاستحمام बाथटब
    hot_bath a_warm_bath your_bathroom the_bathroom bath_time ducha(?!_fría|_de_agua_fría) duchas tu_baño su_baño seu_banheiro chuveiro chuveiros
    la_douche une_douche(?!_froide) votre_douche douches (?<!kalte_|kalten_)dusche(?!_aus) duschen ihr_bad dein_bad la_doccia una_doccia(?!_fredda) nuova_doccia tua_doccia docce tuo_bagno الاستحمام बाथरूम`,
    'お風呂(?!のリフォーム)|浴室(?!リフォーム)|浴槽|シャワー|バスルーム|浴缸|淋浴|泡澡|洗澡',
  ],
  [
    'washing-machine',
    `laundry(?!_(?:list|lists)) tu_colada lavar_la_ropa lava_la_ropa lavar_roupa lavar_roupas votre_lessive la_lessive deine_wäsche ihre_wäsche wäsche_waschen waschmittel il_bucato tuo_bucato الغسيل कपड़े_धोना`,
    '洗濯物|洗衣液|洗衣服',
  ],
  [
    'drill',
    `cordless_drill cordless_drills electric_drill electric_drills power_drill power_drills power_tool power_tools drill_holes drilling_holes taladros un_taladro tu_taladro taladro_eléctrico taladro_percutor furadeira furadeiras berbequim
    perceuse perceuses visseuse visseuses bohrmaschine bohrmaschinen akkuschrauber akkubohrer löcher_bohren elektrowerkzeug* trapano_elettrico un_trapano avvitatore مثقاب دريل ड्रिल_मशीन`,
    '電動ドリル|電動工具|电钻|电动工具',
  ],
  [
    'hammer',
    `our_hammer your_hammer hammer_and_nails hammer_and_chisel un_martillo tu_martillo martillos um_martelo un_marteau hammer_und_nagel hammer_und_nägel un_martello مطرقة हथौड़ा`,
    '金槌|ハンマー|锤子',
  ],
  [
    'light-bulb',
    `electricity power_bill power_bills energy_bill energy_bills energy_costs electric_bill electric_bills power_cut power_outage power_outages
    electricidad factura_de_la_luz factura_de_luz facturas_de_la_luz recibo_de_la_luz factura_eléctrica conta_de_luz contas_de_luz conta_de_energia eletricidade energia_elétrica
    électricité(?!_(?:statique|dans_l)) facture_d['’]énergie factures_d['’]énergie stromrechnung* energiekosten stromkosten strompreis* stromverbrauch stromausfall (?<!gegen_den_|mit_dem_|unter_|ein_)strom(?!_(?:von|der|an|aus_menschen)) elektrizität
    bolletta(?!_(?:del_telefono|telefonica)) bollette(?!_(?:del_telefono|telefoniche)) elettricità energia_elettrica فاتورة_الكهرباء فواتير_الكهرباء الكهرباء للكهرباء बिजली_का_बिल बिजली_के_बिल बिजली_बिल`,
    '電気代|電気料金|停電|电费|电价|停电',
  ],
  [
    'radiator',
    `your_heating the_heating heating_bill heating_bills heating_costs heating_season radiator calefacción seu_aquecedor chauffage heizung heizungen heizkosten* heizen heizsaison riscaldamento(?!_(?:globale|muscolare|climatico)) हीटर`,
    '暖房',
  ],
  [
    'plug',
    `wall_socket wall_sockets power_socket power_sockets power_outlet power_outlets wall_outlet a_socket any_socket normal_socket household_socket plug_it_in charge_at_home un_enchufe al_enchufe enchufes na_tomada
    prise_électrique prises_électriques prise_de_courant steckdose steckdosen presa_elettrica prese_elettriche presa_di_corrente`,
    'コンセント|電源プラグ|插座|插头',
  ],
  [
    'battery',
    `battery_life battery_lasts long_battery rechargeable_battery (?<!recharge_(?:your|the|our|my)_|charge_your_)batteries(?!_de_cuisine) la_batería_dura dura_la_batería batería_de_litio baterías_de_litio a_bateria_dura baterias_de_lítio pilas_recargables
    batterie_au_lithium batteries_au_lithium batterien(?!_(?:von|aufladen|wieder)) akku akkus akkulaufzeit بطارية البطارية بطاريات بطاريتك बैटरी`,
    'バッテリー|(?<!太陽)電池|电池(?!板)',
  ],
  [
    'sun',
    `(?<!place_)in_the_sun from_the_sun strong_sun the_sun's the_sun_(?:shines|is_shining|rises|sets|is_out|burns) summer_sun morning_sun sunscreen* suncream* sun_cream sun_protection sunlight sunny_day sunny_days sunburn
    (?<!lugar_)al_sol (?<!nuevo_bajo_)el_sol(?!_peruano) rayos_de_sol luz_solar crema_solar protector_solar protección_solar quemaduras_solares (?<!lugar_)ao_sol o_sol luz_do_sol raios_solares protetor_solar proteção_solar
    (?<!nouveau_sous_)le_soleil (?<!place_)au_soleil (?<!cirque_)du_soleil(?!_levant) coup_de_soleil coups_de_soleil crème_solaire crèmes_solaires protection_solaire
    die_sonne in_der_sonne wind_und_sonne sonne_und_wind vor_der_sonne sonnenschutz* sonnencreme* sonnenlicht sonnenbrand sonnenschein il_sole(?!_24) (?<!posto_)al_sole (?<!luce_)del_sole crema_solare crema_solari protezione_solare
    (?<!وضوح_|عين_)الشمس أشعة_الشمس तेज़_धूप`,
    '日焼け|紫外線|日差し|太陽の下|太陽に|防晒|紫外线|太阳下|阳光下|晒太阳',
  ],
  [
    'snowflake',
    `this_winter in_winter for_winter the_winter last_winter next_winter every_winter all_winter before_winter winter_coat winter_coats winter_jacket winter_jackets winter_boots winter_tyres winter_tires
    winter_sale winter_holidays winter_sports wintertime cold_winter cold_winters winters in_the_snow the_snow fresh_snow snowflake* snowfall
    invierno inviernos invernal la_nieve en_la_nieve nevadas inverno invernos na_neve la_neve sulla_neve hiver hivers hivernal hivernale hivernales la_neige sous_la_neige
    im_winter den_winter dem_winter der_winter diesen_winter jeden_winter winterfest winterreifen winterjacke* wintermantel wintermäntel winterschuhe winterzeit winterdienst winterurlaub im_schnee schneeflocke* schneefall
    invernale invernali الشتاء सर्दियों सर्दियाँ सर्दियां`,
    '冬の|冬に|冬を|冬は|この冬|雪の日|積雪|冬天|冬季|冬日',
  ],
  [
    'tree',
    `your_garden your_gardens beautiful_garden beautiful_gardens dream_garden schöner_garten schönen_garten traumgarten your_trees our_trees plant_trees plants_trees planting_trees plant_a_tree plants_a_tree one_tree tree_surgeon* tree_care tree_felling tree_removal tree_pruning backyard your_yard
    tu_jardín su_jardín tus_árboles (?<!los_)árboles(?!_(?:de_navidad|genealógicos|de_decisión|de_levas)) plantamos_un_árbol planta_un_árbol
    seu_jardim árvores(?!_(?:de_natal|genealógicas|de_decisão)) uma_árvore(?!_(?:de_natal|genealógica))
    votre_jardin arbres(?!_(?:généalogiques|de_noël|de_transmission)) plantons_un_arbre élagage élagueur élagueurs
    ihr_garten ihren_garten ihrem_garten dein_garten deinen_garten deinem_garten bäume(?!_(?:ausreißen|ausreissen)) baumpflege baumfällung* baumschnitt einen_baum(?!_aufmachen)
    tuo_giardino vostro_giardino alberi(?!_(?:di_natale|genealogici|motore)) piantiamo_un_albero حديقتك حديقة_منزلك أشجار الأشجار पेड़ पेड़ों आपके_बगीचे`,
    'お庭(?!の手入れ)|庭木|植木(?!鉢|屋)|樹木|植樹|木を植え|种树|植树|树木|果树|你的花园|您的花园',
  ],
  [
    'chair',
    'you_sit_down sit_down_and take_a_seat comfortable_chair te_sientas toma_asiento nimm_platz setzen_sie_sich setzt_dich vous_asseyez asseyez-vous você_senta sente-se',
    '',
  ],
  [
    'tap',
    `dripping_tap leaking_tap leaking_pipe leaky_tap your_tap faucet faucets burst_pipe burst_pipes blocked_drain blocked_drains water_leak water_leaks grifo grifos una_fuga fugas_de_agua gotea wasserhahn rohrbruch tropft undicht
    robinet robinets une_fuite fuites torneira torneiras vazamento vazamentos rubinetto rubinetti perdita_d['’]acqua perdite_d['’]acqua`,
    '漏水|水漏れ|水龙头',
  ],
  [
    'key',
    `the_keys your_keys house_keys locked_out_of_your_home locked_out_of_your_house llaves las_llaves tus_llaves deine_schlüssel ihre_schlüssel schlüsselübergabe les_clés vos_clés clefs as_chaves suas_chaves le_chiavi`,
    '钥匙',
  ],
  [
    'spray-bottle',
    `spotless sparkling_clean deep_clean limpieza_del_hogar limpieza_de_casas limpieza_de_oficinas blitzblank putzen putzteam gebäudereinigung faire_le_ménage nettoyage_de_bureaux limpeza_de_casas faxina`,
    '清掃|大扫除',
  ],
  ['flowers', 'roses tulips tulipanes rosen tulpen tulipes tulipas ramo_de_flores', 'バラ|玫瑰'],
  [
    'house',
    'new_home dream_home two_bedrooms casa_nueva nueva_casa traumhaus eigenheim nouvelle_maison casa_própria',
    'マイホーム|新房',
  ],
];
