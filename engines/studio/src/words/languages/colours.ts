// Names of colours besides the plain ones, in the languages that descriptions are read in, with the English ones.
import type { Language } from './language.ts';

export const colours: Partial<Record<Language, string>> = {
  de: `
ivory: elfenbein*
cream: creme, cremefarben*, cremeweiß*
champagne: champagner, champagnerfarben*
ecru: ecru, naturweiß*, naturfarben*
nude: nude, nudefarben*
sand: sandfarben*, sandton
taupe: taupe, schlammfarben*
camel: camel, camelfarben*, kamelfarben*
cognac: cognac, cognacfarben*
caramel: karamell, karamellfarben*
chocolate: schokobraun*, schokoladenbraun*
rust: rostrot*, rostfarben*, rostbraun*
brick: ziegelrot*
terracotta: terracotta, terrakotta, terracottafarben*, terrakottafarben*
copper: kupfer, kupferfarben*, kupferrot*
coral: koralle, korallenrot*, korallfarben*
apricot: apricot, aprikose, aprikosenfarben*
peach: pfirsich, pfirsichfarben*
salmon: lachs, lachsfarben*, lachsrosa
blush: puderrosa, puderfarben*, zartrosa
dusty pink: altrosa, altrosafarben*
raspberry: himbeerrot*, himbeerfarben*, beerenfarben*, beerig*
mauve: mauve, malve, malvenfarben*
fuchsia: fuchsia, pinkfarben*
wine: weinfarben*
cherry red: kirschrot*
lilac: flieder, fliederfarben*
lavender: lavendel, lavendelfarben*
plum: pflaume, pflaumenfarben*, pflaumenblau*
aubergine: aubergine, auberginefarben*
petrol: petrol, petrolfarben*, petrolblau*
sky blue: himmelblau*
royal blue: königsblau*
midnight blue: nachtblau*, mitternachtsblau*
steel blue: taubenblau*, stahlblau*
denim: denim, jeansblau*
denim shirt: jeanshemd
mint: mint, mintgrün*, mintfarben*
sage: salbei, salbeigrün*, salbeifarben*
olive: oliv*
khaki: khaki, khakifarben*
moss: moosgrün*
forest green: tannengrün*, waldgrün*
bottle green: flaschengrün*
emerald: smaragd*
mustard: senf, senfgelb*, senffarben*
ochre: ocker, ockergelb*, ockerfarben*
saffron: safrangelb*
lemon: zitronengelb*
`,
  fr: `
ivory: ivoire
cream: crème
champagne: champagne
ecru: écru, écrue
nude: nude, couleur chair
sand: sable
taupe: taupe
camel: camel
chocolate: chocolat
cognac: cognac
caramel: caramel
rust: rouille
brick: brique
terracotta: terracotta, terre cuite
copper: cuivre, cuivré, cuivrés, cuivrée
coral: corail
apricot: abricot
peach: pêche
salmon: saumon
blush: rose poudré, rose pâle
dusty pink: vieux rose
raspberry: framboise
mauve: mauve, mauves
fuchsia: fuchsia, rose fuchsia
wine: lie de vin
lilac: lilas, parme
lavender: lavande
plum: prune
aubergine: aubergine
petrol: pétrole, bleu pétrole
teal: bleu canard, canard
sky blue: bleu ciel
royal blue: bleu roi
midnight blue: bleu nuit
denim: denim
denim shirt: chemise en jean, chemise en denim
seafoam: vert d eau
mint: menthe, vert menthe
sage: sauge, vert sauge
olive: olive, vert olive
khaki: kaki
pistachio: pistache
bottle green: vert bouteille
forest green: vert sapin, vert forêt
emerald: émeraude, vert émeraude
mustard: moutarde, jaune moutarde
ochre: ocre, jaune ocre
saffron: safran
lemon: citron, jaune citron
`,
  es: `
ivory: marfil
cream: crema
champagne: champán, champaña, champagne
ecru: crudo, cruda
nude: nude
sand: arena
taupe: topo, taupe
camel: camel
chocolate: chocolate
caramel: caramelo
rust: óxido
brick: teja, ladrillo
terracotta: terracota
copper: cobre, cobrizo, cobriza
coral: coral
apricot: albaricoque
peach: melocotón, durazno
salmon: salmón
blush: rosa empolvado
dusty pink: rosa palo, rosa viejo
raspberry: frambuesa
mauve: malva
fuchsia: fucsia
wine: vino, vino tinto, tinto
lilac: lila
lavender: lavanda
plum: ciruela
aubergine: berenjena
petrol: petróleo, azul petróleo
turquoise: turquesa
sky blue: azul cielo, celeste
royal blue: azul rey, azulón
midnight blue: azul noche
denim: mezclilla, denim
denim shirt: camisa vaquera, camisa de mezclilla, camisa denim
mint: menta, verde menta
sage: salvia, verde salvia
olive: oliva, verde oliva
khaki: caqui
army green: verde militar
bottle green: verde botella
forest green: verde bosque
emerald: esmeralda, verde esmeralda
mustard: mostaza
ochre: ocre
anthracite: antracita
`,
  pt: `
ivory: marfim
cream: creme
champagne: champanhe, champagne
ecru: cru
nude: nude
sand: areia
taupe: taupe
camel: camelo
chocolate: chocolate
caramel: caramelo
rust: ferrugem
brick: tijolo, telha
terracotta: terracota
copper: cobre, acobreado, acobreada
coral: coral
peach: pêssego
salmon: salmão
blush: rosa chá, rosé
dusty pink: rosa antigo, rosa velho
raspberry: framboesa
mauve: malva
fuchsia: fúcsia, pink
burgundy: vinho, bordô, bordeaux, bordeux
lilac: lilás
lavender: lavanda, alfazema
plum: ameixa
aubergine: berinjela, beringela
petrol: petróleo, azul petróleo
turquoise: turquesa
sky blue: azul céu, azul claro
royal blue: azul royal
denim: denim, ganga
denim shirt: camisa jeans, camisa de ganga
mint: menta, verde menta
sage: sálvia, verde sálvia
olive: oliva, verde oliva
khaki: cáqui
moss: verde musgo, musgo
army green: verde militar
bottle green: verde garrafa
emerald: esmeralda, verde esmeralda
mustard: mostarda
ochre: ocre
charcoal: chumbo, grafite, antracite
`,
  it: `
ivory: avorio
cream: panna, crema
champagne: champagne
ecru: ecrù, écru
nude: nude, carne
sand: sabbia
taupe: tortora, fango
camel: cammello
chocolate: cioccolato
caramel: caramello
rust: ruggine
brick: mattone
terracotta: terracotta
copper: rame, ramato, ramati, ramata
coral: corallo
apricot: albicocca
peach: pesca
salmon: salmone
blush: cipria, rosa cipria
dusty pink: rosa antico
raspberry: lampone
mauve: malva
fuchsia: fucsia
wine: vinaccia
lilac: lilla, glicine
lavender: lavanda
plum: prugna
aubergine: melanzana
petrol: petrolio, ottanio
turquoise: turchese
powder blue: carta da zucchero
steel blue: avio
royal blue: blu elettrico
midnight blue: blu notte
denim: denim
denim shirt: camicia di jeans, camicia in denim, camicia jeans
mint: menta, verde menta
sage: salvia, verde salvia
olive: oliva, verde oliva
khaki: kaki, cachi
army green: verde militare
bottle green: verde bottiglia
forest green: verde bosco
emerald: smeraldo, verde smeraldo
mustard: senape
ochre: ocra, giallo ocra
anthracite: antracite
`,
  ar: `
ivory: عاجي, عاجية, سكري, سكرية
cream: كريمي, كريمية
sand: رملي, رملية
camel: جملي, جملية
copper: نحاسي, نحاسية
brick: طوبي, طوبية
terracotta: قرميدي, قرميدية
coral: مرجاني, مرجانية
apricot: مشمشي, مشمشية
peach: خوخي, خوخية
burgundy: عنابي, عنابية, خمري, خمرية, نبيتي
fuchsia: فوشيا
mauve: موف
lilac: ليلكي, ليلكية
lavender: لافندر, خزامي
turquoise: فيروزي, فيروزية, تركواز
petrol: بترولي, بترولية
sky blue: سماوي, سماوية
mint: نعناعي, نعناعية
olive: زيتي, زيتية, زيتوني, زيتونية
khaki: كاكي
emerald: زمردي, زمردية
mustard: خردلي, خردلية
charcoal: فحمي, فحمية
denim shirt: قميص جينز
`,
  hi: `
cream: क्रीम
beige: बेज
maroon: मैरून, मरून, कत्थई
peach: पीच
rust: जंग रंग
navy: नेवी, गहरा नीला
turquoise: फ़िरोज़ी, फिरोजी
mint: मिंट
olive: मेहंदी, मेहंदी रंग
khaki: खाकी
mustard: सरसों, मस्टर्ड
lavender: लैवेंडर
purple: जामुनी
charcoal: चारकोल
denim shirt: डेनिम शर्ट
`,
  ja: `
ivory: アイボリー, オフホワイト
cream: クリーム色
ecru: 生成り
camel: キャメル
caramel: キャラメル色
chocolate: こげ茶, 焦げ茶
terracotta: テラコッタ
coral: コーラル, コーラルピンク
salmon: サーモンピンク
peach: 桃色
dusty pink: くすみピンク
wine: ワインレッド, ワイン色
burgundy: ボルドー, えんじ, 臙脂
lilac: ライラック, 藤色, 薄紫
lavender: ラベンダー
turquoise: ターコイズ
teal: ティール
sky blue: 空色
denim shirt: デニムシャツ
denim: デニム
mint: ミント, ミントグリーン
sage: セージグリーン
olive: オリーブ, オリーブ色
khaki: カーキ
moss: モスグリーン, 抹茶色
lime: 黄緑
forest green: 深緑
emerald: エメラルド, エメラルドグリーン
mustard: マスタード, からし色
ochre: 黄土色
charcoal: チャコール, チャコールグレー
silver: シルバー
gold: ゴールド
`,
  zh: `
ivory: 象牙白, 象牙色, 米白色, 米白
cream: 奶油色, 奶白色
champagne: 香槟色
nude: 裸色
camel: 驼色
caramel: 焦糖色
brick: 砖红色, 砖红
rust: 铁锈红, 铁锈色
apricot: 杏色
coral: 珊瑚色, 珊瑚红
blush: 藕粉色, 裸粉色
dusty pink: 豆沙色, 豆沙粉
magenta: 玫红色, 玫红
wine: 酒红色, 酒红
orange: 橘色, 橙, 橘黄色
lilac: 浅紫色, 香芋紫
lavender: 薰衣草色, 薰衣草紫
teal: 青色
turquoise: 湖蓝色, 湖蓝
sky blue: 天蓝色, 天蓝
royal blue: 宝蓝色, 宝蓝
dusty blue: 雾霾蓝
navy: 藏青, 深蓝色
denim shirt: 牛仔衬衫
forest green: 墨绿色, 墨绿
army green: 军绿色
olive: 橄榄绿
mint: 薄荷绿
khaki: 卡其色
mustard: 姜黄色, 芥末黄
`,
};
