// Occupations that are told by what they hold or wear, in the languages that descriptions are read in, with the English words that the parser knows.
import type { Language } from './language.ts';

export const trades: Partial<Record<Language, string>> = {
  de: `
man forester: förster, forstwirt, waldarbeiter
woman forester: försterin, forstwirtin
man farmer: landwirt
woman farmer: bäuerin, landwirtin
man hunter: jäger
woman hunter: jägerin
man wine maker: winzer, weinbauer
woman wine maker: winzerin
man gardener: gärtner
woman gardener: gärtnerin
man barber: barbier, friseur, frisör, herrenfriseur
woman hairdresser: friseurin, frisörin, friseuse
man furniture maker: möbelbauer, möbeltischler, tischler, schreiner, zimmermann
woman furniture maker: möbelbauerin, tischlerin, schreinerin
man pizza chef: pizzabäcker, pizzaiolo
woman pizza chef: pizzabäckerin
man photographer: fotograf
woman photographer: fotografin
man painter: maler, kunstmaler, künstler
woman painter: malerin, kunstmalerin, künstlerin
man accountant: buchhalter, steuerberater
woman accountant: buchhalterin, steuerberaterin
man fashion designer: modedesigner, modeschöpfer, schneider
woman fashion designer: modedesignerin, modeschöpferin, schneiderin
man financial adviser: finanzberater, vermögensberater
woman financial adviser: finanzberaterin, vermögensberaterin
man guitarist: gitarrist
woman guitarist: gitarristin
man librarian: bibliothekar
woman librarian: bibliothekarin
`,
  fr: `
man farmer: agriculteur, fermier, paysan
woman farmer: agricultrice, fermière, paysanne
forester: garde forestier, garde forestière, forestier, forestière
gamekeeper: garde chasse
man wine maker: vigneron, viticulteur
woman wine maker: vigneronne
man gardener: jardinier
woman gardener: jardinière
man barber: barbier, coiffeur
woman hairdresser: coiffeuse, barbière
man furniture maker: menuisier, ébéniste, charpentier
woman furniture maker: menuisière
man pizza chef: pizzaïolo, pizzaiolo
man photographer: photographe
woman photographer: femme photographe
painter: peintre, artiste peintre
man accountant: comptable, expert comptable
woman accountant: experte comptable
man fashion designer: styliste, créateur de mode, couturier, maître tailleur, tailleur sur mesure
woman fashion designer: créatrice de mode, couturière
man financial adviser: conseiller financier
woman financial adviser: conseillère financière
guitarist: guitariste
librarian: bibliothécaire
`,
  es: `
man farmer: agricultor, granjero, ganadero
woman farmer: agricultora, granjera, ganadera
forester: guardabosques, guarda forestal, guardaparques
man wine maker: viticultor, bodeguero, enólogo
woman wine maker: viticultora, enóloga
man gardener: jardinero
woman gardener: jardinera
man barber: barbero, peluquero
woman hairdresser: peluquera, barbera, estilista
man furniture maker: carpintero, ebanista
woman furniture maker: carpintera
man pizza chef: pizzero, pizzaiolo
woman pizza chef: pizzera
man photographer: fotógrafo
woman photographer: fotógrafa
man painter: pintor
woman painter: pintora
man accountant: contador, contable
woman accountant: contadora
man fashion designer: diseñador de moda, diseñador de modas, modisto, sastre
woman fashion designer: diseñadora de moda, diseñadora de modas, modista
man financial adviser: asesor financiero
woman financial adviser: asesora financiera
guitarist: guitarrista
man librarian: bibliotecario
woman librarian: bibliotecaria
`,
  pt: `
man farmer: agricultor, fazendeiro
woman farmer: agricultora, fazendeira
forester: guarda florestal, engenheiro florestal, engenheira florestal
man wine maker: viticultor, enólogo
woman wine maker: viticultora, enóloga
man gardener: jardineiro
man barber: barbeiro, cabeleireiro
woman hairdresser: cabeleireira, barbeira
man furniture maker: marceneiro, carpinteiro
woman furniture maker: marceneira
man pizza chef: pizzaiolo
woman pizza chef: pizzaiola
man photographer: fotógrafo
woman photographer: fotógrafa
man painter: pintor
woman painter: pintora
man accountant: contador, contabilista
woman accountant: contadora
man fashion designer: estilista, designer de moda, alfaiate
woman fashion designer: costureira, modista
man financial adviser: consultor financeiro, assessor financeiro
woman financial adviser: consultora financeira, assessora financeira
guitarist: guitarrista, violonista
man librarian: bibliotecário
woman librarian: bibliotecária
`,
  it: `
man farmer: agricoltore, contadino
woman farmer: agricoltrice, contadina
forester: guardia forestale, guardaboschi
man wine maker: viticoltore, vignaiolo, enologo
woman wine maker: viticoltrice, enologa
man gardener: giardiniere
woman gardener: giardiniera
man barber: barbiere, parrucchiere
woman hairdresser: parrucchiera
man furniture maker: falegname, ebanista
man photographer: fotografo
woman photographer: fotografa
man painter: pittore
woman painter: pittrice
man accountant: commercialista, contabile
woman fashion designer: stilista, sarta
man fashion designer: sarto
man pizza chef: pizzaiolo
man financial adviser: consulente finanziario
woman financial adviser: consulente finanziaria
guitarist: chitarrista
man librarian: bibliotecario
woman librarian: bibliotecaria
`,
};
