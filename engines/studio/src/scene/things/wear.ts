// Words for things to wear: see subjects.ts.
import type { Subjects } from './subjects.ts';

export const wearThings: Subjects = [
  [
    'sneaker',
    'shoes sneaker sneakers zapatillas zapatos sapatos chaussures schuhe laufschuh* turnschuh* scarpe حذاء أحذية जूते',
    'スニーカー|跑鞋|运动鞋',
  ],
  [
    't-shirt',
    't-shirt t-shirts clothing fashion ropa kleidung vêtements abbigliamento ملابس الملابس कपड़े',
    '洋服|ファッション|服装|时装',
  ],
  [
    'jacket',
    'jacket jackets raincoat raincoats chaqueta chaquetas jaqueta jaquetas jacke jacken regenjacke* giacca giacche blouson blousons imperméables',
    'ジャケット|レインコート|夹克|雨衣',
  ],
  ['handbag', 'handbag handbags handtasche handtaschen', 'ハンドバッグ|手提包'],
  [
    'ring',
    'jewelry jewellery earrings necklace necklaces joyas joyería joias bijoux schmuck gioielli مجوهرات المجوهرات',
    'ジュエリー|首饰|珠宝',
  ],
  ['watch', 'wristwatch* smartwatch* armbanduhr*', '腕時計|腕表'],
  [
    'eyeglasses',
    'eyewear eyeglasses optician opticians gafas óculos brillen optiker occhiali نظارات',
    'メガネ|眼鏡|眼镜',
  ],
];

export const wearDetails: Subjects = [
  [
    'umbrella',
    'umbrella umbrellas waterproof no_water_gets wasserdicht paraguas guarda-chuva parapluie regenschirm*',
    '雨傘|雨伞',
  ],
  ['pocket', 'pocket pockets bolsillo bolsillos hosentasche jackentasche poches sa_poche bolso_interno bolsinho', ''],
  [
    'needle',
    'seam seams sewn sewing your_tailor our_tailors costura costuras cosido cosidos cosida die_naht jede_naht nähte genäht nähen coutures cousu cousue costurado',
    '縫い目|缝线',
  ],
];
