// Clothes and things of trades and sports, patterns and cuts, in the languages that descriptions are read in, with the English words that the parser knows.
import type { Language } from './language.ts';

export const work: Partial<Record<Language, string>> = {
  de: `
track suit: trainingsanzug, jogginganzug
man swimming coach: schwimmtrainer, schwimmlehrer
woman swimming coach: schwimmtrainerin, schwimmlehrerin
man football coach: fußballtrainer
waistcoat: trachtenweste
suspenders: hosenträger, hosenträgern
whistle: trillerpfeife, pfeife um den hals, schiedsrichterpfeife
work jacket: arbeitsjacke, handwerkerjacke
reflective stripes: reflektorstreifen, leuchtstreifen, reflexstreifen
man pe teacher: sportlehrer, turnlehrer
woman pe teacher: sportlehrerin, turnlehrerin
man electrician: elektriker
woman electrician: elektrikerin
man plumber: installateur, klempner
woman plumber: installateurin, klempnerin
man firefighter: feuerwehrmann
woman firefighter: feuerwehrfrau
man sailor: matrose, seemann
man lifeguard: bademeister, rettungsschwimmer
woman lifeguard: bademeisterin, rettungsschwimmerin
man referee: schiedsrichter
lumberjack shirt: holzfällerhemd, flanellhemd, karohemd
square glasses: hornbrille
off shoulder dress: schulterfreies kleid, schulterfreiem kleid, schulterfreien kleid, carmenkleid
short haircut: kurzhaarschnitt, kurzhaarfrisur, kurzer haarschnitt
short locs: kurze dreadlocks, kurzen dreadlocks, kurze dreads
waistcoat: weste, anzugweste
polka dots: punkte, punkten, tupfen
`,
  fr: `
denim jacket: veste en denim, blouson en jean
man swimming coach: entraîneur de natation, professeur de natation
man football coach: entraîneur de football, entraîneur de foot
suspenders: bretelles, paire de bretelles
strappy dress: robe à bretelles, robe à fines bretelles
tank top: haut à bretelles, top à bretelles
whistle: sifflet
work jacket: veste de travail, veste de chantier, blouson de travail
reflective stripes: bandes réfléchissantes, bandes rétroréfléchissantes
pe teacher: prof d eps, prof de sport
man pe teacher: professeur d eps, professeur de sport, professeur de gym
woman pe teacher: professeure d eps, professeure de sport
man electrician: électricien
woman electrician: électricienne
man plumber: plombier
woman plumber: plombière
man firefighter: pompier, sapeur pompier
woman firefighter: pompière
man sailor: marin, matelot
woman lifeguard: maître nageuse, sauveteuse
man lifeguard: maître nageur, sauveteur
man referee: arbitre
man lumberjack: bûcheron
striped jumper: marinière
lumberjack shirt: chemise de bûcheron, chemise en flanelle
bow tie: nœud papillon, noeud papillon, nœud pap, noeud pap
waistcoat: gilet de costume, gilet sans manches
off shoulder dress: robe épaules nues, robe épaules dénudées, robe bardot
short locs: dreadlocks courtes, locks courtes, dreads courtes
`,
  es: `
denim jacket: cazadora vaquera, chaqueta de mezclilla, chamarra de mezclilla, chaqueta denim, chaqueta tejana
man swimming coach: entrenador de natación, profesor de natación
woman swimming coach: entrenadora de natación, profesora de natación
man football coach: entrenador de fútbol
woman football coach: entrenadora de fútbol
suspenders: tirantes, tiradores
strappy dress: vestido de tirantes
whistle: silbato
work jacket: chaqueta de trabajo, chamarra de trabajo, campera de trabajo
reflective stripes: bandas reflectantes, franjas reflectantes
man pe teacher: profesor de gimnasia, profesor de educación física, profe de educación física, profesor de deportes
woman pe teacher: profesora de gimnasia, profesora de educación física, profesora de deportes
man electrician: electricista
man plumber: fontanero, plomero, gasfiter
woman plumber: fontanera, plomera
man mechanic: mecánico
woman mechanic: mecánica
man firefighter: bombero
woman firefighter: bombera
man sailor: marinero
man lifeguard: socorrista
man referee: árbitro
woman referee: árbitra
man lumberjack: leñador
track suit: chándal, pants deportivos, sudadera deportiva
lumberjack shirt: camisa de leñador, camisa de franela
dotted dress: vestido de lunares, vestido con lunares
striped dress: vestido de rayas
checked dress: vestido de cuadros
dress: vestido de noche, vestido de fiesta, vestido de verano
off shoulder dress: vestido de hombros descubiertos, vestido con hombros descubiertos, vestido de hombros caídos
lips: labios
short locs: rastas cortas
`,
  pt: `
denim jacket: casaco de ganga, jaqueta de jeans
man swimming coach: treinador de natação, professor de natação
woman swimming coach: treinadora de natação, professora de natação
man football coach: treinador de futebol, técnico de futebol
woman football coach: treinadora de futebol
suspenders: suspensórios
strappy dress: vestido de alças, vestido de alcinha
whistle: apito
work jacket: jaqueta de trabalho, casaco de trabalho
reflective stripes: faixas refletivas, faixas refletoras
man pe teacher: professor de educação física, professor de ginástica
woman pe teacher: professora de educação física, professora de ginástica
man electrician: eletricista
man plumber: encanador, canalizador
man mechanic: mecânico
woman mechanic: mecânica
man firefighter: bombeiro
woman firefighter: bombeira
man sailor: marinheiro
man referee: árbitro
track suit: agasalho, agasalho esportivo, fato de treino
lumberjack shirt: camisa de flanela, camisa de lenhador
dotted dress: vestido de bolinhas, vestido de poá
striped dress: vestido de listras
checked dress: vestido xadrez
dress: vestido de festa, vestido de noite, vestido de verão
off shoulder dress: vestido ombro a ombro, vestido de ombros de fora
short locs: dreads curtos, dreadlocks curtos
`,
  it: `
track suit: tuta, tuta da ginnastica, tuta sportiva
man swimming coach: allenatore di nuoto, istruttore di nuoto
woman swimming coach: allenatrice di nuoto, istruttrice di nuoto
man football coach: allenatore di calcio
buzz cut hair: capelli rasati
shaved head: testa rasata
bun: crocchia
suspenders: bretelle
strappy dress: vestito con le bretelle, vestito con spalline sottili, abito con spalline
whistle: fischietto
work jacket: giacca da lavoro, giubbotto da lavoro, giacca da cantiere
reflective vest: gilet catarifrangente, giubbotto catarifrangente, gilet alta visibilità, pettorina catarifrangente
reflective stripes: bande catarifrangenti, strisce catarifrangenti
man pe teacher: insegnante di educazione fisica, professore di ginnastica, professore di educazione fisica
woman pe teacher: professoressa di educazione fisica, professoressa di ginnastica
man electrician: elettricista
man plumber: idraulico, installatore
man mechanic: meccanico
woman mechanic: meccanica
man firefighter: pompiere, vigile del fuoco
man sailor: marinaio
man lifeguard: bagnino
woman lifeguard: bagnina
man referee: arbitro
man lumberjack: boscaiolo, taglialegna
lumberjack shirt: camicia da boscaiolo, camicia di flanella
off shoulder dress: abito con spalle scoperte, vestito con spalle scoperte, abito a spalle scoperte
short locs: dread corti, dreadlocks corti
`,
  ar: `
man football coach: مدرب كرة قدم, مدرب كرة القدم
man swimming coach: مدرب سباحة
woman swimming coach: مدربة سباحة
track suit: بدلة رياضية
suspenders: حمالات, حمالات بنطال
whistle: صافرة, صفارة
work jacket: سترة عمل, جاكيت عمل
man electrician: كهربائي
man plumber: سباك
man firefighter: رجل إطفاء, إطفائي
man referee: حكم
man pe teacher: معلم رياضة, مدرس رياضة
woman pe teacher: معلمة رياضة, مدرسة رياضة
dotted: منقط, منقطة
`,
  hi: `
track suit: ट्रैकसूट
football coach: फुटबॉल कोच
swimming coach: तैराकी कोच, तैराकी प्रशिक्षक
suspenders: सस्पेंडर, गैलिस
whistle: सीटी
work jacket: काम की जैकेट, वर्क जैकेट
electrician: इलेक्ट्रीशियन, बिजली मिस्त्री
plumber: प्लंबर
mechanic: मैकेनिक
man firefighter: फायरमैन, दमकलकर्मी
pe teacher: खेल शिक्षक, व्यायाम शिक्षक, पीटी टीचर
woman pe teacher: खेल शिक्षिका
checked: चेकदार, चारखाना
dotted: बिंदीदार, पोल्का डॉट
blazer: ब्लेज़र
polo shirt: पोलो शर्ट
`,
  ja: `
track suit: ジャージ
football coach: サッカーコーチ
swimming coach: 水泳コーチ
suspenders: サスペンダー
whistle: ホイッスル, 首に笛, 笛
work jacket: 作業着, 作業服, 作業ジャンパー, ワークジャケット
reflective stripes: 反射テープ, 反射材
pe teacher: 体育教師, 体育の先生
electrician: 電気工事士, 電気技師
plumber: 配管工, 水道業者
firefighter: 消防士
lifeguard: ライフセーバー
blazer: ブレザー, テーラードジャケット
turtleneck: タートルネック, とっくり
waistcoat: ベスト
dotted: 水玉, 水玉模様, ドット柄
lumberjack shirt: ネルシャツ
off shoulder dress: オフショルダードレス, オフショルダーのドレス, オフショルのドレス
bow tie: 蝶ネクタイ
barista: カフェ店員
`,
  zh: `
football coach: 足球教练
swimming coach: 游泳教练
suspenders: 背带, 吊带夹
dungarees: 背带裤, 工装背带裤, 背带牛仔裤
whistle: 哨子, 口哨
work jacket: 工作服, 工装外套, 工装夹克, 工装
reflective stripes: 反光条
pe teacher: 体育老师, 体育教师
electrician: 电工
plumber: 水管工, 管道工
firefighter: 消防员
lifeguard: 救生员
blazer: 西装外套, 西服外套
denim: 牛仔
stubble: 胡茬, 胡渣
dotted: 波点, 圆点
lumberjack shirt: 法兰绒衬衫
bow tie: 领结
off shoulder dress: 露肩连衣裙, 一字肩礼服, 露肩礼服, 一字肩连衣裙
black glasses: 黑框眼镜
`,
};
