// Words for things to wear: see subjects.ts.
import type { Subjects } from './subjects.ts';

export const wearThings: Subjects = [
  [
    'sneaker',
    `shoes sneaker sneakers zapatillas zapatos zapatería zapaterías calzado sapatos sapataria sapatarias calçados chaussure chaussures schuhe laufschuh* turnschuh* schuhgeschäft schuhladen
    scarpe calzature حذاء أحذية الأحذية जूते जूता`,
    'スニーカー|革靴|跑鞋|运动鞋|球鞋',
  ],
  [
    't-shirt',
    't-shirt t-shirts clothing our_clothes baby_clothes fashion camiseta camisetas kleidung vêtement vêtements abbigliamento maglietta magliette ملابس الملابس कपड़े टी-शर्ट',
    '洋服|ファッション|tシャツ|古着|服装|时装|t恤|(?<!\\p{L})(?:ropa|roupas)(?!\\p{L}| de cama)',
  ],
  [
    'jacket',
    `jacket jackets raincoat raincoats winter_coat winter_coats chaqueta chaquetas jaqueta jaquetas casaco casacos jacke jacken regenjacke* winterjacke* wintermantel giacca giacche giubbotto giubbotti
    blouson blousons imperméables nos_vestes votre_veste جاكيت जैकेट`,
    'ジャケット|レインコート|夹克|雨衣',
  ],
  [
    'handbag',
    `handbag handbags handtasche handtaschen ledertasche* bolso_de_mano bolsos_de_mano bolso_de_piel bolsos_de_piel bolsa_de_couro bolsas_de_couro sac_à_main sacs_à_main borsetta borsette
    borsa_in_pelle borse_in_pelle حقيبة_يد حقائب_يد हैंडबैग`,
    'ハンドバッグ|手提包',
  ],
  [
    'ring',
    `jewelry jewellery jeweler jewelers jeweller jewellers earrings necklace necklaces engagement_ring engagement_rings wedding_ring wedding_rings joyas joyería joyerías anillo_de_compromiso anillos_de_compromiso anillos_de_boda
    joias joalheria joalherias anéis_de_noivado anel_de_noivado bijoux bijouterie bijouteries bague nos_bagues schmuck juwelier* verlobungsring* trauring* eheringe gioielli gioielleria gioiellerie anello_di_fidanzamento anelli_di_fidanzamento
    مجوهرات المجوهرات خاتم خواتم गहने ज्वेलरी अंगूठी`,
    'ジュエリー|指輪|首饰|珠宝|戒指|钻戒',
  ],
  [
    'watch',
    'wristwatch* smartwatch* armbanduhr* relojería relojerías nos_montres votre_montre horlogerie relojoaria orologio_da_polso orologi_da_polso',
    '腕時計|腕表|这款手表|智能手表|手表店',
  ],
  [
    'sunglasses',
    `sunglasses gafas_de_sol lentes_de_sol óculos_de_sol óculos_escuros lunettes_de_soleil sonnenbrille sonnenbrillen occhiali_da_sole نظارات_شمسية نظارة_شمسية धूप_का_चश्मा धूप_के_चश्मे सनग्लासेस`,
    'サングラス|太阳镜|墨镜',
  ],
  [
    'eyeglasses',
    'gleitsichtbrille* lesebrille* brillengeschäft* brillenfassung* brillengläser sehstärke varifocals varifocal_lenses progressive_lenses lentes_progresivos lentes_progresivas lentes_graduados lentes_progressivas verres_progressifs lenti_progressive tuo_ottico eyewear eyeglasses new_glasses reading_glasses prescription_glasses optician opticians brillen eine_brille deine_brille neue_brille optiker opticien opticiens lunetterie',
    // Not sunglasses.
    'メガネ|眼鏡|眼镜|(?<!\\p{L})(?:gafas|óculos|lunettes|occhiali)(?!\\p{L}| d[ea] sol| da sole| escuros)|(?<!धूप का |धूप के )(?:चश्मा|चश्मे)|(?<!\\p{L})(?:ال)?نظارات(?!\\p{L}| شمسية)',
  ],
  [
    'dress',
    // Who is dressed has none: "bien vestido".
    `bridal_gown bridal_gowns un_vestido tu_vestido el_vestido vestidos_de_novia vestidos_de_fiesta los_vestidos tus_vestidos nuestros_vestidos
    um_vestido o_vestido seu_vestido vestido_de_noiva vestidos_de_noiva vestidos_de_festa votre_robe ma_robe nos_robes petite_robe robe_de_mariée robes_de_mariée robe_de_soirée robes_de_soirée
    kleid kleider brautkleid* hochzeitskleid* abendkleid* sommerkleid* abito_da_sposa abiti_da_sposa abito_da_sera abiti_da_sera vestito_da_sposa فستان فساتين الفستان`,
    'ワンピース|ウェディングドレス|パーティードレス|连衣裙|婚纱|(?<!\\p{L}|s?he |who )dresses(?!\\p{L})|(?<!\\p{L})(?:a|the|your|this|new|perfect|wedding|summer|evening|cocktail) dress(?!\\p{L}| code| size| shirt| rehearsal)',
  ],
  [
    'perfume',
    // Elsewhere, what smells of coffee or tastes of vanilla.
    `perfumery our_fragrance our_fragrances signature_fragrance perfumería perfumerías perfumaria perfumarias parfumerie parfumerien parfumeries parfumeur eau_de_parfum parfum_pour_femme parfum_pour_homme
    parfüm parfüms dein_parfum ein_parfum profumeria profumerie nostri_profumi عطر عطور العطور इत्र परफ्यूम`,
    '香水|(?<!\\p{L})perfumes?(?!\\p{L}|[ -]free)',
  ],
  [
    'cap',
    `baseball_cap baseball_caps our_caps custom_caps embroidered_caps snapback snapbacks gorras una_gorra tu_gorra boné bonés une_casquette votre_casquette nos_casquettes casquettes_brodées
    casquettes_personnalisées basecap* baseballcap* schirmmütze* bestickte_caps unsere_caps berretto berretti cappellino cappellini`,
    '野球帽|ベースボールキャップ|棒球帽|鸭舌帽',
  ],
  [
    'backpack',
    `backpack backpacks rucksack rucksacks rucksäcke mochila mochilas sac_à_dos sacs_à_dos zaino zaini حقيبة_ظهر حقائب_الظهر बैकपैक स्कूल_बैग`,
    'リュック|バックパック(?!ー)|双肩包|背包(?!客|旅行)',
  ],
];

export const wearDetails: Subjects = [
  [
    'umbrella',
    'umbrella umbrellas waterproof no_water_gets wasserdicht paraguas guarda-chuva guarda-chuvas parapluie parapluies regenschirm* ombrello ombrelli छाता',
    '雨傘|日傘|雨伞',
  ],
  ['pocket', 'pocket pockets bolsillo bolsillos hosentasche jackentasche poches sa_poche bolso_interno bolsinho', ''],
  [
    'needle',
    'seam seams sewn sewing your_tailor our_tailors costura costuras cosido cosidos cosida die_naht jede_naht nähte genäht nähen coutures cousu cousue costurado',
    '縫い目|缝线',
  ],
];
