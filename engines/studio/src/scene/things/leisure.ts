// Words for things of travel and leisure: see subjects.ts.
import type { Subjects } from './subjects.ts';

export const leisureThings: Subjects = [
  // Before music.
  [
    'piano',
    `piano_lesson piano_lessons piano_teacher piano_teachers piano_school learn_piano learn_the_piano clases_de_piano profesor_de_piano profesora_de_piano aulas_de_piano aula_de_piano cours_de_piano professeur_de_piano
    klavierunterricht klavierlehrer* klavierschule* klavierkurs* klavier_lernen lezioni_di_piano lezioni_di_pianoforte corso_di_pianoforte دروس_البيانو पियानो_सीखें`,
    'ピアノ教室|ピアノレッスン|钢琴课|学钢琴',
  ],
  [
    'bicycle',
    `bike bikes bicycle bicycles e-bike e-bikes ebike ebikes mountainbike* bicicleta bicicletas vélo vélos bicyclette bicyclettes fahrrad* fahrräder lastenrad lastenräder rennrad rennräder
    bicicletta biciclette دراجة الدراجة دراجات دراجتك साइकिल साइकिलें`,
    '自転車|サイクリング|自行车|单车|骑行',
  ],
  [
    'car',
    `cars used_car electric_car car_wash car_repair car_rental rental_car coche coches carros voiture voitures elektroauto* autohaus* autowerkstatt gebrauchtwagen* neuwagen mietwagen
    autonoleggio auto_usate auto_usata سيارة السيارة سيارات السيارات سيارتك कार कारें`,
    '自動車|中古車|車検|愛車|汽车|轿车|二手车|洗车',
  ],
  [
    'airplane',
    `travel trips vacation vacations cheap_flights flight_tickets vuelos viajes viagens passagens_aéreas voyages billets_d['’]avion reisen reisebüro* urlaub flüge flugtickets viaggi voli_economici
    السفر رحلات طيران حجز_طيران पर्यटन हवाई_यात्रा`,
    '旅行|航空券|旅游|航班|机票',
  ],
  [
    'truck',
    // In Spanish, "mudanza" is any change, as "déménage" is in French.
    `moving_company moving_companies moving_day moving_van moving_truck moving_trucks your_movers our_movers moving_house house_move removal_company removals_company your_removal tu_mudanza su_mudanza una_mudanza(?!_de) la_mudanza(?!_de) empresa_de_mudanzas mudanzas día_de_la_mudanza
    sua_mudança caminhão_de_mudança empresa_de_mudanças mudança_residencial dia_da_mudança déménagement déménagements déménageur déménageurs ihr_umzug ihren_umzug dein_umzug deinen_umzug beim_umzug umzugstag* umzugsfirma* umzugsunternehmen umzugshelfer*
    umzugswagen umzüge trasloco traslochi traslocare نقل_الأثاث نقل_العفش पैकर्स_एंड_मूवर्स`,
    '引っ越し|引越し|搬家',
  ],
  [
    'suitcase',
    'suitcase suitcases luggage maleta maletas equipaje valise valises bagages koffer koffern reisekoffer* handgepäck bagagem valigia valigie bagaglio bagagli حقيبة_سفر حقائب_السفر सूटकेस',
    'スーツケース|行李箱',
  ],
  [
    'book',
    `bookshop* bookstore* novels librería librerías libros livraria* livros librairie* des_romans vos_romans buchhandlung* bücher buchladen libreria librerie libri المكتبة الكتب किताब किताबें`,
    '本屋|書店|書籍|书店|图书|书籍',
  ],
  [
    'guitar',
    `music guitar guitars guitarra guitarras guitare guitares gitarre gitarren gitarrenunterricht chitarra chitarre violão musikschule* musikunterricht
    escuela_de_música clases_de_música escola_de_música aulas_de_música école_de_musique cours_de_musique scuola_di_musica موسيقى الموسيقى جيتار संगीत गिटार`,
    '音楽|ギター|音乐|吉他',
  ],
  [
    'headphones',
    `headphone headphones earbuds earphones auriculares fones_de_ouvido fone_de_ouvido écouteurs casque_audio casques_audio kopfhörer* cuffie auricolari سماعات हेडफोन ईयरफोन`,
    'ヘッドホン|ヘッドフォン|イヤホン|耳机',
  ],
  [
    'camera',
    `photographer photographers photography photo_studio fotógrafo fotógrafos fotógrafa fotografía fotografia photographe photographes fotograf hochzeitsfotograf* fotografin fotografen
    fotostudio* fotografo fotografa مصور تصوير_فوتوغرافي फोटोग्राफर फोटोग्राफी`,
    'カメラマン|写真館|フォトグラファー|摄影|婚纱照',
  ],
  [
    'football',
    `soccer football_club football_team football_training football_boots football_pitch football_school fútbol futebol fussball fußball fußballschule* fußballverein* fußballplatz fußballplätze fußballtraining fußballcamp* fußballfan* partita_di_calcio squadra_di_calcio scuola_calcio
    scuola_di_calcio campo_di_calcio كرة_القدم फुटबॉल`,
    '(?<![ァ-ヶー])サッカー|足球|(?<![\\p{L}\\p{M}])(?<!(?:american|fantasy|political) )football(?![\\p{L}\\p{M}]| americano?| américain)',
  ],
  [
    'tennis',
    `tennis_racket* tennis_racquet* padel pádel club_de_tenis clases_de_tenis pista_de_tenis pistas_de_tenis cancha_de_tenis jugar_al_tenis
    raqueta raquetas aulas_de_tênis quadra_de_tênis quadras_de_tênis jogar_tênis raquete raquetes raquette raquettes tennisschule* tennisunterricht tennisverein* tennisplatz
    tennisplätze tennisschläger* tenniskurs* campo_da_tennis lezioni_di_tennis scuola_di_tennis racchetta racchette التنس टेनिस`,
    // "Des tennis" are shoes.
    '(?<![ァ-ヶー])テニス(?!シューズ|肘)|网球(?!鞋|肘)|(?<![\\p{L}\\p{M}])(?<!(?:table|paire de|des|tes|vos|mes) )tennis(?![\\p{L}\\p{M}]| shoes?| elbow| de table)',
  ],
  [
    'goggles',
    `swimming_lesson swimming_lessons swim_lesson swim_lessons swim_school swimming_school swimming_class swimming_classes learn_to_swim teach_swimming swimming_goggles natación clases_de_natación natação
    cours_de_natation natation schwimmkurs* schwimmschule* schwimmunterricht schwimmen_lernen schwimmbad schwimmbrille* corso_di_nuoto corsi_di_nuoto scuola_nuoto lezioni_di_nuoto تعليم_السباحة السباحة तैराकी`,
    'スイミング|水泳|游泳',
  ],
  [
    'tent',
    `tent tents camping glamping campsite campsites campground campgrounds campingplatz campingplätze tienda_de_campaña tiendas_de_campaña acampada acampar barraca_de_camping acampamento
    une_tente des_tentes vos_tentes votre_tente zelt zelte zeltplatz campeggio campeggi خيمة خيام التخييم تخييم कैंपिंग टेंट`,
    'キャンプ場|キャンプ用品|テント泊|露营|帐篷',
  ],
  [
    'sailing-boat',
    `sailboat* sailing_school sailing_trip sailing_trips sailing_course sailing_courses sailing_boat sailing_boats learn_to_sail yacht_charter boat_trip boat_trips boat_tour boat_tours boat_rental
    velero veleros alquiler_de_barcos paseo_en_barco paseos_en_barco veleiro veleiros passeio_de_barco passeios_de_barco voilier voiliers cours_de_voile école_de_voile balade_en_bateau balades_en_bateau
    location_de_bateaux segelboot* segelschule* segelkurs* segeltörn* segelyacht* segeln_lernen bootstour* bootsfahrt* barca_a_vela barche_a_vela scuola_di_vela corso_di_vela gita_in_barca gite_in_barca
    قارب_شراعي رحلة_بحرية رحلات_بحرية यॉट`,
    'ヨット|帆船|帆艇',
  ],
  [
    'balloons',
    `kids_party kids'_parties party_supplies party_balloons balloon_decorations birthday_party birthday_parties children's_party children's_parties children’s_party children’s_parties
    fiesta_infantil fiestas_infantiles fiesta_de_cumpleaños fiestas_de_cumpleaños festa_de_aniversário festas_de_aniversário festa_infantil festas_infantis fête_d['’]anniversaire fêtes_d['’]anniversaire
    kindergeburtstag* partydeko* luftballon* festa_di_compleanno feste_di_compleanno palloncini حفلة_عيد_ميلاد حفلات_أعياد_الميلاد गुब्बारे`,
    '(?<![ァ-ヶー])バルーン|誕生日会|生日派对|气球',
  ],
  [
    'game-controller',
    `video_game video_games videogame videogames gamer gamers game_console game_consoles playstation xbox videojuego videojuegos videojogo videojogos
    jeu_vidéo jeux_vidéo videospiel* computerspiel* spielekonsole* spielkonsole* videogioco videogiochi ألعاب_الفيديو وحدة_تحكم_ألعاب वीडियो_गेम`,
    'ゲーム機|ゲーマー|ビデオゲーム|游戏机|电子游戏|游戏手柄',
  ],
  [
    'microphone',
    `microphone microphones karaoke singing_lesson singing_lessons singing_teacher voice_lessons micrófono micrófonos clases_de_canto profesora_de_canto microfone microfones aulas_de_canto aula_de_canto
    cours_de_chant mikrofon* gesangsunterricht gesangslehrer* microfono microfoni lezioni_di_canto ميكروفون كاريوكي माइक्रोफोन`,
    'カラオケ|マイクロフォン|ボイストレーニング|麦克风|话筒|声乐',
  ],
  [
    'palette',
    `painting_class painting_classes painting_course painting_courses painting_lessons art_class art_classes art_school art_lessons watercolour watercolours watercolor watercolors acuarela acuarelas
    clases_de_pintura clase_de_pintura curso_de_pintura aquarela aquarelas aulas_de_pintura aula_de_pintura aquarelle aquarelles cours_de_peinture cours_de_dessin aquarell* malkurs* malschule* malen_lernen
    acquerello acquerelli corso_di_pittura corsi_di_pittura دروس_الرسم تعليم_الرسم चित्रकला`,
    '絵画教室|水彩画|お絵かき|绘画|画画|水彩',
  ],
  [
    'clapper',
    `videographer* video_production filmmaker filmmakers film_school filmmaking video_ads explainer_video* wedding_video* videógraf* producción_audiovisual vídeos_publicitarios videos_publicitarios
    produção_de_vídeo produção_de_vídeos vidéaste* production_vidéo production_audiovisuelle filmproduktion* videoproduktion* imagefilm* werbevideo* erklärvideo* produzione_video videomaker
    إنتاج_فيديو إنتاج_الفيديو फिल्म_निर्माण वीडियो_प्रोडक्शन`,
    '動画制作|映像制作|视频制作|短视频拍摄',
  ],
  [
    'scooter',
    `motor_scooter* moped mopeds scooter_rental scooter_hire rent_a_scooter location_de_scooters alquiler_de_scooters aluguel_de_scooters noleggio_scooter ciclomotor ciclomotores vespino un_scooter le_scooter votre_scooter uno_scooter lo_scooter tuo_scooter motorroller* motorino motorini
    cyclomoteur* स्कूटर स्कूटी`,
    '原付|(?<![ァ-ヶー])スクーター|踏板车|电瓶车',
  ],
];

