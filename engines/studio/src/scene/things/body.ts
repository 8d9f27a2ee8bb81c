// Words for things of health, beauty and sport: see subjects.ts.
import type { Subjects } from './subjects.ts';

/** Of opticians. */
export const EYE_TEST = [
  `eye_test eye_tests eye_exam eye_exams sight_test sight_tests vision_test vision_tests eyesight_test examen_de_la_vista examen_visual examen_de_vista prueba_de_visión graduamos_tu_vista exame_de_vista exame_da_visão teste_de_visão
  examen_de_la_vue examen_de_vue test_de_vue contrôle_de_la_vue sehtest sehtests augentest esame_della_vista controllo_della_vista test_della_vista فحص_النظر आँखों_की_जाँच आंखों_की_जांच`,
  '視力検査|視力測定|验光|视力检查',
] as const;

export const bodyThings: Subjects = [
  [
    'toothbrush',
    `toothbrush toothbrushes toothpaste toothpastes cepillo_de_dientes cepillos_de_dientes cepillo_dental escova_de_dentes escovas_de_dentes escova_dental
    brosse_à_dents brosses_à_dents dentifrice dentifrices zahnbürste* zahnpasta zahncreme zahnpflege spazzolino spazzolini dentifricio dentifrici
    فرشاة_أسنان فرشاة_الأسنان معجون_أسنان معجون_الأسنان टूथब्रश टूथपेस्ट`,
    '歯ブラシ|歯磨き|牙刷|牙膏',
  ],
  [
    'tooth',
    `dentist dentists dental teeth orthodontist* orthodontics invisalign dentista dentistas dentiste dentistes cabinet_dentaire clinique_dentaire soins_dentaires
    implant_dentaire implants_dentaires orthodontie zahnarzt* zahnärzt* zähne zahnimplantat* zahnreinigung* zahnspange* kieferorthopäd*
    tus_dientes sus_dientes ortodoncia ortodoncista* odontología ortodontia ortodontista* odontologia seus_dentes vos_dents tuoi_denti vostri_denti odontoiatra
    studio_dentistico أسنان الأسنان أسنانك दाँत दांत दांतों दाँतों डेंटिस्ट`,
    '歯科|歯医者|虫歯|歯並び|牙医|牙科|牙齿|种植牙|口腔门诊',
  ],
  [
    'dumbbell',
    `gym gyms fitness workout workouts crossfit strength_training weightlifting personal_training gimnasio gimnasios mancuernas musculación fitnessstudio* krafttraining
    muskelaufbau hanteln salle_de_sport salles_de_sport musculation haltères musculação in_palestra nostra_palestra tua_palestra جيم صالة_رياضية जिम वर्कआउट`,
    'フィットネス|筋トレ|パーソナルジム|健身',
  ],
  // Its own word is the first of "yoga mat".
  [
    'yoga-mat',
    'yoga_mat yoga_mats exercise_mat exercise_mats esterilla_de_yoga esterillas_de_yoga yogamatte* fitnessmatte* gymnastikmatte* tapis_de_yoga tapis_de_gym tapete_de_yoga tappetino_da_yoga tappetino_yoga योगा_मैट',
    'ヨガマット|瑜伽垫',
  ],
  [
    'lotus',
    `pilates meditation meditate meditación meditar méditation méditer meditação meditazione meditare meditieren mindfulness achtsamkeit
    يوغا اليوغا योगा योगासन`,
    '(?<![\\p{L}\\p{M}])yoga(?![\\p{L}\\p{M}]| mats?)(?<!(?:esterillas? de|tapis de|tapete de|tappetino(?: da)?) yoga)|(?<![ァ-ヶー])ヨガ(?!マット)|瞑想|瑜伽(?!垫)|冥想',
  ],
  [
    'scissors',
    `barbershop* barber_shop* barbers your_barber our_barber hairdresser* hair_salon hair_salons hair_stylist* hairstylist* haircut haircuts peluquería* peluquero* barbería* corte_de_pelo
    cabeleireir* barbearia* corte_de_cabelo coiffeur* votre_coiffeuse nos_coiffeuses salon_de_coiffure coupe_de_cheveux barbier friseur* frisör* haarschnitt* parrucchier* barbiere taglio_di_capelli
    حلاق حلاقة صالون_حلاقة`,
    '美容室|美容院|理髪店|床屋|ヘアサロン|理发|美发|剪发',
  ],
  [
    'serum',
    `skincare skin_care serum serums sérum sérums siero_viso moisturizer* moisturiser* face_cream face_creams night_cream crema_facial cremas_faciales crema_hidratante
    cuidado_facial cuidado_de_la_piel creme_facial creme_hidratante cuidados_com_a_pele crème_hydratante crème_visage soin_du_visage soins_du_visage hautpflege* gesichtscreme*
    tagescreme* nachtcreme* crema_viso cura_della_pelle العناية_بالبشرة स्किनकेयर`,
    'スキンケア|美容液|化粧水|护肤|面霜|精华液',
  ],
  [
    'lipstick',
    `lipstick lipsticks lip_gloss your_makeup make-up make-up-artist* cosmetics barra_de_labios labiales pintalabios maquillaje cosméticos batom maquiagem
    rouge_à_lèvres rouges_à_lèvres maquillage cosmétiques lippenstift* kosmetik rossetto rossetti cosmetici أحمر_شفاه أحمر_الشفاه مكياج المكياج लिपस्टिक मेकअप`,
    // Not "the makeup of a team".
    '(?<![\\p{L}\\p{M}])makeup(?![\\p{L}\\p{M}]| of)|口紅|化粧品|口红|彩妆|化妆品',
  ],
  [
    'nail-polish',
    `nail_polish nail_varnish nail_salon nail_salons nail_studio nail_art gel_nails your_nails manicure manicures pedicure pedicures manicura manicuras pedicura esmalte_de_uñas
    tus_uñas sus_uñas uñas_de_gel salón_de_uñas esmalte_de_unhas suas_unhas unhas_de_gel vernis_à_ongles vos_ongles tes_ongles ongles_en_gel onglerie manucure
    maniküre pediküre nagelstudio* nagellack* nageldesign* gelnägel smalto_per_unghie tue_unghie vostre_unghie unghie_in_gel مانيكير طلاء_أظافر طلاء_الأظافر नेल_पॉलिश`,
    '(?<![ァ-ヶー])(?:ネイル|マニキュア)|美甲|指甲油',
  ],
  [
    'spa-stones',
    `massage massages day_spa spa_day spa_days our_spa spa_treatment spa_treatments wellness_hotel sauna saunas masaje masajes spa_hotel hotel_spa hotel_con_spa nuestro_spa
    massagem massagens nosso_spa notre_spa hammam massieren massagen massagestudio* massagepraxis wellnesshotel* wellnessbereich* wellnesstag* wellnessurlaub massaggio massaggi
    centro_benessere nostra_spa مساج تدليك التدليك सौना मसाज मालिश`,
    'マッサージ|エステサロン|按摩|桑拿|推拿',
  ],
  [
    'pill',
    `pharmacy pharmacies pharmacist* farmacia farmacias farmacéutic* farmácia farmácias farmacêutic* pharmacie pharmacies pharmacien* apotheke apotheken apotheker* farmacie farmacista
    صيدلية صيدليات الصيدلية फार्मेसी`,
    '薬局|药店|药房',
  ],
];

