// German words for people and clothes, with the English ones that the parser knows.
export const german = `
a: ein, eine, einer, eines, einem, einen, der, die, das, dem, den, des
and: und, sowie
with: mit
without: ohne
no: kein, keine, keinen, keiner, keinem, nicht, nicht mit, nicht im, nicht in, weder, noch, trägt nicht
in: im, in
wearing: trägt, tragen, tragend*, gekleidet
of: von, vom, aus
about: ca, circa, etwa, ungefähr, rund, um die, so um die
early: anfang
mid: mitte
late: ende
years: jahre, jahren, jährig*, jahre alt
is: ist, hat, sie ist, er ist
twenties: zwanziger, zwanzigern
thirties: dreißiger, dreißigern
forties: vierziger, vierzigern
fifties: fünfziger, fünfzigern
sixties: sechziger, sechzigern
20: zwanzig
30: dreißig
40: vierzig
50: fünfzig
60: sechzig
70: siebzig
woman: frau, dame, sie, mutter
man: mann, herr, er, vater, junge, kerl, typ
elderly woman: oma, großmutter, rentnerin, seniorin, alte dame
dad: papa, papi
mum: mama, mami
elderly man: opa, großvater, rentner, senior
young: jung*
girl: mädchen
young woman: junge frau
elderly: alt, alte, alter, älter*, betagt*, hochbetagt*
middle aged: mittleren alters, mittelalt*
student: student, azubi
woman student: studentin
hair: haar, haare, haaren, frisur
beard: bart, bärtig*
full beard: vollbart
stubble: dreitagebart, stoppeln
moustache: schnurrbart, schnauzbart, schnauzer
goatee: spitzbart, ziegenbart, kinnbart
clean shaven: glattrasiert*, glatt rasiert
laptop: notebook, notebooks
notebook: notizbuch, notizblock, notizheft
glasses: brille, brillen
sunglasses: sonnenbrille
round glasses: runde brille, runder brille, runden brille, nickelbrille
headscarf: kopftuch, hidschab, hijab
turban: turban
veil: schleier, brautschleier
scarf: schal, halstuch
cap: kappe, schirmmütze, baseballkappe, cappy, basecap
beanie: mütze, strickmütze, wollmütze
hat: hut
hard hat: schutzhelm, bauhelm, helm
chef's hat: kochmütze
straw hat: strohhut
stethoscope: stethoskop
curls: locken
curly: lockig*, gelockt*
wavy: wellig*, gewellt*
straight: glatt*
long: lang*
short: kurz*
shoulder length: schulterlang*
bob: bob
bun: dutt, haarknoten, hochgesteckt*
ponytail: pferdeschwanz
braids: geflochten*
box braids: rastazöpf*, rastas
locs: dreadlocks
fringe: pony
afro: afro
bald: glatze, kahl*, glatzköpfig*
receding: geheimratsecken, halbglatze, schütter*
blonde: blond*
dark blonde: dunkelblond*
brown: braun*, brünett*
dark brown: dunkelbraun*
light brown: hellbraun*
auburn: kastanienbraun*
black: schwarz*, schwarzhaarig*
grey: grau*, grauhaarig*, ergraut*
salt pepper: graumeliert*, grau meliert*, meliert*, angegraut*
white: weiß*, weiss*, weißhaarig*
red: rot, rote, roter, roten, rotes, rotem
red hair: rothaarig*
blue: blau*
light blue: hellblau*
dark blue: dunkelblau*
navy: marineblau*, navy
turquoise: türkis*
green: grün*
dark green: dunkelgrün*
yellow: gelb*
orange: orange*
pink: rosa, rosafarben*, pink*
purple: lila, violett*
beige: beige*
burgundy: bordeaux*, weinrot*
charcoal: anthrazit*
dark grey: dunkelgrau*
light grey: hellgrau*
gold: gold*
silver: silber*
dark: dunkel*, dunkl*
light: hell*
eyes: augen
skin: haut
freckles: sommersprossen, sommersprossig*
earrings: ohrring*, ohrstecker
hoops: creolen
necklace: kette, halskette
pearls necklace: perlenkette
make up: make up, geschminkt, schminke
shirt: hemd, hemden, oberhemd
blouse: bluse
t shirt: t shirt, tshirt
polo shirt: poloshirt, polohemd
dress: kleid, abendkleid, sommerkleid
white dress: brautkleid, hochzeitskleid
suit: anzug, hosenanzug
blazer: blazer, sakko
jumper: pullover, pulli, strickpullover
turtleneck: rollkragenpullover, rolli
hoodie: kapuzenpullover, kapuzenpulli
cardigan: strickjacke, cardigan
jacket: jacke
casual jacket: bomberjacke, windjacke, blouson, fliegerjacke
zip jacket: sportjacke, trainingsjacke, jacke mit reißverschluss
puffer jacket: steppjacke, daunenjacke
leather jacket: lederjacke
denim jacket: jeansjacke
coat: mantel
lab coat: kittel, weißen kittel, weißer kittel, weißem kittel, laborkittel, arztkittel
waistcoat: weste
hi vis vest: warnweste
apron: schürze
scrubs: kasack
sportswear: sportkleidung, trainingsanzug
tie: krawatte, schlips
bow tie: fliege
uniform: uniform
checked: kariert*
striped: gestreift*
dotted: gepunktet*
leather: leder
knitted: gestrickt*
slim: schlank*, dünn*, zierlich*
plump: mollig*, füllig*, dick*, rundlich*, korpulent*, übergewichtig*
stocky: kräftig*, stämmig*
muscular: muskulös*, sportlich*, durchtrainiert*
smiling: lächel*, lach*, strahlend*, freundlich*, fröhlich*
serious: ernst*, streng*
dark skinned: dunkelhäutig*
light skinned: hellhäutig*
man doctor: arzt
woman doctor: ärztin
man pharmacist: apotheker
woman pharmacist: apothekerin
man nurse: krankenpfleger
woman nurse: krankenschwester, pflegerin
man chef: koch
woman chef: köchin
man baker: bäcker
woman baker: bäckerin
man teacher: lehrer
woman teacher: lehrerin
man craftsman: handwerker
construction man: bauarbeiter
woman lawyer: anwältin, rechtsanwältin
man lawyer: anwalt, rechtsanwalt
businesswoman: geschäftsfrau, unternehmerin, managerin
businessman: geschäftsmann, unternehmer, manager
saleswoman: verkäuferin
salesman: verkäufer
man engineer: ingenieur
woman engineer: ingenieurin
bride: braut
groom: bräutigam
mechanic: mechaniker*
elegant: elegant*
big: groß*
beret: baskenmütze, barett
flat cap: schiebermütze, schlägermütze
headwrap: kopftuch gewickelt
big hoops: große creolen, großen creolen
floral: geblümt*, blumenmuster
floral dress: blumenkleid
long beard: langem bart, langer bart, langen bart
low ponytail: tiefem pferdeschwanz, tiefer pferdeschwanz, tiefsitzendem pferdeschwanz
tied back: zurückgebunden*, zusammengebunden*
bindi: bindi
sari: sari
kimono: kimono, yukata
chef's jacket: kochjacke
wall: wand, wände, wänden
background: hintergrund
full beard: hipsterbart, rauschebart
tousled: wuschel*, verwuschelt*, zerzaust*, strubbelig*
bleached: gebleicht*, blondiert*
platinum: platin*
thinning: licht, lichtes, lichter, lichtem, schütteres
low bun: tiefer dutt, tiefem dutt, tiefen dutt, tiefsitzender dutt
natural hair: naturhaar, naturkrause
`;
