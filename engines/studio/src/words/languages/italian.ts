// Italian words for people and clothes, with the English ones that the parser knows.
export const italian = `
a: fisico, un, una, uno, il, lo, la, gli, le, i, l
of: di, del, della, dei, d
and: e, ed
with: con, dai, dagli
without: senza
no: non ha la, non ha, non porta, non indossa, non, né, nessun, niente
in: in
wearing: indossa, porta, vestito di, vestita di
about: circa, intorno ai, sui
years: anni, anno
is: è, ha
twenties: ventina
thirties: trentina, trentenne
forties: quarantina, quarantenne
fifties: cinquantina, cinquantenne
sixties: sessantina, sessantenne
20: venti
30: trenta
40: quaranta
50: cinquanta
60: sessanta
woman: donna, signora, lei, madre
man: uomo, signore, lui, padre
girl: ragazza
boy: ragazzo
elderly woman: nonna, pensionata
dad: papà, babbo
mum: mamma
elderly man: nonno, pensionato
young: giovane, giovani
elderly: anziano, anziana, vecchio, vecchia
middle aged: di mezza età, mezza età
man student: studente
woman student: studentessa
hair: capelli
beard: barba, barbuto
moustache: baffi
goatee: pizzetto
clean shaven: rasato, ben rasato
glasses: occhiali
sunglasses: occhiali da sole
headscarf: hijab, velo islamico, foulard in testa
veil: velo
scarf: foulard, sciarpa
turban: turbante
cap: cappellino, berretto
hat: cappello
hard hat: casco, elmetto, caschetto da cantiere
bike helmet: casco da bici, casco da bicicletta, casco da ciclista, casco da moto
chef's hat: cappello da chef, cappello da cuoco
straw hat: cappello di paglia
stethoscope: stetoscopio
curly: riccio, riccia, riccioluto
curls: ricci, riccioli
wavy: mosso, mossi, ondulat*
straight: liscio, lisci, liscia
long: lungo, lunghi, lunga, lunghe
short: corto, corti, corta
bob: caschetto
tied up: raccolti
bun: chignon
ponytail: coda di cavallo, coda
box braids: treccine
locs: dreadlock, rasta
fringe: frangia, frangetta
afro: afro
bald: calvo, calva, pelato
receding: stempiato
blonde: biondo, bionda, biondi
brown: castano, castana, castani, marrone, marroni, bruno
brunette: bruna, mora
black: nero, nera, neri, nere
grey: grigio, grigia, grigi, grigie
salt pepper: brizzolat*, sale e pepe
white: bianco, bianca, bianchi, bianche
red: rosso, rossa, rossi, rosse
blue: blu, azzurro, azzurra, azzurri, azzurre
navy: blu navy, blu notte
light blue: celeste
green: verde, verdi
yellow: giallo, gialla, gialli, gialle
orange: arancione, arancioni
pink: rosa
purple: viola
beige: beige
burgundy: bordeaux
gold: dorato, dorata, dorati, d oro
silver: argentat*
dark: scuro, scura, scuri
light: chiaro, chiara, chiari
round: rotondo, rotondi, tondi
eyes: occhi
skin: pelle
freckles: lentiggini
earrings: orecchini
hoops: cerchi
necklace: collana
pearls necklace: collana di perle
make up: trucco
shirt: camicia
blouse: camicetta, blusa
t shirt: maglietta, t shirt
polo shirt: polo
suit/dress: abito
dress: vestito
suit: completo, tailleur
blazer: blazer
jumper: maglione, pullover
turtleneck: dolcevita
hoodie: felpa, felpa con cappuccio
cardigan: cardigan
jacket: giacca
casual jacket: giubbotto, giubbino, bomber
zip jacket: giacca con zip, giacca sportiva
puffer jacket: piumino
denim jacket: giacca di jeans, giubbotto di jeans, giacca in jeans
leather jacket: giacca di pelle, giubbotto di pelle
coat: cappotto
lab coat: camice, camice bianco
waistcoat: gilet, panciotto
apron: grembiule
sportswear: tuta
tie: cravatta
bow tie: papillon
uniform: divisa, uniforme
checked: a quadri, a quadretti
striped: a righe
dotted: a pois
leather: pelle di, cuoio
slim: magro, magra, snello, snella
plump: grasso, grassa, grassottell*, formosa
stocky: robusto, robusta, corpulent*
muscular: muscoloso, muscolosa, atletic*
smiling: sorridente, simpatic*, allegr*, che ride, che sorride, felice
elegant: elegante
big: grande, grandi
tank top: canottiera
serious: serio, seria
man doctor: medico, dottore
woman doctor: dottoressa
man pharmacist: farmacista
man nurse: infermiere
woman nurse: infermiera
man chef: cuoco
woman chef: cuoca
man baker: fornaio, panettiere
man teacher: insegnante, professore, maestro
woman teacher: professoressa, maestra
construction man: operaio edile, muratore, operaio
man lawyer: avvocato
woman lawyer: avvocatessa, avvocata
businessman: uomo d affari, imprenditore
businesswoman: donna d affari, imprenditrice
salesman: commesso, venditore
saleswoman: commessa, venditrice
man engineer: ingegnere
bride: sposa
groom: sposo
beret: basco
flat cap: coppola
big gold hoops: grandi cerchi dorati, cerchi dorati grandi
hoops: cerchi d oro, orecchini a cerchio
floral: a fiori, floreale, fiorato, fiorita
long beard: barba lunga, lunga barba
low ponytail: coda bassa
tied back: legati, legati dietro, raccolti dietro
bindi: bindi
sari: sari
kimono: kimono, chimono, yukata
chef's jacket: giacca da chef, giacca da cuoco
wall: parete, pareti, muro
background: sfondo
mixed race man: mulatto, meticcio
mixed race woman: mulatta, meticcia
freckles: lentigginoso, lentigginosa
smiling: sorriso, gioviale
stubble: barba incolta, barba di tre giorni, barba di qualche giorno
fade: sfumato, sfumatura
messy: spettinat*, arruffat*
bleached: decolorat*
platinum: platino, platinati
low bun: chignon basso
natural hair: capelli naturali
cardigan: golfino
dungarees: tuta da lavoro, salopette
cuban: cubano, cubana
linen: di lino, lino
`;
