// Portuguese words for people and clothes, with the English ones that the parser knows.
export const portuguese = `
a: um, uma, uns, umas, o, os, as
of: de, do, da, dos, das
and: e
with: com
without: sem
no: não usa, não tem, não veste, não, nem, nenhum
in: em, no, na
wearing: usa, usando, vestindo, veste, vestido de, vestida de
about: na casa dos, cerca de, aproximadamente, por volta de, uns
years: anos, ano, anos de idade
is: é, tem
twenties: vinte e poucos
thirties: trinta e poucos
forties: quarenta e poucos, quarentão, quarentona
fifties: cinquenta e poucos, cinquentão
20: vinte
30: trinta
40: quarenta
50: cinquenta
60: sessenta
woman: mulher, senhora, ela, mãe
man: homem, senhor, ele, pai, cara
girl: moça, menina, garota, rapariga
boy: rapaz, moço, menino
elderly woman: avó, vovó, idosa
dad: papai
mum: mamãe
elderly man: avô, vovô, idoso
young: jovem, jovens
middle aged: de meia idade, meia idade
student: estudante
hair: cabelo, cabelos
beard: barba, barbudo
stubble: barba por fazer
moustache: bigode
goatee: cavanhaque
clean shaven: barbeado
glasses: óculos
sunglasses: óculos de sol, óculos escuros
headscarf: hijab, véu islâmico, lenço na cabeça
veil: véu
scarf: lenço, cachecol
turban: turbante
cap: boné
hat: chapéu
hard hat: capacete, capacete de obra, capacete de segurança
bike helmet: capacete de bicicleta, capacete de bike, capacete de ciclista, capacete de moto
chef's hat: chapéu de chef, chapéu de cozinheiro
straw hat: chapéu de palha
stethoscope: estetoscópio
curly: cachead*, encaracolad*, crespo, crespos
curls: cachos
wavy: ondulad*
straight: liso, lisos, lisa
long: longo, longa, longos, comprido, comprida, compridos
short: curto, curta, curtos
shoulder length: na altura dos ombros
bun: coque
ponytail: rabo de cavalo
box braids: tranças nagô
locs: dreads
fringe: franja
afro: afro, black power
bald: careca, calvo
blonde: loiro, loira, loiros, louro, loura
brown: castanho, castanha, castanhos, marrom
brunette: moreno, morena
black: preto, preta, pretos, negro, negra, negros
grey: cinza, cinzento
salt pepper: grisalho, grisalha, grisalhos
white: branco, branca, brancos, brancas
red: vermelho, vermelha, vermelhos, vermelhas
ginger: ruivo, ruiva, ruivos
blue: azul, azuis
navy: azul marinho
green: verde, verdes
yellow: amarelo, amarela
orange: laranja
pink: rosa, cor de rosa
purple: roxo, roxa
beige: bege
gold: dourado, dourada, dourados, de ouro
silver: prateado, prateada, prateados, de prata
dark: escuro, escura, escuros
light: claro, clara, claros
round: redondo, redonda, redondos
eyes: olhos
skin: pele
freckles: sardas
earrings: brincos
hoops: argolas
necklace: colar
pearls necklace: colar de pérolas
make up: maquiagem, maquilhagem
shirt: camisa
blouse: blusa
t shirt: camiseta, t shirt
polo shirt: camisa polo, polo
dress: vestido
suit: terno, fato
blazer: blazer
jumper: suéter, camisola, pulôver
turtleneck: gola alta, blusa de gola alta
hoodie: moletom, moletom com capuz
cardigan: cardigã, casaco de lã, casaquinho
jacket: casaco
casual jacket: jaqueta, blusão
puffer jacket: jaqueta puffer, jaqueta acolchoada
leather jacket: jaqueta de couro
denim jacket: jaqueta jeans
coat: casacão, sobretudo
lab coat: jaleco, bata, jaleco branco
waistcoat: colete
apron: avental
scrubs: pijama cirúrgico
sportswear: roupa de ginástica
tie: gravata
bow tie: gravata borboleta
uniform: uniforme
checked: xadrez
striped: listrado, listrada, às riscas
dotted: de bolinhas
leather: couro, de couro
slim: magro, magra, esbelto, esbelta
plump: gordo, gorda, gordinho, gordinha, plus size
stocky: corpulento, corpulenta, robusto
muscular: forte, musculoso, musculosa, atlétic*
smiling: sorridente, sorrindo, simpátic*, alegre, rindo, risonh*, feliz
elegant: elegante
tall: alto, alta
big: grande, grandes
tank top: regata
serious: sério, séria
muslim: muçulmano, muçulmana
man doctor: médico, doutor
woman doctor: médica, doutora
man pharmacist: farmacêutico
woman pharmacist: farmacêutica
man nurse: enfermeiro
woman nurse: enfermeira
man chef: cozinheiro
woman chef: cozinheira
man baker: padeiro
woman baker: padeira
man teacher: professor
woman teacher: professora
man engineer: engenheiro
woman engineer: engenheira
construction man: pedreiro, operário
man lawyer: advogado
woman lawyer: advogada
businessman: empresário, executivo
businesswoman: empresária, executiva
salesman: vendedor
saleswoman: vendedora
bride: noiva
groom: noivo
beret: boina
flat cap: boina italiana
big gold hoops: argolas grandes douradas, grandes argolas douradas, argolas douradas grandes
gold: douradas, dourados
floral dress: vestido de flores, vestido florido
floral: floral, florido, florida, de flores, estampa floral
long beard: barba longa, barba comprida
low ponytail: rabo de cavalo baixo
tied back: preso para trás, preso atrás
tied up: cabelo preso
bindi: bindi
sari: sári, sari
kimono: quimono, kimono, yukata
chef's jacket: dólmã, jaqueta de chef
wall: parede, paredes
background: fundo
mixed race man: mulato, pardo, mestiço
mixed race woman: mulata, parda, mestiça
black person: preto retinto, preta retinta, afrodescendente
freckles: sardento, sardenta
smiling: sorriso
fade: degradê
buzz cut: raspado, cabelo raspado
messy: bagunçado, despenteado, despenteada
bleached: descolorid*
platinum: platinado, platinada
low bun: coque baixo
natural hair: cabelo natural
tied up: apanhado
cardigan: casaco de malha
linen: de linho, linho
years: aninhos
dungarees/woman gardener: jardineira
jumpsuit: macacão jeans
`;