export const bodyDetails: Subjects = [
  ['eye-chart', ...EYE_TEST],
  [
    'hair-dryer',
    `your_hair blow-dry hairstyle hairstyles hair_colour hair_color tu_pelo tu_cabello su_cabello peinado peinados mechas deine_haare ihre_haare frisur frisuren haarfarbe strähnchen
    vos_cheveux tes_cheveux votre_coiffure seu_cabelo seus_cabelos penteado tuoi_capelli vostri_capelli acconciatura आपके_बाल आपके_बालों`,
    '髪型|髪の毛|ヘアスタイル|发型|秀发',
  ],
  [
    'heart',
    `your_health heart_health blood_pressure tu_salud su_salud vuestra_salud presión_arterial gesundheit herzgesundheit blutdruck votre_santé ta_santé tension_artérielle
    sua_saúde pressão_arterial tua_salute vostra_salute صحتك صحتكم ضغط_الدم आपकी_सेहत आपका_स्वास्थ्य आपके_स्वास्थ्य रक्तचाप`,
    '健康|血圧|血压',
  ],
  [
    'stethoscope',
    `your_doctor our_doctors a_doctor family_doctor tu_médico su_médico nuestros_médicos médico_de_cabecera seu_médico nossos_médicos votre_médecin ton_médecin nos_médecins
    dein_arzt ihr_arzt ihren_arzt deinen_arzt ihrem_arzt hausarzt* hausärzt* unsere_ärzte arzttermin* tuo_medico nostri_medici medico_di_base طبيبك طبيب الطبيب أطباء أطباؤنا डॉक्टर`,
    '医師|お医者さん|医生|看病',
  ],
  [
    'smile',
    `your_smile a_perfect_smile brighter_smile smile_makeover teeth_whitening whiter_teeth white_teeth tu_sonrisa su_sonrisa vuestra_sonrisa diseño_de_sonrisa blanqueamiento_dental
    seu_sorriso teu_sorriso clareamento_dental votre_sourire ton_sourire vos_sourires blanchiment_dentaire blanchiment_des_dents dein_lächeln ihr_lächeln deinem_lächeln ihrem_lächeln
    deines_lächelns ihres_lächelns strahlendes_lächeln weiße_zähne weißere_zähne zahnaufhellung* tuo_sorriso vostro_sorriso suo_sorriso sbiancamento_dentale denti_bianchi
    ابتسامتك ابتسامتكم تبييض_الأسنان आपकी_मुस्कान अपनी_मुस्कान`,
    'ホワイトニング|牙齿美白|灿烂笑容',
  ],
  [
    'serum',
    'tu_piel su_piel sua_pele votre_peau deine_haut ihre_haut tua_pelle بشرتك आपकी_त्वचा',
    '(?<![\\p{L}\\p{M}])(?<!(?:in|under|inside|into) )your skin(?![\\p{L}\\p{M}])|お肌|您的皮肤|你的皮肤',
  ],
  [
    'towel',
    'towels bath_towel beach_towel toallas una_toalla toalha_de_banho toalhas serviette_de_bain serviettes_de_bain handtücher badetuch badetücher asciugamano asciugamani مناشف منشفة तौलिया तौलिये',
    '(?<![ァ-ヶー])タオル|毛巾|浴巾',
  ],
  [
    'spine',
    `back_pain no_back_pain no_more_back_pain without_back_pain backache backaches back_ache sore_back aching_back bad_back lower_back my_back_hurts your_spine chiropractor* chiropractic herniated_disc
    dolor_de_espalda sin_dolor_de_espalda dolores_de_espalda duele_la_espalda duela_la_espalda tu_espalda quiropráctic* dor_nas_costas sem_dor_nas_costas dores_nas_costas dor_de_coluna sua_coluna quiropraxia
    mal_de_dos sans_mal_de_dos maux_de_dos mal_au_dos douleurs_dorsales chiropracteur* chiropraticien* rückenschmerz* ohne_rückenschmerzen keine_rückenschmerzen rückenleiden kreuzschmerz* dein_rücken deinen_rücken deinem_rücken_gut ihrem_rücken_gut
    rückentraining rückengesundheit bandscheibe* wirbelsäule chiropraktik* mal_di_schiena senza_mal_di_schiena dolori_alla_schiena dolore_alla_schiena tua_schiena vostra_schiena chiropratic*
    آلام_الظهر ألم_الظهر ظهرك_يؤلمك कमर_दर्द पीठ_दर्द पीठ_का_दर्द कमर_का_दर्द`,
    // Friends have your back, gossips are behind it, and your back garden is none.
    `(?<![\\p{L}\\p{M}])(?<!(?:got|gets?|have|has|had|watch|off|behind|on|turn) )your back(?=$|[.,;:!?…]| (?:aches?|and|deserves?|feels?|hurts?|is|killing|muscles|needs?|pain|will)(?!\\p{L}))|(?<![\\p{L}\\p{M}])(?:(?<!(?:dans|derrière|sur|contre) )(?:votre|ton) dos|(?<!(?:pelas|nas|às) )[st]uas costas|ihr rücken)(?![\\p{L}\\p{M}])|腰痛|腰の痛み|肩こり|ぎっくり腰|背骨|背痛|腰酸|脊柱|脊椎|颈椎`,
  ],
  [
    'knee',
    `your_knee your_knees knee_pain without_knee_pain no_more_knee_pain sore_knees bad_knee bad_knees aching_knees knee_surgery knee_replacement joint_pain your_joints arthritis arthrosis dolor_de_rodilla sin_dolor_de_rodilla tus_rodillas
    las_rodillas la_rodilla articulaciones artrosis artritis dor_no_joelho dores_no_joelho dor_nos_joelhos seus_joelhos articulações artrose mal_au_genou douleur_au_genou mal_aux_genoux vos_genoux
    douleurs_articulaires vos_articulations arthrose* knieschmerz* ohne_knieschmerzen deine_knie ihre_knie kniebeschwerden gelenkschmerz* deine_gelenke ihre_gelenke artrosi
    dolore_al_ginocchio dolori_articolari tue_ginocchia tue_articolazioni آلام_الركبة ألم_الركبة ركبتك المفاصل घुटनों_का_दर्द घुटने_का_दर्द घुटनों_में_दर्द जोड़ों_का_दर्द`,
    'ひざの痛み|膝の痛み|ひざ痛|関節痛|膝盖|关节痛|关节炎',
  ],
  [
    'stopwatch',
    `stopwatch stopwatches in_seconds within_seconds a_few_seconds ten_seconds thirty_seconds sixty_seconds cronómetro cronómetros en_segundos en_pocos_segundos en_unos_segundos treinta_segundos cronômetro em_segundos em_poucos_segundos
    chronomètre chronomètres en_quelques_secondes trente_secondes stoppuhr* in_sekunden sekundenschnell in_wenigen_sekunden dreißig_sekunden cronometro in_pochi_secondi every_second_counts cada_segundo_cuenta
    jede_sekunde_zählt chaque_seconde_compte cada_segundo_conta ogni_secondo_conta بثوان ثوانٍ ثوان कुछ_सेकंड सेकंड_में`,
    '(?<=\\p{Nd})[- ]minute[- ](?:workouts?|sessions?|classes)(?!\\p{L})|(?<=\\p{Nd})-minuten-(?:workouts?|trainings?)(?!\\p{L})|(?<=\\p{Nd}[ \\u00a0-])(?:seconds|segundos|secondes|sekunden|secondi)(?!\\p{L})|ストップウォッチ|\\p{Nd}秒|数秒で|几秒|秒表',
  ],
  [
    'dumbbell',
    'entrenamientos tu_entrenamiento tus_entrenos allenamento allenamenti treino treinos entraînements votre_entraînement ton_entraînement dein_training deinem_training build_muscle ganar_músculo ganhar_massa_muscular कसरत',
    '锻炼身体|撸铁',
  ],
  [
    'sneaker',
    `hate_running love_running running_shoe running_shoes go_running go_for_a_run jogging marathon_training half_marathon odias_correr odio_correr salir_a_correr sales_a_correr media_maratón
    odeia_correr odeio_correr sair_para_correr meia_maratona courir_un_marathon détestez_courir aller_courir laufen_gehen hasst_laufen laufen_hasst du_läufst_gern lauftraining laufanfänger* halbmarathon
    andare_a_correre odi_correre mezza_maratona الجري जॉगिंग`,
    '(?<![ァ-ヶー])ランニング(?!コスト)|ジョギング|マラソン大会|跑步|慢跑|马拉松',
  ],
  [
    'plaster',
    `first_aid first-aid sticking_plaster* sports_injury sports_injuries primeros_auxilios tiritas curitas lesiones_deportivas primeiros_socorros lesões_esportivas
    premiers_secours premiers_soins sparadrap blessures_sportives erste_hilfe erste-hilfe* heftpflaster wundpflaster sportverletzung* primo_soccorso cerotto cerotti
    إسعافات_أولية الإسعافات_الأولية प्राथमिक_चिकित्सा`,
    '絆創膏|応急処置|応急手当|救急箱|创可贴|急救',
  ],
  [
    'moon',
    `sleeping_better your_sleep better_sleep deep_sleep restful_sleep good_night's_sleep good_night’s_sleep insomnia can't_sleep can’t_sleep cannot_sleep fall_asleep falling_asleep while_you_sleep full_moon insomnio sueño_reparador
    dormir_mejor duerme_mejor duermes_mejor dormir_bien duermes_mal duerme_bien mientras_duermes luna_llena no_puedes_dormir no_duermes insônia não_consegue_dormir dormir_melhor durma_melhor dorme_mal enquanto_você_dorme lua_cheia
    insomnie sommeil dormez_mieux mieux_dormir dormir_mieux dormez_mal pendant_que_vous_dormez pleine_lune ne_dormez_pas ne_dormez_plus schlaf nicht_schlafen schlaflos* schlafstörung* besser_schlafen schlafen_sie schläfst_du schlechter_schlaf
    einschlafen durchschlafen schlafqualität vollmond insonnia dormire_meglio dormi_meglio dormi_male non_riesci_a_dormire non_dormi il_sonno tuo_sonno luna_piena نومك نوم_أفضل نوم_عميق نوم_هادئ جودة_النوم أثناء_النوم قلة_النوم الأرق नींद अनिद्रा`,
    '(?<![\\p{L}\\p{M}])sleep (?:better|deeper|deeply|tight|through|quality|well)(?! (?:at night )?knowing)(?![\\p{L}\\p{M}])|睡眠|眠れ|不眠|熟睡|ぐっすり|睡觉|失眠|入睡',
  ],
  [
    'pill',
    // Vitamin C is in creams too.
    `vitamin(?!_c(?!\\p{L})) vitamins vitamina(?!_c(?!\\p{L})) vitaminas vitamine(?!_c(?!\\p{L})) vitamines vitaminen nahrungsergänzung* compléments_alimentaires suplementos_alimenticios suplementos_alimentares integratori
    medication medications medikament* médicaments medicamento medicamentos farmaci medicinali فيتامين فيتامينات دواء الدواء أدوية विटामिन दवा दवाई दवाइयाँ`,
    'サプリメント|ビタミン|维生素|保健品|药品',
  ],
];
