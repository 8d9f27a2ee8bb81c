// Words for things of travel and leisure: see subjects.ts.
import type { Subjects } from './subjects.ts';

export const leisureThings: Subjects = [
  [
    'bicycle',
    'bike bikes bicycle bicycles e-bike e-bikes bicicleta bicicletas vélo vélos bicyclette fahrrad fahrräder bicicletta biciclette دراجة الدراجة साइकिल',
    '自転車|自行车',
  ],
  [
    'car',
    'cars used_car electric_car coche coches carros voiture voitures elektroauto* autohaus سيارة السيارة سيارات',
    '自動車|汽车|轿车',
  ],
  [
    'airplane',
    'travel trips vacation vacations vuelos viajes viagens voyages reisen urlaub flüge viaggi السفر',
    '旅行|旅游|航班',
  ],
  ['suitcase', 'suitcase suitcases luggage koffer', 'スーツケース|行李箱'],
  [
    'book',
    'bookshop* bookstore* novels librería librerías livraria* librairie* buchhandlung* bücher',
    '本屋|書店|书店',
  ],
  [
    'guitar',
    'music guitar guitars guitarra guitarras guitare guitares gitarre gitarren chitarra موسيقى الموسيقى संगीत',
    '音楽|音乐|吉他',
  ],
  ['headphones', 'headphone headphones earbuds auriculares kopfhörer* سماعات', 'ヘッドホン|イヤホン|耳机'],
  ['camera', 'photographer photographers fotógrafo fotógrafa photographe* fotografin', 'カメラマン|摄影'],
];

export const leisureDetails: Subjects = [
  [
    'rain',
    'any_weather every_weather all_weather cualquier_tiempo bei_jedem_wetter par_tous_les_temps rain rains raining rainy lluvia lluvias llueve lloverá llover chuva chuvas chove chover pioggia piove pluie pluies pleut pleuvoir regnet regenwetter المطر बारिश',
    '雨の日|下雨',
  ],
  [
    'camera',
    'take_a_photo take_photos haz_una_foto tire_uma_foto mach_ein_foto prenez_une_photo fai_una_foto photo_shoot fotoshooting sesión_de_fotos',
    '拍照',
  ],
  [
    'train',
    'on_the_train by_train the_subway métro el_tren en_tren im_zug mit_dem_zug en_train no_trem de_trem',
    '電車|地铁|火车',
  ],
];
