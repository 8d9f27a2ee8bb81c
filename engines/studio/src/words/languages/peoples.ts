// Peoples in the languages that descriptions are read in, with the English words that the parser knows.
import type { Language } from './language.ts';

/** English adjective, the beginning of the German one, and nouns for a man and a woman; those in -er are a woman's with -in. */
const germanTable = `
french: französisch: franzose, französin
german: deutsch
austrian: österreichisch: österreicher
swiss: schweizerisch: schweizer
dutch: niederländisch: niederländer, holländer
british: britisch: brite, britin, engländer
irish: irisch: ire, irin
scottish: schottisch: schotte, schottin
italian: italienisch: italiener
spanish: spanisch: spanier
portuguese: portugiesisch: portugiese, portugiesin
greek: griechisch: grieche, griechin
polish: polnisch: pole, polin
russian: russisch: russe, russin
ukrainian: ukrainisch: ukrainer
romanian: rumänisch: rumäne, rumänin
croatian: kroatisch: kroate, kroatin
serbian: serbisch: serbe, serbin
swedish: schwedisch: schwede, schwedin
norwegian: norwegisch: norweger
danish: dänisch: däne, dänin
turkish: türkisch: türke, türkin
arab: arabisch: araber
syrian: syrisch: syrer
iranian: iranisch: iraner
moroccan: marokkanisch: marokkaner
egyptian: ägyptisch: ägypter
african: afrikanisch: afrikaner
nigerian: nigerianisch: nigerianer
ghanaian: ghanaisch: ghanaer
senegalese: senegalesisch: senegalese, senegalesin
ethiopian: äthiopisch: äthiopier
indian: indisch: inder
pakistani: pakistanisch: pakistaner
asian: asiatisch: asiate, asiatin
chinese: chinesisch: chinese, chinesin
japanese: japanisch: japaner
korean: koreanisch: koreaner
vietnamese: vietnamesisch: vietnamese, vietnamesin
thai: thailändisch: thailänder
american: amerikanisch: amerikaner
mexican: mexikanisch: mexikaner
brazilian: brasilianisch: brasilianer
argentinian: argentinisch: argentinier
colombian: kolumbianisch: kolumbianer
latin american: südamerikanisch: südamerikaner
`;

const german = germanTable
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [english, adjective, nouns = ''] = line.split(': ');
    const lines = [`${english}: ${adjective}*`];
    for (const noun of nouns.split(', '))
      if (noun.endsWith('er')) lines.push(`${english} man: ${noun}`, `${english} woman: ${noun}in`);
      else if (noun.endsWith('in')) lines.push(`${english} woman: ${noun}`);
      else if (noun !== '') lines.push(`${english} man: ${noun}`);
    return lines;
  })
  .concat('from italy: aus italien', 'from spain: aus spanien', 'from poland: aus polen', 'from turkey: aus der türkei')
  .join('\n');

