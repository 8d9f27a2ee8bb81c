// Words for people and clothes of more languages: the commonest ones.
export const dutch = `
a: een
and: en
with: met
without: zonder
woman: vrouw
man: man
elderly: oude, oudere
young: jonge
hair: haar
beard: baard
moustache: snor
glasses: bril
headscarf: hoofddoek
curly: krullend*
curls: krullen
straight: steil*
long: lang*
short: kort*
bald: kaal
blonde: blond*
brown: bruin*
black: zwart*
grey: grijs*, grijze
white: wit, witte
red: rood, rode
blue: blauw*
green: groen*
yellow: geel, gele
eyes: ogen
shirt: overhemd
dress: jurk
suit: pak
jumper: trui
jacket: jas, jasje, colbert
kimono: kimono
apron: schort
wall: muur, muren
background: achtergrond
`;

export const polish = `
and: i
with: z, ze
without: bez
woman: kobieta
man: mężczyzna
young: młod*
elderly: stary, starsz*
hair: włosy, włosami
beard: broda, brodą
moustache: wąsy
glasses: okulary, okularami
curly: kręcon*
wavy: falowan*
straight: prost*
long: dług*
short: krótk*
bald: łys*
brown: brązow*
black: czarn*
grey: siw*
white: biał*
red: czerwon*
blue: niebiesk*
green: zielon*
yellow: żółt*
eyes: oczy, oczami
shirt: koszula
dress: sukienka
suit: garnitur
jumper: sweter
casual jacket: kurtka*
jacket: marynarka, marynarkę, marynarce, żakiet
kimono: kimono
coat: płaszcz
doctor: lekarz, lekarka
wall: ściana, ściany, ścianie, ścianą
background: tło, tle, tłem
`;

export const turkish = `
a: bir
and: ve
woman: kadın
man: erkek, adam
young: genç
elderly: yaşlı
hair: saç, saçlı, saçları
beard: sakal, sakallı
moustache: bıyık, bıyıklı
glasses: gözlük, gözlüklü
headscarf: başörtüsü, başörtülü
curly: kıvırcık
wavy: dalgalı
straight: düz
long: uzun
short: kısa
bald: kel
blonde: sarışın
brown: kahverengi
black: siyah
grey: gri
white: beyaz
red: kırmızı
blue: mavi
green: yeşil
yellow: sarı
eyes: gözlü, gözleri
shirt: gömlek
dress: elbise
suit: takım
jumper: kazak
jacket: ceket
kimono: kimono
coat: palto
doctor: doktor
wall: duvar*
background: arka plan*
`;

export const russian = `
and: и
with: с, со
without: без
elderly woman: бабушк*
elderly man: дедушк*
woman: женщин*
girl: девушк*
man: мужчин*, человек*
boy: парень, парня
young: молод*
elderly: пожил*, старый, старая
hair: волос*
long: длинн*
short: коротк*
curly: кудряв*, вьющ*
beard: бород*
glasses: очк*
headscarf: хиджаб*
bald: лыс*
blonde: блондин*, светловолос*
black: чёрн*, черн*
brown: коричнев*, каштанов*
grey: сед*, серый, серая, сером, серые
red: красн*
blue: син*, голуб*
green: зелён*, зелен*
white: бел*
suit: костюм*
shirt: рубашк*
dress: плать*
coat: пальто
jacket: пиджак*, жакет*
casual jacket: куртк*
kimono: кимоно
jumper: свитер*
eyes: глаз*
doctor: врач*
chef: повар*
wall: стена, стены, стене, стеной
background: фон, фоне, фоном
`;

export const korean = `
elderly woman: 할머니
elderly man: 할아버지
woman: 여성, 여자
man: 남성, 남자
young: 젊은
elderly: 나이든
long hair: 긴머리
short hair: 짧은머리
curly: 곱슬
beard: 수염
glasses: 안경
headscarf: 히잡
hair: 머리
long: 긴
short: 짧은
bald: 대머리
blonde: 금발
black: 검은
brown: 갈색
grey: 회색
salt pepper hair: 희끗희끗한머리, 희끗희끗한 머리
red: 빨간
blue: 파란
green: 초록
white: 하얀, 흰
suit: 정장
shirt: 셔츠
dress: 원피스
coat: 코트
jacket: 재킷, 자켓
kimono: 기모노
jumper: 스웨터
cardigan: 카디건, 가디건
navy: 남색, 네이비
t shirt: 티셔츠
hoodie: 후드티
eyes: 눈
doctor: 의사
chef: 요리사
wall: 벽
background: 배경
`;
