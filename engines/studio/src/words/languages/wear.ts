// Rarer clothes, hats, hair styles and uniformed occupations in the languages that descriptions are read in, with the English words that the parser knows.
import type { Language } from './language.ts';

export const wear: Partial<Record<Language, string>> = {
  de: `
rolled sleeves: hochgekrempelte ärmel, hochgekrempelten ärmeln, aufgekrempelte ärmel, aufgekrempelten ärmeln
linen jacket: leinenjacke, leinensakko, leinenblazer
trench coat: trenchcoat, trench
rain jacket: regenjacke, regenmantel, anorak
wrap dress: wickelkleid
three piece suit: dreiteiler, dreiteiligem anzug, dreiteiligen anzug, dreiteiliger anzug
floral apron: geblümte schürze, geblümter schürze
dungarees: latzhose
colourful: bunt*, gemustert*
oversized: weit geschnitten*, oversize, oversized
uniform shirt: uniformhemd
man paramedic: sanitäter, rettungssanitäter, notfallsanitäter
woman paramedic: sanitäterin, rettungssanitäterin, notfallsanitäterin
man police officer: polizist
woman police officer: polizistin
security guard: sicherheitsmann, wachmann, wachfrau
man cowboy: cowboy
cowboy hat: cowboyhut
ghutra: ghutra, kufiya
a braid: zopf, geflochtenem zopf, flechtzopf, seitlichem zopf
braids: zöpfe, zöpfen
messy bun: lockerer dutt, lockerem dutt, lockeren dutt, unordentlichem dutt
middle part: mittelscheitel
curtain hair: vorhang frisur, curtains frisur
sports bra: sport bh, sportbh, bustier
sports top: crop top, croptop, sporttop, bauchfreies top, bauchfreiem top
leggings: leggings, leggins
jumpsuit: jumpsuit, overall, einteiler, playsuit
man personal trainer: personal trainer, fitnesstrainer, sporttrainer
woman personal trainer: personal trainerin, fitnesstrainerin, sporttrainerin, yogalehrerin
man pilot: pilot, flugkapitän
woman pilot: pilotin, flugkapitänin
woman flight attendant: flugbegleiterin, stewardess
man flight attendant: flugbegleiter, steward
`,
  fr: `
rolled sleeves: manches retroussées, manches relevées
linen jacket: veste en lin, blazer en lin
trench coat: trench, trench coat, gabardine
rain jacket: imperméable, ciré, k way, coupe vent
wrap dress: robe portefeuille, robe cache cœur
three piece suit: costume trois pièces, costume 3 pièces
floral apron: tablier à fleurs, tablier fleuri
dungarees: salopette, bleu de travail
colourful: coloré*, bariolé*, à motifs, imprimé*
oversized: oversize, ample, trop grand
man police officer: policier, gendarme
woman police officer: policière, gendarme femme
man paramedic: ambulancier, secouriste
woman paramedic: ambulancière
security guard: agent de sécurité, vigile
man cowboy: cowboy
cowboy hat: chapeau de cowboy
ghutra: ghutra, keffieh
thawb: thobe, djellaba blanche
a braid: tresse, natte
braids: tresses, nattes, couettes
messy bun: chignon décoiffé, chignon flou, chignon lâche
middle part: raie au milieu
headwrap: foulard noué sur la tête, turban wax
sports bra: brassière de sport, brassière, soutien gorge de sport
sports top: haut de sport, crop top, haut court
leggings: legging, leggings
jumpsuit: combinaison, combi, combinaison pantalon, combishort
sporty: sportif, sportive
man personal trainer: coach sportif, entraîneur, entraîneur sportif
woman personal trainer: coach sportive, entraîneuse, entraîneuse sportive
man pilot: pilote, pilote de ligne, commandant de bord
woman pilot: femme pilote, pilote femme
woman flight attendant: hôtesse de l air
man flight attendant: steward
plump: ronde, grosse, pulpeuse, grande taille
`,
  es: `
rolled sleeves: mangas remangadas, mangas arremangadas, mangas enrolladas
linen jacket: chaqueta de lino, americana de lino, saco de lino
trench coat: gabardina, trench
rain jacket: impermeable, chubasquero, cortavientos
wrap dress: vestido cruzado, vestido envolvente
three piece suit: traje de tres piezas
floral apron: delantal de flores, delantal floreado
dungarees: peto, overol, mono de trabajo
colourful: colorido, colorida, de colores, estampado, estampada
oversized: holgado, holgada, oversize, ancha
man police officer: policía, agente de policía
woman police officer: mujer policía, agente femenina
man paramedic: paramédico
woman paramedic: paramédica
security guard: guardia de seguridad, vigilante
man cowboy: cowboy
cowboy hat: sombrero vaquero, sombrero de vaquero
ghutra: ghutra, kufiya
thawb: túnica árabe, thobe
beanie: gorro, gorro de lana
a braid: trenza
braids: trenzas
messy bun: moño despeinado, moño suelto, moño desordenado
middle part: raya en medio, raya al medio, raya en el medio
sports bra: sujetador deportivo, brasier deportivo
sports top: top deportivo, top corto, crop top
leggings: mallas, leggins, leggings
jumpsuit: mono, mono largo, enterizo, jumpsuit, mameluco
man personal trainer: entrenador personal, entrenador
woman personal trainer: entrenadora personal, entrenadora
man pilot: piloto
woman pilot: mujer piloto, pilota
woman flight attendant: azafata, aeromoza, auxiliar de vuelo
plump: curvy, curvilínea, talla grande
`,
  pt: `
rolled sleeves: mangas arregaçadas, mangas dobradas
linen jacket: casaco de linho, blazer de linho
trench coat: gabardine, trench coat
rain jacket: impermeável, capa de chuva, corta vento
wrap dress: vestido transpassado, vestido envelope
three piece suit: terno de três peças, fato de três peças
floral apron: avental florido, avental de flores
colourful: colorido, colorida, estampado, estampada
oversized: oversized, larga, folgado, folgada
man police officer: policial, polícia
woman police officer: policial feminina, policial mulher
man paramedic: paramédico, socorrista
woman paramedic: paramédica
security guard: segurança particular, vigilante
man cowboy: vaqueiro, cowboy, peão
cowboy hat: chapéu de vaqueiro, chapéu de cowboy
ghutra: ghutra, kufiya
headwrap: turbante africano, turbante estampado
beanie: gorro, touca, gorro de lã, touca de lã
a braid: trança
braids: tranças, maria chiquinha, maria chiquinhas
messy bun: coque bagunçado, coque frouxo, coque despojado
middle part: risca ao meio, repartido ao meio
sports bra: sutiã esportivo
sports top: top esportivo, top de academia, top cropped, cropped, top desportivo
leggings: legging, leggings
jumpsuit: macacão, macaquinho
man personal trainer: personal trainer, treinador, preparador físico
woman personal trainer: treinadora, preparadora física
man pilot: piloto
woman pilot: mulher piloto
woman flight attendant: aeromoça, comissária de bordo, hospedeira de bordo
plump: curvilínea, rechonchud*, cheinha
`,
  it: `
rolled sleeves: maniche arrotolate, maniche rimboccate
linen jacket: giacca di lino, giacca in lino
trench coat: trench, impermeabile classico
rain jacket: impermeabile, giacca a vento, giacca impermeabile
wrap dress: abito a portafoglio, vestito a portafoglio
three piece suit: completo tre pezzi, abito a tre pezzi, completo a tre pezzi
floral apron: grembiule a fiori
dungarees: salopette, tuta da lavoro
colourful: colorato, colorata, variopint*, fantasia
oversized: oversize, larga, ampio, ampia
man police officer: poliziotto, carabiniere
woman police officer: poliziotta
man paramedic: paramedico, soccorritore
woman paramedic: paramedica, soccorritrice
security guard: guardia giurata, vigilante
man cowboy: cowboy
cowboy hat: cappello da cowboy
ghutra: ghutra, kefiah
headwrap: turbante africano
beanie: cuffia, berretto di lana, cappello di lana
a braid: treccia
braids: trecce, codini
messy bun: chignon spettinato, chignon morbido
middle part: riga in mezzo, riga al centro
sports bra: reggiseno sportivo
sports top: top sportivo, crop top, top corto
leggings: leggings, leggins
jumpsuit: tuta intera, jumpsuit, tuta elegante
man personal trainer: allenatore, personal trainer, istruttore di fitness
woman personal trainer: allenatrice, istruttrice di fitness
man pilot: pilota, pilota di linea
woman pilot: donna pilota
woman flight attendant: hostess, assistente di volo
plump: curvy, in carne, rotondetta
`,
  ar: `
trench coat: معطف واق, معطف ترنش
rain jacket: معطف مطر, سترة مطر
three piece suit: بدلة من ثلاث قطع
colourful: ملون, ملونة, منقوش, منقوشة
oversized: واسع, واسعة, فضفاض, فضفاضة
man police officer: شرطي
woman police officer: شرطية
man paramedic: مسعف
woman paramedic: مسعفة
security guard: حارس أمن
cowboy hat: قبعة كاوبوي, قبعة رعاة البقر
ghutra: شماغ, غترة, كوفية, بشماغ
beanie: قبعة صوف
a braid: ضفيرة
sports bra: حمالة صدر رياضية
sports top: توب رياضي
leggings: ليقنز, ليجنز
jumpsuit: جمبسوت, افرول
man personal trainer: مدرب رياضي, مدرب شخصي
woman personal trainer: مدربة رياضية, مدربة شخصية
man pilot: طيار
woman pilot: طيارة
woman flight attendant: مضيفة طيران
`,
  hi: `
trench coat: ट्रेंच कोट
rain jacket: रेनकोट, बरसाती
three piece suit: थ्री पीस सूट
colourful: रंगीन, रंग बिरंगी, छपी
oversized: ढीली, ढीला, ओवरसाइज़
man police officer: पुलिस, पुलिसवाला, पुलिस अधिकारी
woman police officer: महिला पुलिस
security guard: सुरक्षा गार्ड, चौकीदार
cowboy hat: काउबॉय टोपी
beanie: ऊनी टोपी
a braid: चोटी
braids: दो चोटी, चोटियां, दो चोटियां
messy bun: ढीला जूड़ा, ढीले जूड़े
sports bra: स्पोर्ट्स ब्रा
sports top: क्रॉप टॉप
leggings: लेगिंग्स, लेगिंग
jumpsuit: जंपसूट
personal trainer: फिटनेस ट्रेनर, पर्सनल ट्रेनर
pilot: पायलट
woman flight attendant: एयर होस्टेस
`,
  ja: `
trench coat: トレンチコート
rain jacket: レインコート, レインジャケット, 雨合羽
wrap dress: ラップドレス, ラップワンピース
three piece suit: スリーピーススーツ, 三つ揃い
floral apron: 花柄エプロン, 花柄のエプロン
dungarees: オーバーオール, サロペット
colourful: カラフルな, 柄物の
oversized: オーバーサイズの, ゆったりした, 大きめの
police officer: 警察官, 警官
paramedic: 救急隊員, 救急救命士
security guard: 警備員
cowboy hat: カウボーイハット
a braid: 片側の三つ編み, 一本の三つ編み, 一つ編み
braids: 三つ編み, おさげ
messy bun: ルーズなお団子, ゆるいお団子
middle part: センター分け
sports bra: スポーツブラ
sports top: クロップトップ, スポーツトップ
leggings: レギンス
jumpsuit: ジャンプスーツ, オールインワン, つなぎ
personal trainer: パーソナルトレーナー, フィットネストレーナー
pilot: パイロット
flight attendant: 客室乗務員, キャビンアテンダント
`,
  zh: `
trench coat: 风衣
rain jacket: 雨衣, 冲锋衣
wrap dress: 裹身裙
three piece suit: 三件套西装, 三件套
floral apron: 碎花围裙
dungarees: 背带裤, 工装背带裤
colourful: 花哨的, 彩色, 五颜六色的
oversized: 宽松的, 宽松, 超大号
police officer: 警察, 民警
paramedic: 急救员, 医护人员
security guard: 保安
cowboy hat: 牛仔帽
a braid: 侧边辫, 单辫, 一条辫子
messy bun: 凌乱的丸子头, 慵懒丸子头
middle part: 中分
headwrap: 非洲头巾
sports bra: 运动内衣, 运动文胸
sports top: 运动背心, 露脐装, 短上衣
leggings: 紧身裤, 瑜伽裤
jumpsuit: 连体裤, 连身裤, 连体衣
personal trainer: 健身教练, 私人教练
pilot: 飞行员, 机长
flight attendant: 空姐, 空乘, 乘务员
`,
  nl: `
sports bra: sportbeha, sport bh
sports top: sporttop, crop top
leggings: legging
jumpsuit: jumpsuit, overall
man pilot: piloot
woman flight attendant: stewardess
man personal trainer: sportcoach
`,
  pl: `
sports bra: stanik sportowy
sports top: top sportowy, sportowy top, sportowym topie, crop top
leggings: legginsy, legginsach
jumpsuit: kombinezon, kombinezonie
woman personal trainer: trenerka
man personal trainer: trener
man pilot: pilot
woman flight attendant: stewardessa
`,
  tr: `
sports bra: spor sütyeni, spor bra
sports top: crop top
leggings: tayt, taytlı
jumpsuit: tulum, tulumlu
personal trainer: antrenör, spor hocası
pilot: pilot
woman flight attendant: hostes
`,
  ru: `
sports top: спортивный топ, спортивном топе, топик*
leggings: леггинс*, лосин*
jumpsuit: комбинезон*
man personal trainer: тренер
woman personal trainer: тренерша, фитнес тренер
man pilot: пилот, лётчик
woman flight attendant: стюардесса
`,
  ko: `
sports bra: 스포츠브라, 스포츠 브라
sports top: 크롭탑, 크롭 탑
leggings: 레깅스
jumpsuit: 점프수트, 점프슈트
personal trainer: 헬스 트레이너, 퍼스널 트레이너
pilot: 조종사, 파일럿
flight attendant: 승무원, 스튜어디스
`,
};