export const peoples: Partial<Record<Language, string>> = {
  de: german,
  fr: `
french: français*, parisien*, lyonnais*, marseillais*
german: allemand*
british: anglais*, britannique*, londonien*
irish: irlandais*, écossais*
dutch: néerlandais*, hollandais*
belgian: belge, belges, suisse, suisses
italian: italien*
spanish: espagnol*
portuguese: portugais*
greek: grec, grecque
polish: polonais*
russian: russe, russes
ukrainian: ukrainien*
romanian: roumain*
swedish: suédois*, norvégien*, danois*, finlandais*
turkish: turc, turque
arab: arabe, arabes
emirati: émirati*, émirien*, saoudien*
lebanese: libanais*, syrien*
iranian: iranien*
moroccan: maghrébin*, marocain*, algérien*, tunisien*
egyptian: égyptien*
african: africain*
nigerian: nigérian*, camerounais*, ivoirien*, congolais*, ghanéen*, béninois*
senegalese: sénégalais*, malien*
ethiopian: éthiopien*
haitian: antillais*, haïtien*, martiniquais*, guadeloupéen*
indian: indien*
pakistani: pakistanais*
asian: asiatique, asiatiques
chinese: chinois*
japanese: japonais*
korean: coréen*
vietnamese: vietnamien*
thai: thaïlandais*
american: américain*
canadian: canadien*, québécois*
mexican: mexicain*
brazilian: brésilien*
argentinian: argentin, argentine
colombian: colombien*, péruvien*
latin american: latino, latina
`,
  es: `
spanish: español, española, madrileñ*, barcelonés*, andalu*, catalán, catalana
french: francés, francesa, parisin*
german: alemán, alemana
british: británic*, inglés, inglesa
irish: irlandés, irlandesa, escocés, escocesa
dutch: holandés, holandesa
italian: italiano, italiana
portuguese: portugués, portuguesa
greek: griego, griega
polish: polaco, polaca
russian: ruso, rusa
ukrainian: ucranian*
swedish: sueco, sueca, noruego, noruega, danés, danesa, nórdic*
turkish: turco, turca
arab: árabe
emirati: emiratí, saudí
lebanese: libanés, libanesa
moroccan: marroquí, egipcio, egipcia
african: africano, africana
nigerian: nigeriano, nigeriana
senegalese: senegalés, senegalesa
indian: indio, india
asian: asiático, asiática
chinese: chino, china
japanese: japonés, japonesa
korean: coreano, coreana
vietnamese: vietnamita, filipino, filipina
american: estadounidense, norteamerican*
mexican: mexicano, mexicana
colombian: colombiano, colombiana, bogotan*
venezuelan: venezolano, venezolana
peruvian: peruano, peruana
ecuadorian: ecuatoriano, ecuatoriana, bolivian*
argentinian: argentino, argentina, porteño, porteña
chilean: chileno, chilena
uruguayan: uruguayo, uruguaya
cuban: cubano, cubana
dominican: dominicano, dominicana, puertorriqueñ*
brazilian: brasileñ*
latin american: latino, latina
`,
  pt: `
brazilian: brasileiro, brasileira, carioca, paulistan*
portuguese: português, portuguesa, lisboet*
spanish: espanhol, espanhola
french: francês, francesa
german: alemão, alemã
british: britânic*, inglês, inglesa
irish: irlandês, irlandesa, escocês, escocesa
italian: italiano, italiana
polish: polonês, polonesa, polaco, polaca
russian: russo, russa
ukrainian: ucranian*
swedish: sueco, sueca, norueguês, norueguesa, nórdic*
turkish: turco, turca
arab: árabe
lebanese: libanês, libanesa
moroccan: marroquin*, egípcio, egípcia
african: africano, africana
angolan: angolano, angolana, moçambican*
cape verdean: cabo verdian*
nigerian: nigeriano, nigeriana
senegalese: senegalês, senegalesa
indian: indiano, indiana
asian: asiático, asiática
chinese: chinês, chinesa
japanese: japonês, japonesa, nipo brasileiro, nipo brasileira
korean: coreano, coreana
american: americano, americana
mexican: mexicano, mexicana
colombian: colombiano, colombiana
argentinian: argentino, argentina
latin american: latino, latina
`,
  it: `
italian: italiano, italiana, milanese, romano, romana, napoletan*, sicilian*
french: francese
german: tedesco, tedesca
british: britannic*, inglese
irish: irlandese, scozzese
spanish: spagnolo, spagnola
portuguese: portoghese
greek: greco, greca
polish: polacco, polacca
russian: russo, russa
ukrainian: ucraino, ucraina
romanian: rumeno, rumena, romeno, romena
albanian: albanese
swedish: svedese, norvegese, danese
turkish: turco, turca
arab: arabo, araba
moroccan: marocchin*, egizian*, tunisin*
african: africano, africana
nigerian: nigeriano, nigeriana, ghanese
senegalese: senegalese
indian: indiano, indiana
asian: asiatico, asiatica
chinese: cinese
japanese: giapponese
korean: coreano, coreana
filipino: filippin*
american: americano, americana
mexican: messicano, messicana
brazilian: brasilian*
argentinian: argentino, argentina
peruvian: peruvian*
latin american: latino, latina
`,
  ar: `
arab: عربي, عربية
emirati: إماراتي, إماراتية
saudi: سعودي, سعودية, خليجي, خليجية, قطري, قطرية, كويتي, كويتية
egyptian: مصري, مصرية
moroccan: مغربي, مغربية, جزائري, جزائرية, تونسي, تونسية
sudanese: سوداني, سودانية
lebanese: لبناني, لبنانية, سوري, سورية, أردني, أردنية, فلسطيني, فلسطينية
iraqi: عراقي, عراقية, يمني, يمنية
iranian: إيراني, إيرانية
turkish: تركي, تركية
african: أفريقي, أفريقية, إفريقي, إفريقية
nigerian: نيجيري, نيجيرية
indian: هندي, هندية
pakistani: باكستاني, باكستانية
asian: آسيوي, آسيوية
chinese: صيني, صينية
japanese: ياباني, يابانية
korean: كوري, كورية
filipino: فلبيني, فلبينية
french: فرنسي, فرنسية
german: ألماني, ألمانية
british: بريطاني, بريطانية, إنجليزي, إنجليزية
italian: إيطالي, إيطالية, إسباني, إسبانية
russian: روسي, روسية
american: أمريكي, أمريكية, أميركي, أميركية
brazilian: برازيلي, برازيلية
european: أوروبي, أوروبية
`,
  hi: `
indian: भारतीय, पंजाबी, बंगाली, गुजराती, मराठी, तमिल
sikh: सिख
nepali: नेपाली
pakistani: पाकिस्तानी
asian: एशियाई
chinese: चीनी
japanese: जापानी
korean: कोरियाई
african: अफ्रीकी, अफ़्रीकी
nigerian: नाइजीरियाई
arab: अरब, अरबी
turkish: तुर्की
french: फ्रांसीसी, फ़्रांसीसी
german: जर्मन
british: ब्रिटिश, अंग्रेज, अंग्रेज़
italian: इतालवी
russian: रूसी
american: अमेरिकी
brazilian: ब्राज़ीलियाई, ब्राजीलियाई
european: यूरोपीय, विदेशी
`,
  ja: `
japanese: 日本人
chinese: 中国人
korean: 韓国人
taiwanese: 台湾人
vietnamese: ベトナム人
thai: タイ人
filipino: フィリピン人
indonesian: インドネシア人
asian: アジア人
indian: インド人
french: フランス人, パリジェンヌ
german: ドイツ人
british: イギリス人, 英国人
italian: イタリア人
spanish: スペイン人
russian: ロシア人
swedish: スウェーデン人, 北欧人
american: アメリカ人
brazilian: ブラジル人
mexican: メキシコ人
arab: アラブ人
turkish: トルコ人
african: アフリカ人
nigerian: ナイジェリア人
`,
  zh: `
chinese: 中国人, 中国, 亚洲, 华人
japanese: 日本人, 日本
korean: 韩国人, 韩国
vietnamese: 越南人, 越南
thai: 泰国人, 泰国
indian: 印度人, 印度
african: 非洲人, 非洲
nigerian: 尼日利亚人, 尼日利亚
arab: 阿拉伯人, 阿拉伯, 中东
turkish: 土耳其人, 土耳其
french: 法国人, 法国
german: 德国人, 德国
british: 英国人, 英国
italian: 意大利人, 意大利
spanish: 西班牙人, 西班牙
russian: 俄罗斯人, 俄罗斯
swedish: 瑞典人, 瑞典, 北欧
american: 美国人, 美国
brazilian: 巴西人, 巴西
mexican: 墨西哥人, 墨西哥
`,
  ko: `
korean: 한국인
japanese: 일본인
chinese: 중국인
vietnamese: 베트남인
indian: 인도인
french: 프랑스인
german: 독일인
british: 영국인
american: 미국인
brazilian: 브라질인
african: 아프리카인
`,
};
