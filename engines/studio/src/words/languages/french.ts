// French words for people and clothes, with the English ones that the parser knows.
export const french = `
a: un, une, des, le, la, les, l, du
of: de, d
and: et
with: avec, aux, au, à
without: sans
no: pas de, pas d, pas, ni, ne porte pas de, ne porte pas, n a pas de, aucun, aucune, non
in: en, dans, dans la
wearing: porte, portant, vêtu, vêtue, habillé*
about: environ, autour de, près de, à peu près
years: ans, années, année, d années
is: est, elle a, il a
twenties: vingtaine
thirties: trentaine, trentenaire
forties: quarantaine, quadragénaire
fifties: cinquantaine, quinquagénaire
sixties: soixantaine, sexagénaire
20: vingt
30: trente
40: quarante
50: cinquante
60: soixante
woman: femme, dame, elle, mère
man: homme, monsieur, il, gars, père, mec
elderly woman: grand mère, mamie, vieille dame, retraitée
dad: papa
mum: maman
elderly man: grand père, papi, retraité
young: jeune, jeunes
girl: fille
boy: garçon
elderly: vieux, vieil, vieille, âgé, âgée
middle aged: d âge mûr, d âge moyen, âge mûr
man student: étudiant
woman student: étudiante
hair: cheveux, chevelure
beard: barbe, barbu, barbue
candyfloss: barbe à papa, barbes à papa
stubble: barbe de trois jours, mal rasé
moustache: moustache, moustachu
goatee: bouc, barbiche
clean shaven: rasé de près, imberbe
glasses: lunettes
sunglasses: lunettes de soleil
headscarf: hijab, voile islamique, foulard sur la tête, femme voilée, voilée
veil: voile
scarf: foulard, écharpe
around the neck: autour du cou
turban: turban
cap: casquette
beanie: bonnet
hat: chapeau
hard hat: casque de chantier, casque
bike helmet: casque de vélo, casque de cycliste, casque de moto
chef's hat: toque, toque de chef
straw hat: chapeau de paille
stethoscope: stéthoscope
curly: bouclé*, frisé*, crépus
curls: boucles
wavy: ondulé*
straight: lisse, lisses, raides
long: long, longs, longue, longues
short: court, courts, courte, courtes, en brosse
shoulder length: mi longs
bob: carré
bun: chignon
ponytail: queue de cheval
box braids: tresses africaines
locs: dreadlocks
fringe: frange
afro: afro
bald: chauve, crâne rasé
receding: dégarni
blonde: blond, blonde, blonds, blondes
brown: brun, bruns, châtain, châtains, marron
brunette: brune
black: noir, noirs, noire, noires
grey: gris, grise, grises, grisonnant*
salt pepper: poivre et sel, grisonnant*
white: blanc, blancs, blanche, blanches
red: rouge, rouges
ginger: roux, rousse, rousses
blue: bleu, bleue, bleus, bleues
navy: bleu marine, marine
turquoise: turquoise
green: vert, verte, verts, vertes
yellow: jaune, jaunes
orange: orange
pink: rose, roses
purple: violet, violette
beige: beige
burgundy: bordeaux
charcoal: anthracite
gold: doré, dorée, dorés, dorées, en or
silver: argenté*
dark: foncé, foncée, foncés, sombre
light: clair, claire, clairs, claires
round: rond, ronde, rondes, ronds
eyes: yeux
skin: peau
mixed race man: métis
mixed race woman: métisse, mulâtresse
freckles: taches de rousseur
earrings: boucles d oreilles, boucles d oreille
hoops: créoles
necklace: collier
pearls necklace: collier de perles
make up: maquillage, maquillée
shirt: chemise
blouse: chemisier
t shirt: t shirt, tee shirt
polo shirt: polo
dress: robe
white dress: robe de mariée
suit: costume
blazer: blazer
jumper: pull, chandail
turtleneck: col roulé, pull à col roulé
hoodie: sweat à capuche, sweat
cardigan: gilet, cardigan
jacket: veste
casual jacket: blouson, bomber
zip jacket: veste zippée, veste de survêtement
puffer jacket: doudoune
leather jacket: veste en cuir, blouson en cuir, perfecto
denim jacket: veste en jean
coat: manteau
lab coat: blouse blanche
scrubs: blouse
waistcoat: gilet de costume
hi vis vest: gilet jaune, gilet fluo
apron: tablier
sportswear: tenue de sport
tie: cravate
bow tie: nœud papillon
uniform: uniforme
checked: à carreaux
striped: à rayures, rayé, rayée
dotted: à pois
leather: cuir, en cuir
slim: mince, minces, svelte
plump: rond de corps, potelé*, corpulent*, forte
stocky: costaud, costaude, trapu*
muscular: musclé*, athlétique
smiling: souriant*, sympathique, joyeu*, chaleureu*, qui rit, rieu*, heureu*
big: grand, grande, grandes
tank top: débardeur
crop top: crop top
serious: sérieu*
elegant: élégant*
man doctor: médecin, docteur
woman doctor: doctoresse, femme médecin
man pharmacist: pharmacien
woman pharmacist: pharmacienne
man nurse: infirmier
woman nurse: infirmière
man chef: cuisinier, chef
woman chef: cuisinière
man baker: boulanger
woman baker: boulangère
man teacher: professeur, enseignant
woman teacher: professeure, enseignante
construction man: ouvrier du bâtiment, ouvrier
man lawyer: avocat
woman lawyer: avocate
businessman: homme d affaires
businesswoman: femme d affaires
saleswoman: vendeuse
salesman: vendeur
man engineer: ingénieur
bride: mariée
groom: marié
beret: béret
flat cap: casquette plate, casquette gavroche, casquette à l irlandaise
headwrap: turban africain, wax noué sur la tête
big hoops: grandes créoles, larges créoles, grosses créoles
floral: à fleurs, fleuri, fleurie, à motif floral
long beard: longue barbe, barbe longue
low ponytail: queue de cheval basse
tied back: attachés en arrière, attachés, tirés en arrière
bindi: bindi
sari: sari
kimono: kimono, yukata
chef's jacket: veste de cuisine, veste de chef
wall: mur, murs
background: fond, arrière plan
black woman: une noire, femme noire
black man: un noir, homme noir
smiling: sourire, jovial*
plump: rondelet, rondelette, enrobé*
stubble: mal rasé, barbe de quelques jours
fade: dégradé
messy: décoiffé*, ébouriffé*
bleached: décoloré*
platinum: platine
low bun: chignon bas
natural hair: cheveux naturels, cheveux au naturel
track suit: survêtement
personal trainer: prof de sport
suit/man fashion designer: tailleur
estate agent: agent immobilier
on: sur
linen: en lin, de lin
silk: en soie, de soie, soie
`;
