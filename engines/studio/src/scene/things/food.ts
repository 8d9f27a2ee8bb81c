// Words for things to eat, to drink and to cook with: see subjects.ts.
import type { Subjects } from './subjects.ts';

export const foodThings: Subjects = [
  ['coffee', 'coffee coffees espresso cappuccino kaffee café cafés caffè قهوة القهوة कॉफ़ी कॉफी', 'コーヒー|珈琲|咖啡'],
  ['tea', 'tea teas شاي الشاي चाय', '紅茶|お茶|绿茶|红茶'],
  [
    'cooking-pot',
    'cooking recipe recipes cocinar cocinamos recetas cozinhar cuisiner kochen kochkurs* rezepte cucinare ricette طبخ الطبخ रेसिपी',
    '料理|レシピ|烹饪|食谱',
  ],
  ['pizza', 'pizza pizzas pizzeria pizzerias pizzería بيتزا البيتزا पिज़्ज़ा पिज्जा', 'ピザ|披萨'],
  [
    'bread',
    'bread breads bakery bakeries sourdough panadería panaderías pão pães padaria padarias boulangerie boulangeries bäckerei bäckereien brötchen panetteria panificio خبز الخبز ब्रेड',
    'パン屋|面包',
  ],
  ['cake', 'cake cakes cupcake cupcakes kuchen gâteau gâteaux केक', 'ケーキ|蛋糕'],
  [
    'wine',
    'wine wines winery wineries el_vino un_vino nuestro_vino su_vino buen_vino de_vino vino_tinto vino_blanco vino_ecológico vinos il_vino nostro_vino buon_vino di_vino vinho vinhos wein weine weingut vini',
    'ワイン|红酒|葡萄酒',
  ],
  [
    'ice-cream',
    'ice_cream gelato gelateria un_helado el_helado mejor_helado nuestro_helado helado_artesano helado_artesanal helado_casero de_helado helados sorvete sorvetes eisdiele',
    'アイスクリーム|冰淇淋',
  ],
];

export const foodDetails: Subjects = [
  ['cooking-pot', 'una_olla ollas kochtopf uma_panela casserole', ''],
  [
    'knife',
    'knife knives cuchillo cuchillos messer küchenmesser couteau couteaux uma_faca facas coltello coltelli',
    '包丁|菜刀',
  ],
  ['pasta', 'pasta spaghetti espaguetis espaguete macarrones macarrão nudeln nudelgericht* pâtes', 'パスタ|意面'],
  ['carrot', 'carrot carrots zanahoria zanahorias cenoura cenouras carottes karotten möhren carote', '人参|胡萝卜'],
  ['vegetables', 'vegetables verduras légumes gemüse todo_fresco tomates tomatoes tomaten خضروات सब्ज़ियाँ', '野菜|蔬菜'],
  [
    'plate',
    `our_menu lunch dinner dishes three_courses almuerzo nuestros_platos el_plato platos menú_del_día mittagessen abendessen mittagstisch speisekarte
    déjeuner dîner nos_plats almoço jantar nossos_pratos cardápio`,
    'ランチ|午餐|晚餐',
  ],
  [
    'apple',
    'apple apples manzana manzanas maçã maçãs une_pomme nos_pommes des_pommes les_pommes de_pommes äpfel apfel mela mele',
    '苹果',
  ],
  ['chocolate', 'chocolate chocolates schokolade schokoladen chocolat chocolats cioccolato', 'チョコレート|巧克力'],
  ['cherry', 'cherry cherries cereza cerezas kirsche kirschen cerise cerises cereja cerejas ciliegia ciliegie', '樱桃'],
];
