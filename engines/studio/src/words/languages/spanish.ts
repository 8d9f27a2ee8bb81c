// Spanish words for people and clothes, with the English ones that the parser knows.
export const spanish = `
a: un, una, unos, unas, el, la, los, las
of: de, del
and: y, e
with: con
without: sin
no: no lleva, no usa, no tiene, no, ni, ningún
in: en
wearing: lleva, llevando, viste, vestido de, vestida de, vistiendo
about: alrededor de, unos, aproximadamente, cerca de
years: años, año, años de edad
is: es, tiene
early forties: cuarenta y pocos
early thirties: treinta y pocos
early fifties: cincuenta y pocos
twenties: veintitantos, veinteañer*
thirties: treinta y tantos, treintañer*
forties: cuarenta y tantos, cuarentón, cuarentona
fifties: cincuenta y tantos, cincuentón, cincuentona
sixties: sesenta y tantos
20: veinte
30: treinta
40: cuarenta
50: cincuenta
60: sesenta
woman: mujer, señora, ella, madre, dama
man: hombre, señor, él, padre, caballero
girl: chica, muchacha
boy: chico, muchacho
elderly woman: abuela, anciana, jubilada
dad: papá
mum: mamá
elderly man: abuelo, anciano, jubilado
young: joven, jóvenes
elderly: mayor
middle aged: de mediana edad, mediana edad
student: estudiante
hair: pelo, cabello, cabellos
long hair: melena
beard: barba, barbudo, con barba
stubble: barba de tres días
moustache: bigote, bigotes
goatee: perilla
clean shaven: bien afeitado, afeitado
glasses: gafas, anteojos, lentes
sunglasses: gafas de sol
headscarf: hiyab, hijab, pañuelo en la cabeza, velo islámico
veil: velo
scarf: pañuelo, bufanda, fular
turban: turbante
cap: gorra
hat: sombrero
hard hat: casco, casco de obra
bike helmet: casco de bicicleta, casco de bici, casco de ciclista, casco de moto
chef's hat: gorro de chef, gorro de cocinero
straw hat: sombrero de paja
stethoscope: estetoscopio, fonendoscopio
curly: rizado, rizada, rizados, ondulado y rizado, crespo
curls: rizos
wavy: ondulad*
straight: liso, lisa, lacio
long: largo, larga, largos, largas
short: corto, corta, cortos, cortas
shoulder length: por los hombros
bun: moño
ponytail: coleta, cola de caballo
locs: rastas
fringe: flequillo
afro: afro
bald: calvo, calva, cabeza rapada
receding: entradas
blonde: rubio, rubia, rubios
brown: castaño, castaña, marrón, marrones
brunette: moreno, morena
black: negro, negra, negros, negras
salt pepper: entrecano, entrecana, entrecanos, sal y pimienta
grey: gris, grises, canoso, canosa, canas
white: blanco, blanca, blancos, blancas
red: rojo, roja, rojos, rojas
ginger: pelirrojo, pelirroja
blue: azul, azules
navy: azul marino
green: verde, verdes
yellow: amarillo, amarilla
orange: naranja
pink: rosa, rosado, rosada
purple: morado, morada, violeta
beige: beige, beis
burgundy: granate, burdeos
gold: dorado, dorada, dorados, de oro
silver: plateado, plateada, plateados, de plata
dark: oscuro, oscura, oscuros
light: claro, clara, claros
round: redondo, redonda, redondas
eyes: ojos
skin: piel
freckles: pecas
earrings: pendientes, aretes
hoops: aros
necklace: collar
pearls necklace: collar de perlas
make up: maquillaje
shirt: camisa
blouse: blusa
t shirt: camiseta, playera
polo shirt: polo
dress: vestido
suit: traje
trouser suit: traje pantalón
blazer: blazer, americana
jumper: jersey, suéter
turtleneck: jersey de cuello alto
hoodie: sudadera, sudadera con capucha
cardigan: cárdigan, rebeca
jacket: chaqueta
casual jacket: cazadora, chamarra, chaqueta bomber
zip jacket: chaqueta con cremallera, chaqueta de chándal, chaqueta deportiva
puffer jacket: plumífero, chaqueta acolchada
leather jacket: chaqueta de cuero, cazadora de cuero
denim jacket: chaqueta vaquera
coat: abrigo
lab coat: bata, bata blanca
waistcoat: chaleco
hi vis vest: chaleco reflectante
apron: delantal, mandil
sportswear: ropa deportiva
tie: corbata
bow tie: pajarita
uniform: uniforme
checked: a cuadros, de cuadros
striped: a rayas, de rayas
dotted: de lunares
leather: cuero, de cuero
slim: delgado, delgada, flaco, flaca
plump: gordo, gorda, gordito, gordita, rellenit*
stocky: corpulento, corpulenta, robusto, robusta
muscular: musculoso, musculosa, fuerte, atlético, atlética
smiling: sonriente, sonriendo, simpátic*, amable, alegre, riendo, que ríe, risueñ*, feliz
elegant: elegante
big: grande, grandes
tank top: camiseta de tirantes
cardigan: chaqueta de punto
that: que
serious: serio, seria
man doctor: médico, doctor
woman doctor: médica, doctora
man pharmacist: farmacéutico
woman pharmacist: farmacéutica
man nurse: enfermero
woman nurse: enfermera
man chef: cocinero
woman chef: cocinera
man baker: panadero
woman baker: panadera
man teacher: profesor, maestro
woman teacher: profesora, maestra
construction man: albañil, obrero
man lawyer: abogado
woman lawyer: abogada
executive man: ejecutivo
executive woman: ejecutiva
businessman: empresario, hombre de negocios
businesswoman: empresaria, mujer de negocios
salesman: vendedor
saleswoman: vendedora
man engineer: ingeniero
woman engineer: ingeniera
bride: novia
groom: novio
beret: boina
flat cap: gorra plana, boina plana, gorra irlandesa
headwrap: turbante africano, pañuelo en la cabeza
big gold hoops: aros grandes dorados, grandes aros dorados, aros dorados grandes
floral dress: vestido de flores, vestido con flores
floral: de flores, floreado, floreada, estampado de flores, con flores
long beard: barba larga
low ponytail: coleta baja, cola baja
tied back: recogido hacia atrás, recogido atrás
tied up: recogido
bindi: bindi
sari: sari
kimono: kimono, quimono, yukata
chef's jacket: chaqueta de chef, chaqueta de cocinero, filipina de chef
wall: pared, paredes, muro
background: fondo
mixed race man: mulato, mestizo
mixed race woman: mulata, mestiza
afro colombian: afrocolombian*, afrodescendiente, afrolatin*, afromexican*
freckles: pecoso, pecosa
smiling: sonrisa, jovial
plump: regordete, regordeta
stubble: barba de pocos días, sin afeitar
fade: degradado
buzz cut: rapado, pelo rapado, pelo al rape
messy: despeinado, despeinada, alborotado
bleached: decolorad*
platinum: platino, platinado, platinada
scrubs: pijama sanitario, pijama quirúrgico
low bun: moño bajo
natural hair: pelo natural, cabello natural
waist length: hasta la cintura
knitted: de punto
teacher: profe
delivery man: repartidor
linen: de lino, lino
`;
