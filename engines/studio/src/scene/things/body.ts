// Words for things of health, beauty and sport: see subjects.ts.
import type { Subjects } from './subjects.ts';

export const bodyThings: Subjects = [
  [
    'tooth',
    'dentist dentists dental teeth dentista dentistas dentiste dentistes cabinet_dentaire zahnarzt* zahnärzt* zähne أسنان الأسنان दाँत दांत',
    '歯科|歯医者|牙医|牙齿',
  ],
  ['dumbbell', 'gym gyms fitness workout workouts gimnasio gimnasios fitnessstudio* जिम', 'フィットネス|健身'],
  ['lotus', 'yoga pilates', 'ヨガ|瑜伽'],
  [
    'scissors',
    'barbershop* barbers hairdresser* hair_salon hair_salons haircut haircuts peluquería* cabeleireir* coiffeur* friseur* haarschnitt* parrucchier*',
    '美容室|ヘアサロン|理发|美发',
  ],
  [
    'serum',
    'skincare skin_care serum serums sérum moisturizer* moisturiser* hautpflege*',
    'スキンケア|美容液|护肤|面霜',
  ],
  [
    'pill',
    'pharmacy pharmacies farmacia farmacias farmácia farmácias pharmacie pharmacies apotheke apotheken صيدلية',
    '薬局|药店',
  ],
];

export const bodyDetails: Subjects = [
  [
    'hair-dryer',
    `your_hair blow-dry hairstyle hair_colour hair_color tu_pelo tu_cabello peinado mechas deine_haare ihre_haare frisur haarfarbe strähnchen
    vos_cheveux tes_cheveux seu_cabelo seus_cabelos`,
    '髪型|发型',
  ],
  ['heart', 'your_health tu_salud gesundheit votre_santé sua_saúde', '健康'],
];
