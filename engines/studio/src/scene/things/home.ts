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
    'houseplant houseplants gardening jardinería jardinagem jardinage zimmerpflanze* giardinaggio',
    '観葉植物|ガーデニング|绿植',
  ],
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
];

export const homeDetails: Subjects = [
  [
    'chair',
    'sit_down take_a_seat comfortable_chair te_sientas toma_asiento nimm_platz setzen_sie_sich setzt_dich vous_asseyez asseyez-vous você_senta sente-se',
    '',
  ],
  [
    'tap',
    `dripping_tap leaking_tap leaking_pipe leaky_tap your_tap faucet faucets burst_pipe grifo grifos una_fuga fugas_de_agua gotea wasserhahn rohrbruch tropft undicht
    robinet robinets une_fuite fuites torneira torneiras vazamento vazamentos`,
    '漏水|水漏れ|水龙头',
  ],
  [
    'key',
    `the_keys your_keys house_keys llaves las_llaves tus_llaves deine_schlüssel ihre_schlüssel schlüsselübergabe les_clés vos_clés clefs as_chaves suas_chaves le_chiavi`,
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
