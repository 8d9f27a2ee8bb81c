// Words for what people wear besides clothes, and for more clothes and occupations, in the languages that descriptions are read in, with the English words that the parser knows.
import type { Language } from './language.ts';

export const accessories: Record<Language, string> = {
  de: `
headphones: kopfhörer, kopfhörern, headset
around the neck: um den hals
backpack: rucksack
lanyard: namensschild, schlüsselband, umhängeband
dupatta: stola, schultertuch, umhängetuch, dupatta
watch: armbanduhr
bracelet: armband, armbändern, armbänder, armreif, armreifen
tattooed: tätowiert*
tattoos: tattoo, tattoos
fleece jacket: fleecejacke
waiter: kellner
waitress: kellnerin
hiker: wanderer, wanderin
man surfer: surfer
woman surfer: surferin
man skater: skater
woman skater: skaterin
man dancer: tänzer
woman dancer: tänzerin
pearls: perlen
pearl earrings: perlenohrringe, perlenohrringen, perlohrringe
`,
  fr: `
headphones: casque audio, écouteurs, casque sur les oreilles
around the neck: autour du cou
headphones around the neck: casque autour du cou
backpack: sac à dos
lanyard: badge, porte badge, cordon
dupatta: châle, étole, dupatta
gold watch: montre dorée, montre en or
silver watch: montre argentée, montre en argent
black watch: montre noire
no watch: sans montre, pas de montre
watch: une montre, sa montre, belle montre, grosse montre, grande montre, petite montre, avec montre, montre au poignet, montre bracelet, montre connectée
bracelet: bracelet, bracelets
tattooed: tatoué*
tattoos: tatouage, tatouages
waiter: serveur
waitress: serveuse
man hiker: randonneur
woman hiker: randonneuse
jewellery: bijoux
surfer: surfeur
woman surfer: surfeuse
skater: skateur
woman skater: skateuse
man dancer: danseur
woman dancer: danseuse
pearls: perles
`,
  es: `
headphones: auriculares, audífonos, cascos
around the neck: al cuello, en el cuello, alrededor del cuello
backpack: mochila
man hiker: mochilero, excursionista
woman hiker: mochilera
lanyard: credencial, gafete, acreditación
dupatta: chal, rebozo, dupatta, mantón
watch: reloj, reloj de pulsera
bracelet: pulsera, pulseras
tattooed: tatuad*
tattoos: tatuaje, tatuajes
waiter: camarero, mesero
waitress: camarera, mesera
jewellery: joyas
surfer: surfista
skater: skater
man dancer: bailarín
woman dancer: bailarina
pearls: perlas
`,
  pt: `
headphones: fones de ouvido, fone de ouvido, auscultadores
around the neck: no pescoço, ao pescoço, em volta do pescoço
backpack: mochila
lanyard: crachá
dupatta: xale, dupatta
watch: relógio, relógio de pulso
bracelet: pulseira, pulseiras
tattooed: tatuad*
tattoos: tatuagem, tatuagens
waiter: garçom
waitress: garçonete
woman guide: guia turística
jewellery: joias, jóias
surfer: surfista
skater: skatista
man dancer: dançarino, bailarino
woman dancer: dançarina, bailarina
pearls: pérolas
`,
  it: `
headphones: cuffie, auricolari
around the neck: al collo, intorno al collo
backpack: zaino
lanyard: badge, tesserino
dupatta: scialle, stola, dupatta
watch: orologio, orologio da polso
bracelet: braccialetto, braccialetti, bracciale, bracciali
tattooed: tatuat*
tattoos: tatuaggio, tatuaggi
waiter: cameriere
waitress: cameriera
hiker: escursionista
jewellery: gioielli
surfer: surfista
skater: skater
man dancer: ballerino, danzatore
woman dancer: ballerina, danzatrice
pearls: perle
`,
  nl: `
headphones: koptelefoon
around the neck: om de nek, om zijn nek, om haar nek
backpack: rugzak
watch: horloge
bracelet: armband, armbanden
dupatta: sjaal om de schouders, omslagdoek
tattooed: getatoeëerd*
tattoos: tatoeage, tatoeages
years: jaar
t shirt: t shirt, t shirts
`,
  pl: `
headphones: słuchawki, słuchawkami, słuchawkach
around the neck: na szyi
backpack: plecak, plecakiem
watch: zegarek, zegarkiem
bracelet: bransoletka, bransoletką
tattooed: wytatuowan*
tattoos: tatuaż*
hiker: turysta
woman hiker: turystka
years: lat, lata
t shirt: koszulka, koszulce, koszulkę
`,
  tr: `
headphones: kulaklık, kulaklıklı
backpack: sırt çantası, sırt çantalı
watch: kol saati, kol saatli
bracelet: bilezik
tattooed: dövmeli
t shirt: tişört, tişörtlü
cardigan: hırka, hırkalı
purple: mor
years: yaşında
`,
  ar: `
headphones: سماعات رأس, سماعات الرأس, سماعات
around the neck: حول الرقبة, حول رقبته, حول رقبتها
backpack: حقيبة ظهر
carrying: يحمل, تحمل
watch: ساعة يد
bracelet: سوار, أساور
dupatta: شال
tattooed: موشوم, موشومة
tattoos: وشم, أوشام
`,
  hi: `
headphones: हेडफोन, हेडफ़ोन
wearing: लगाए, लगाए हुए
around the neck: गले में
backpack: बैकपैक, पिट्ठू बैग
watch: घड़ी
bracelet: चूड़ियां, चूड़ियाँ, कंगन, कड़ा
dupatta: दुपट्टा, दुपट्टे, चुन्नी, शॉल
lehenga: लहंगा, लहंगे
tattoos: टैटू
`,
  ru: `
headphones: наушник*
around the neck: на шее
backpack: рюкзак*
watch: часами, наручн*
bracelet: браслет*
dupatta: шаль, шалью
tattooed: татуирован*
tattoos: татуировк*
t shirt: футболк*
hoodie: толстовк*
pink: розов*
years: лет, года
in: в
barista: бариста
`,
  ja: `
headphones around the neck: 首にヘッドホン, 首にヘッドフォン
headphones: ヘッドホン, ヘッドフォン, ヘッドセット
backpack: リュック, リュックサック, バックパック
carrying: を背負った
watch: 腕時計
bracelet: ブレスレット
dupatta: ショール, ストール
tattoos: タトゥー, 刺青, 入れ墨
lanyard: 名札, 社員証
with: のある
barista: バリスタ
`,
  zh: `
headphones around the neck: 脖子上挂着耳机
headphones: 头戴式耳机, 耳机, 耳麦
backpack: 双肩背包, 双肩包, 背包
wearing: 背着
watch: 手表, 腕表
bracelet: 手镯, 手链
dupatta: 披肩, 披巾
tattoos: 纹身
with: 有
lanyard: 工牌, 胸牌
businessman: 商务男士
businesswoman: 商务女士
`,
  ko: `
headphones: 헤드폰을 쓴, 헤드폰, 헤드셋을 쓴, 헤드셋
backpack: 배낭을 멘, 배낭을 메고, 배낭, 백팩
watch: 손목시계, 시계
bracelet: 팔찌
dupatta: 숄
tattoos: 문신이 있는, 문신, 타투
t shirt: 티셔츠
hoodie: 후드티, 후드
barista: 바리스타
green: 초록색, 녹색
wearing: 입은
years: 세, 살
`,
};