export const leisureDetails: Subjects = [
  [
    'piano',
    // In Italian, "un piano" is a plan, a floor, or slow.
    `the_piano a_piano your_piano my_piano grand_piano pianos el_piano pianos_de_cola o_piano seu_piano le_piano votre_piano du_piano klavier klaviere klaviers pianoforte pianoforti بيانو البيانو पियानो`,
    '(?<![ァ-ヶー])ピアノ(?!教室|レッスン)|(?<!学)钢琴(?!课)',
  ],
  [
    'rain',
    'any_weather every_weather all_weather cualquier_tiempo bei_jedem_wetter par_tous_les_temps rain rains raining rainy lluvia lluvias llueve lloverá llover chuva chuvas chove chover pioggia piove pluie pluies pleut pleuvoir regnet regenwetter المطر बारिश',
    '雨の日|下雨',
  ],
  [
    'car',
    `your_car my_car your_new_car tu_carro su_carro seu_carro carro_novo dein_auto ihr_auto deinem_auto ihrem_auto neues_auto tua_auto vostra_auto nuova_auto auto_nuova आपकी_गाड़ी`,
    '新車|マイカー|新车|买车|开车',
  ],
  [
    'truck',
    'lorry lorries delivery_truck delivery_trucks delivery_van delivery_vans camiones camions un_camion le_camion caminhão caminhões lkw lastwagen شاحنة شاحنات ट्रक',
    '卡车|货车',
  ],
  [
    'airplane',
    'holidays_abroad your_flight our_flights airplane airplanes avión aviones vacaciones avião aviões minhas_férias suas_férias férias avion les_avions vacances flugzeug* ferien vacanza vacanze aereo العطلة छुट्टियों छुट्टियाँ हवाई_जहाज',
    '飛行機|飞机|度假',
  ],
  [
    'camera',
    'take_a_photo take_photos haz_una_foto tire_uma_foto mach_ein_foto prenez_une_photo fai_una_foto photo_shoot photoshoot fotoshooting sesión_de_fotos ensaio_fotográfico séance_photo servizio_fotografico',
    '拍照|写真撮影',
  ],
  [
    'train',
    `on_the_train by_train the_subway train_station train_stations métro el_tren en_tren estación_de_tren im_zug mit_dem_zug bahnhof bahnhöfe zugfahrt* en_train la_gare no_trem de_trem estação_de_trem in_treno
    القطار بالقطار ट्रेन`,
    '電車|駅から|駅前|地铁|火车|高铁',
  ],
  [
    'ticket',
    'concert_tickets festival_tickets event_tickets your_tickets buy_tickets comprar_entradas tus_entradas eintrittskarte* ingressos billetterie biglietti_per تذاكر تذكرة टिकट',
    '(?<![ァ-ヶー])チケット|门票',
  ],
  [
    'book',
    'des_livres vos_livres les_livres de_livres e-books ebooks ein_buch dieses_buch un_libro este_libro um_livro este_livro un_livre ce_livre questo_libro this_book my_book كتاب الكتاب पुस्तक पुस्तकें',
    '読書|这本书|读书',
  ],
  [
    'headphones',
    'audiobook audiobooks audiolibro audiolibros audiolivro audiolivros livre_audio livres_audio hörbuch hörbücher audiolibri',
    'オーディオブック|有声书',
  ],
  [
    'guitar',
    'your_music deine_musik ihre_musik موسيقاك',
    // Not the figure of speech of ears.
    '(?<![\\p{L}\\p{M}])(?:música(?! para)|musique(?! (?:à|pour))|musica(?! per)|musik(?! in))(?![\\p{L}\\p{M}])',
  ],
  [
    'goggles',
    `swimming_pool swimming_pools go_swimming heated_pool indoor_pool piscina piscinas piscine_chauffée la_piscine une_piscine votre_piscine hallenbad freibad
    aprender_a_nadar apprendre_à_nager imparare_a_nuotare nuoto مسبح المسبح حمام_سباحة`,
    '(?<![ァ-ヶー])プール|泳池',
  ],
  [
    'tent',
    'wildcampen zelten zeltlager schlafsack sleeping_bag sleeping_bags saco_de_dormir sac_de_couchage sacco_a_pelo',
    '(?<![ァ-ヶー])キャンプ|野营',
  ],
  ['sailing-boat', 'sailing_yacht en_velero segeln_gehen segelurlaub in_barca_a_vela यॉट', '扬帆出海'],
  [
    'palm-beach',
    `the_beach a_beach beaches beach_house beachfront beach_holiday beach_holidays sandy_beach tropical_island playa playas praia praias à_la_plage plages_de_sable de_la_plage am_strand an_den_strand
    zum_strand strandurlaub sandstrand traumstrand strände strandhotel* spiaggia spiagge شاطئ الشاطئ شواطئ समुद्र_तट`,
    '(?<![ァ-ヶー])ビーチ|砂浜|海辺|海滩|沙滩|海岛',
  ],
  [
    'balloons',
    `birthday birthdays balloons cumpleaños aniversariante seu_aniversário anniversaires un_anniversaire votre_anniversaire son_anniversaire geburtstag* compleanno compleanni
    عيد_ميلاد عيد_ميلادك أعياد_الميلاد जन्मदिन`,
    '誕生日|バースデー|生日',
  ],
  [
    'game-controller',
    'gaming_console gaming_pc gaming_setup consola_de_juegos console_de_jeux consoles_de_jeux',
    '玩游戏',
  ],
  [
    'microphone',
    'podcast podcasts podcaster podcasters podcasting pódcast pódcasts بودكاست البودكاست पॉडकास्ट',
    'ポッドキャスト|播客',
  ],
  [
    'palette',
    'colour_palette color_palette oil_painting oil_paintings paleta_de_colores paleta_de_cores palette_de_couleurs farbpalette* ölgemälde tavolozza',
    '油画',
  ],
  [
    'clapper',
    `movie movies movie_night cinemas the_cinema el_cine al_cine cines películas filmes_e_séries um_filme cinémas au_cinéma le_cinéma im_kino ins_kino kinofilm* kinokarte* kinoprogramm
    al_cinema السينما سينما أفلام फ़िल्में फिल्में सिनेमा`,
    '映画|电影',
  ],
];
