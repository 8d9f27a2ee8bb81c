// Patterns for places, times of day, weather, seasons and moods: mostly English, the commonest in a few more languages.
import type { PlaceKind, Season, TimeOfDay, Weather } from './plan.ts';

type Words<T> = readonly (readonly [T, RegExp])[];

/** Kinds of places; a more specific kind comes before another that shares its words. */
export const kindWords: Words<PlaceKind> = [
  [
    'house',
    /\b(?:in front of|outside) (?:an?|the|our|my|your|his|her|their) (?:(?!\bfull\b)[\p{L}-]{1,20} ){0,3}(?:(?:town|farm)?house|home|villa|bungalow)s?(?! (?:office|gym|town|page|screen|country|delivery))(?![\p{L}-])|\bhouse front|\bsolar panels? on (?:an?|the|our|my|your|his|her|their) (?:[\p{L}-]{1,20} ){0,2}roof(?:top)?s?\b|\broof(?:top)?s?\b(?= (?:of (?:an?|the|her|his|their) (?:[\p{L}-]{1,20} ){0,2}(?:house|home)\b|(?:installing|with|mounting|fitting) (?:[\p{L}-]{1,20} ){0,2}(?:solar )?panels\b))|\b(?:at|by) (?:the|her|his|their|our|my|your) front door\b|\b(?:in|on) (?:the|an?|her|his|their|our|my|your) driveway\b/u,
  ],
  [
    'home-office',
    /(?<=\b(?:laptop|notebook)\b[^.;]{0,40})\bat home\b|\bat home\b(?=[^.;]{0,50}(?:\blaptop|\bnotebook|\bordinateur|\bportatile|\bordenador|\b(?:clase|cours|lezione|lezioni|aula|classes?|lesson|course) (?:en l[ií]nea|en ligne|online|virtual)|\bonline[ -](?:class|lesson|course|unterricht|kurs)))|\bhome[ -]office|(?<!\bof )\bstudy\b|\bwork(ing)? from home|\bat (my|her|his|their|a|the) desk\b/,
  ],
  ['meeting-room', /\b(meeting|conference|board)[ -]?rooms?|\bboardroom/],
  [
    'lobby',
    /\blobby|\breception\b|\bfoyer|\bhotel\b|\bbank\b(?! on )|\batrium|\bentrance hall|\b(?:car )?dealership(?: show ?room)?|\bcar show ?room/,
  ],
  ['school-corridor', /\b(?:school|college|university) (?:corridor|hallway)s?\b|\blockers\b|\blocker room/],
  [
    'classroom',
    /\bclass ?rooms?|(?<!\bold[ -])\bschool( hall)?|\bblackboard|\bchalkboard|\blecture|\buniversity|\bcampus\b|\bcollege|\baula\b|\bescuela|\bschule/,
  ],
  [
    'library',
    /\blibrary|\breading (?:corner|nook|room)|\bbook ?(shops?|stores?|shel\w+|cases?)|\bbooks\b|\bbiblio\w+|\bbücher\w*/,
  ],
  [
    'podcast',
    /\bpodcast\w*([ -]studio| room| set)?|\btelevision studio|\bnews studio|\bradio\b|\bmicrophone|\bstream(er|ing)|\bgaming|\bnewsroom|\bnews desk|\btv studio/,
  ],
  [
    'gallery',
    /\bgallery|\bexhibition( (?:hall|stand|booth))?|\btrade (?:show|fair)s?(?: booth| stand)?\b|\b(artist'?s?|art|painter'?s?) atelier|\bart studio|\bloft\b/,
  ],
  ['cabin', /\bcabins?\b|\bchalet|\blodge\b|\bcottage|\blog house|\bhut\b|\bfire ?place|\bhütte/],
  [
    'living-room',
    /\bliving ?rooms?|(?<!\b(?:coiffeu|esthétic|barbi|client)[\p{L} ,'’-]{1,40})\b(?:un|le|mon|son|notre|du|au) salon\b(?! de (?:coiffure|beauté|thé|l['’])| du )|\blounge\b|\bsofa|\bcouch|\bhome\b|\bchristmas tree|\bfurniture (?:shop|store|show ?room)|\bapartment|\bflat\b|\bhouse\b|\bsal(a|ón) de estar|\bsalon de la maison|\bwohnzimmer/u,
  ],
  [
    'bedroom',
    /\bbed ?room|\bin (?:her|his|my) room\b|\bbed\b|\bhotel room|\bnursery|\bpy?jama|\bdormitorio|\bschlafzimmer|\bchambre\b(?! (?:de commerce|des|d'agriculture))/,
  ],
  ['bathroom', /\bbath ?rooms?\b/],
  [
    'patisserie',
    /\bp[aâ]tisseries?(?!\p{L})|\b(?:pastry|cake|cupcake|macaron) (?:shop|store|boutique|counter)s?\b|\bconfectioner(?:y|['’]s)\b/u,
  ],
  ['bakery', /\bbaker(y|ies)\b|\bpastr\w+|\bbread\b/],
  ['kitchen', /\bkitchen|\bcook(s|ing)?\b|\bbaking|\bpantry|\bcocina|\bküche|\bcuisine/],
  ['pub', /\bpubs?\b|\btaverns?\b|\birish bar\b|\btap ?rooms?\b|\bale ?house|\bbeer (?:hall|cellar)|\bbrew(?:ery|pub)/],
  ['bar', /\bbar\b|\bcocktail|\bnight ?club|\bspeakeasy|\bwine cellar/],
  ['restaurant', /\brestaurant\w*|\bdin(er|ing)\b|\bbistro|\btrattoria|\brestaurante/],
  [
    'tea-room',
    /\bjapanese (?:tea[ -]?(?:room|house)|room|inn)s?\b|\btea ceremon(?:y|ies)|\btatami\b|\bwashitsu\b|\bryokans?\b/,
  ],
  [
    'cafe',
    /\bice[ -]cream (?:shop|parlou?r|stand)|\b(?:juice|smoothie) bar\b|\bcaf[eé]s?(?![\p{L}])|\bcoffee ?(shop|bar|house)?|\btea ?(shop|room|house)|\bcafeter\w+|\bkaffee\w*/u,
  ],
  [
    'yoga-studio',
    /\b(?:yoga|pilates)(?: (?:studio|room|class|hall|school))?\b|\bmeditation (?:studio|room|class|hall|school)\b/,
  ],
  ['dance-studio', /\b(?:dance|dancing|ballet) (?:studio|room|class|hall|school|academy)\b/],
  [
    'sports-hall',
    /\bsports? halls?\b|\bgymnasium\b|\bschool gym\b|\bindoor (?:basketball|handball|volleyball) (?:court|hall)s?\b/,
  ],
  [
    'gym',
    /\bgym\b|\bfitness( studio| room)?|\bwork-?out|\bweights|\bdumb-?bell|\bcross-?fit|\bsports? (club|cent)|\bdojo\b|\b(?:martial arts|karate|judo) (?:gym|studio|school)|\bboxing|\bgimnasio/,
  ],
  [
    'salon',
    /\bsalon( de (coiffure|beauté))?(?! d(?:u|es?) | de l['’])|\b(?:hair|beauty|nail|lash|brow) (?:studio|bar)|\bmassage (?:room|studio)|\bspa\b|\bbeauty (shop|parlou?r|counter|salon)|\bhairdress|\bmake-?up (table|chair|room)|\bdressing (room|table)|\bvanity/,
  ],
  [
    'dental-practice',
    /\bdental (?:practice|office|clinic|surgery|studio|chair)|\bdentist(?:['’]?s)? (?:office|practice|surgery|clinic|chair)|\bat the dentist(?:['’]?s)?\b|\borthodontist(?:['’]?s)? (?:office|practice|clinic)/,
  ],
  ['hospital', /\bhospitals?\b(?!(?:['’]?s)? waiting)|\b(?:emergency room|intensive care|operating theat(?:re|er))\b/],
  [
    'clinic',
    /\bclinic|\bdoctor'?s (office|practice|surgery)|\b(?:doctor|vet|medical|hospital)(?:['’]?s)? waiting room\b|\bphysio(?:therapy)? (?:practice|studio|clinic)|\bmedical (practice|cent(re|er)|office)|\blab(orator\w+)?\b|\bsurgery|\bveterinar|\bpraxis\b|\bcl[ií]nica/,
  ],
  ['pharmacy', /\bpharmac(y|ies)|\bdrug ?store|\bchemist'?s? shop/],
  [
    'pet-shop',
    /\bpet ?(?:supply |supplies |food )?(?:shop|store|boutique)s?\b|\bpet supermarkets?\b|\b(?:pet|dog|cat) groom(?:ing (?:salon|studio|shop|parlou?r)|er['’]s)\b/,
  ],
  [
    'optician',
    /\b(?:optician(?:['’]?s)?|optometrist(?:['’]?s)?|optical|eyeglass(?:es)?|eyewear|spectacles?|(?<!wine )glasses|sunglasses) (?:shops?|stores?|boutiques?|studios?|show ?rooms?|practices?)\b|\bat (?:the|her|his|an?) optician(?:['’]?s)?\b/,
  ],
  ['flower-shop', /\bflorist|\b(flower|plant) shop/],
  ['greenhouse', /\bgreen-?house|\bconservatory|\borangery|\bplant nursery|\bgarden cent(re|er)|\bbotanic\w+/],
  [
    'atelier',
    /\batelier\b(?! sur | d[eiu] (?:marketing|formation|réflexion|écriture|lecture|travail|réparation|mécanique|menuiserie|poterie))|\b(?:sewing|tailor(?:'?s|ing)?|dress ?maker'?s?|fashion|couture) (?:room|studio|workshop|shop)\b/,
  ],
  [
    'workshop',
    /\b(?:workshop|taller\b)(?! sur | d[eiu] (?:marketing|ventas|vendas|formation|formación|formação|réflexion|écriture|escritura|escrita|lectura|lecture|travail))|\batelier de (?:réparation|mécanique|menuiserie|poterie)|\bgarage|\bcarpent|(?<!\bour )\btools\b|\bworkbench|\bcraft (room|studio|table)|\b(?:pottery|ceramics?)(?: studio| class)?\b|\b(?:auto|car|bike|bicycle|motorcycle|shoe|watch|phone|computer|furniture) (?:repair|service|detailing) (?:shop|cent(?:er|re)|studio)|\b(?:auto )?(?:repair|tire|tyre|bike|bicycle|print(?:ing)?) (?:shop|store)s?\b|\bauto body shop/,
  ],
  [
    'warehouse',
    /\bwarehouse|\bloading (?:dock|bay)|\bfactory|\bstorage (rooms?|halls?|units?|facility)|\blogistics|\bdepot|\bstockroom|\bfulfil?lment|\balmac[eé]n|\blagerhalle/,
  ],
  ['stage', /\bstage\b|\btheat(re|er)|\bconcert|\bspotlights?|\bpodium|\bauditorium|\bkeynote|\bted talk|\bcinema/],
  [
    'construction-site',
    /\b(building|construction|job) site\b|\bconstruction sites\b|\b(?:house|home|building) under (?:construction|renovation)\b/,
  ],
  ['rooftop', /\broof(top)?s?\b|\bdach\b|\bterrace|\bbalcon\w+|\bskyline|\bskyscraper|\bterraza|\bdachterrasse/],
  ['pool', /\bwater park|\bpool\b(?! de (?:talent|da[td]os|recursos))|\bswimming|\bresort\b|\bvilla\b|\bpiscina/],
  [
    'beach',
    /\bbeach(es|front|side)?\b|\bsea(side|shore)?\b|\bocean|\bcoast(al|line)?\b|\bisland|\bsand\b|\blight ?house|\btropic\w*|\bsurf(ing|ers?)?\b|\bshore\b|\bplaya|\bstrand\b/,
  ],
  [
    'lake',
    /\blake(s|side)?\b|\bpier\b|\bjetty|\briver(s|side|bank)?\b|\bpond\b|\bfjord|(?<!\bloading )\bdock\b|\bboat/,
  ],
  ['desert', /\bdesert|\bdunes?\b|\bcactus|\bcacti|\bcanyon|\bsavanna/],
  [
    'mountains',
    /\bmountain\w*|\balps|\balpine|\bpeaks?\b|\bcliffs?\b|\bhik(e|ing)|\bski (slopes?|resort|lift)|\b(skiing|skiers?|skis?)\b|\bpiste\b(?! d| cyclable)|\bpiste de ski\b|\bsummit|\bmonta[ñn]as?|\bberge?n?\b/,
  ],
  [
    'forest',
    /\bforest|\bcamp ?(?:sites?|grounds?)\b|\bwaterfall|\bwoods?land|\bwoods\b|\bjungle|\bpines?\b|\brain ?forest|\bbosque|\bwald\b|\bforêt/,
  ],
  [
    'meadow',
    /\bmeadow|\bfields?\b|\bhills?\b|\bvalley|\bcountryside|\bprairie|\bpasture|\borchard|\bpicnic|\bgolf (?:course|club)|\bpumpkin patch/,
  ],
  [
    'garden',
    /\bgardens?\b|(?<!\b(?:car|theme|amusement|water|business|industrial|retail|trailer) )\bparks?\b|\bnature|\bflowers?|\boutdoors?\b|\btrees?\b|\blawn|\bback ?yard(?: barbecue| bbq| party)?|\bfront (?:yard|porch)|\bporch\b|\bpatio|\bjard[ií]n|\bgarten/,
  ],
  ['market', /\bmarket ?(place|stall)?\b|\bcraft fair\b|\bbaza+r|\bstalls?\b|\bfood ?trucks?\b|\bfruit stand/],
  ['cheese-shop', /\bcheese (?:shop|store|counter|cellar)s?\b|\bcheese ?monger(?:['’]?s)?\b|\bfromageries?\b/],
  ['perfumery', /\bperfumer(?:y|ies)\b|\b(?:perfume|fragrance) (?:shop|store|boutique|counter|house)s?\b/],
  [
    'grocery',
    /\bgrocery(?: (?:store|shop))?|\b(?:green)?grocer(?:['’]?s)(?: shop)?\b|\bgreengrocer\b|\b(?:butcher|fishmonger)(?:['’]?s)?(?: (?:shop|counter))?\b|\b(?:fish|food|convenience|corner|liquor|wine|spice|chocolate|candy|sweet|farm) (?:shop|store)s?\b|\bdeli(?:catessen)?s?\b|\bsupermarket/,
  ],
  [
    'hardware-store',
    /\b(?:hardware|tool|diy|home improvement|paint|building supply) (?:stores?|shops?|cent(?:er|re))\b|\bironmonger(?:['’]?s)?\b|\bbuilders['’]? merchant/,
  ],
  [
    'street',
    /\b(?:in front of|outside) (?:an?|the|our|my|your|his|her|their) (?:[\p{L}-]{1,20} ){0,2}(?:shop ?windows?|store ?fronts?|shop ?fronts?|store windows?)\b|\bstreets?\b|\bcity|\btown|\broads?\b|\bside ?walk|\bpavement|\bdown ?town|\burban|\bsquare\b|(?<!\bbowling )\balley(s|way)?\b|\bcar\b|\b(?:used )?car (?:lot|park)s?\b|\bparking (?:lot|garage)s?\b|\bbus (?:stop|station)s?\b|\bsuburbs?\b|\bhousing (?:estate|development)|\bcalle\b|\bciudad|\bstraße|\bstadt\b|\brue\b/u,
  ],
  ['shop', /\bshop(s|window)?\b|\bstores?\b|\bboutique(?! en ligne)|\bretail|\bshel(f|ves)|\bmall\b|\bshow ?room/],
  [
    'office',
    /\boffices?\b|\bdesks?\b|\bco-?working|\bcall cent(?:er|re)|\bstart-?up|\bcorporate|\bwork ?place|\bwork ?space|\bwindows?\b|\boficina|\bbüro|\bbureau/,
  ],
  [
    'studio',
    /\bstudio|\bbackdrop|\bseamless|\b(plain|simple|solid|clean|neutral)\b.*\b(wall|background)|\bwall\b|\bgreen ?screen/,
  ],
  ['farm', /\bfarm(s|house|land|yard)?\b/],
  ['ranch', /\branch(es)?\b|\bbarn(s|yard)?\b|\bpaddock\b|\bhen ?house/],
  [
    'plantation',
    /\b(?:coffee|tea|cocoa|cacao|banana|sugar ?cane|avocado|mango|vanilla|pineapple) (?:farms?|plantations?|estates?|fields?)\b|\bplantations?\b/,
  ],
  ['vineyard', /\bvineyards?\b|\bwiner(y|ies)\b/],
  ['harbour', /\bharbou?rs?\b|\bmarinas?\b|\bquay(side)?s?\b|\bwharf\b|\bdocks\b|\b(fishing|old|yacht) port\b/],
  ['basketball-court', /\b(basketball|sports?|streetball|volleyball) (courts?|arena)\b|\bbasketball hoop/],
  ['tennis-court', /\b(tennis|padel|pickleball|badminton) courts?\b/],
  [
    'stadium',
    /\bstadiums?\b|\b(football|soccer|rugby|baseball|cricket|hockey|sports?) (pitch|field|ground)s?\b|\bplaying fields?\b/,
  ],
  [
    'running-track',
    /\brunning tracks?\b|\bathletics? (?:tracks?|fields?|grounds?|stadiums?)\b|\btrack and field (?:stadium|ground|track)/,
  ],
  ['skate-park', /\bskate ?parks?\b|\bhalf[- ]?pipe/],
  [
    'playground',
    /(?<!\b(?:is|are|was|as|became|into) (?:our|your|my|their|his|her|a) )\bplay ?grounds?\b|\b(?:theme|amusement) parks?\b|\bfair ?ground\b|\bfun ?fair\b/,
  ],
  ['gas-station', /\b(gas|petrol|filling|fuel|service) stations?\b|\b(gas|petrol|fuel) pumps?\b|\bcar wash\b/],
  [
    'train-station',
    /\b(train|railway|rail|metro|subway) stations?\b|\b(train|railway|station) platform\b|\b(?:in|on) (?:the|a) (?:metro|subway|underground|train|tram)\b/,
  ],
  ['airport', /\bairports?\b|\bdeparture (lounge|hall)\b|\b(boarding|departure) gate\b/],
  ['pizzeria', /\bpizzerias?\b|\bpizza (shop|place|parlou?r|oven|kitchen|restaurant)s?\b/],
  ['roastery', /\b(coffee )?roaster(y|ies)\b|\bcoffee roasting (house|plant|room)\b/],
  ['beach-bar', /\bbeach (bar|club|hut|shack|caf[eé])s?(?![\p{L}])|\btiki bar\b/u],
  ['recording-studio', /\b(recording|music|sound|audio|mixing) (studio|room|booth)s?\b|\bmixing (desk|console)\b/],
  ['barbershop', /\bbarber('?s)?( ?shop)?s?\b/],
  ['tattoo-studio', /\btattoo (studio|parlou?r|shop)s?\b/],
  ['laundromat', /\blaundromats?\b|\blaunde?rettes?\b|\blaundry (room|shop)\b/],
  ['museum', /\bmuseums?\b/],
  [
    'wedding-hall',
    /\bwedding (hall|venue|reception|ceremony|party|arch)s?\b|\b(?:banquet|party|event) hall\b|\bevent venue\b|\bballroom\b/,
  ],
  ['church', /\bchurch(es)?\b(?: wedding)?|\bcathedrals?\b|\bchapel\b(?! hill)/],
  ['mosque', /\bmosques?\b|\bmasjid\b/],
  [
    'kindergarten',
    /\bkindergartens?\b|\bnursery school|\bpre-?school\b|\bday ?care( cent(re|er))?\b|\bplay ?room\b|\bcr[eè]che\b/,
  ],
];

/** Places for texts that only say how one feels, if they name neither a place nor a trade. */
export const vagueWords: Words<PlaceKind> = [
  [
    'living-room',
    /\b(?:cosy|cozy|homely|homey|hygge|snug) (?:\p{L}{1,12} )?(?:vibes?|atmosphere|feel|feeling|mood|setting|place|spot|space|corner|scene|ambiance|ambience)\b|\bsomewhere (?:cosy|cozy|warm|homely)\b|\bgemütliche[snr]? (?:atmosphäre|stimmung|ambiente|ort)|\bambiance (?:cosy|chaleureuse)|\bambiente (?:acogedor|accogliente|aconchegante)|\b(?:ein |irgendwo )gemütlich/u,
  ],
  [
    'office',
    /\bsomewhere (?:modern|sleek|professional)\b|\b(?:modern|professional) (?:setting|surroundings|environment|interior|ambience)\b|\bmoderne[snr]? (?:umgebung|ort|ambiente)\b|\b(?:lieu|cadre) moderne\b|\b(?:lugar|entorno|ambiente|luogo) moderno\b/u,
  ],
  [
    'garden',
    /\bsomewhere (?:outside|outdoors|green|sunny)\b|\bout in the fresh air\b|\b(?:draußen|im grünen|en plein air|al aire libre|all['’]aperto|ao ar livre)(?!\p{L})/u,
  ],
];

export const hourWords: Words<TimeOfDay> = [
  ['golden', /\bgolden[ -](hour|light)|\bsun ?set|\bsundown|\blate afternoon|\bmagic hour/],
  ['dusk', /\bevening|\bdusk|\btwilight|\bblue hour|\bcandle\w*|\bafter work/],
  [
    'night',
    /\bnight\w*|\bmidnight|\bdark\b(?![ -]\w*(blue|green|gr[ae]y|red|brown|wood|oak|purple|pink|teal|orange|walls?|background|backdrop|tones?)\b)|\bneon|\bmoon\w*|\bstarr?y/,
  ],
  ['morning', /\bmorning|\bsun ?rise|\bdawn|\bbreakfast|\bearly light/],
  ['day', /\bday(light|time)?\b|\bmidday|\bnoon\b|\bafternoon|\bsunny\b|\bsunshine/],
];

export const weatherWords: Words<Weather> = [
  ['snow', /\bsnow\w*|\bblizzard|\bski(ing|er)?\b|\bnieve|\bschnee/],
  ['rain', /\brain(?!bow)\w*|\bstorm\w*|\bwet\b|\bdrizzl\w+|\bthunder\w*|\blluvia|\bregen\b/],
  ['fog', /\bfog\w*|\bmist\w*|\bhazy\b/],
  ['cloudy', /\b(clouds|cloudy)\b|\bovercast|\bgr[ea]y (sky|day)|\bgloomy/],
];

export const seasonWords: Words<Season> = [
  [
    'winter',
    /\bsnow\w*|\bwint(er|ry)\w*|\bdecember\b|\bjanuary\b|\bfebruary\b|\bchristmas|\bxmas|\bfrost(?!ing)\w*|\bicy\b|\bice\b(?![- ](?:cream|cubes?|tea|coffee))|\bski(ing|er)?\b|\binvierno/,
  ],
  [
    'autumn',
    /\bautumn\w*|\bfall (leaves|colou?rs|foliage|day)|\b(in|this|early|late) (the )?fall\b|\boctober|\bnovember|\bhallowe|\bthanksgiving|\bfallen leaves|\botoño|\bherbst/,
  ],
  [
    'spring',
    /\bspring(?! (?:roll|water|mattress|onion|into|for))(time)?\b|\bblossom\w*|\beaster|\bapril\b|\bprimavera|\bfrühling/,
  ],
  ['summer', /\bsummer\w*|\bjuly\b|\baugust\b/],
];

/** Wall and accent colours for texts that name no place, by their subject. */
export const moodWords: readonly (readonly [wall: string, accent: string, RegExp])[] = [
  ['#2b1f3d', '#d06a3a', /\bmagic\w*|\bmyster\w+|\bdream\w*|\bfantas\w+|\bspook\w+|\bhallowe/],
  ['#7a2430', '#d8b46a', /\bchristmas|\bxmas|\bfestiv\w+|\bcelebrat\w+|\bparty/],
  [
    '#22304f',
    '#4cc3d9',
    /\btech\w*|\bdigital|\bdata\b|\bai\b|\bquantum|\bfutur\w+|\bcyber|\bsoftware|\bcode\b|\bspace\b|\bscience/,
  ],
  ['#e7ddc9', '#5f8a5a', /\beco\w*|\bgreen\b|\borganic|\bnatur\w+|\bhealth\w*|\bsustain\w*|\bvegan|\bfresh/],
  [
    '#1f2a44',
    '#c9a24a',
    /\bfinanc\w+|\bmoney|\binvest\w*|\btrust\w*|\bbusiness|\blegal|\blaw\b|\binsur\w+|\bprofession\w*/,
  ],
  ['#2a2326', '#c8a05a', /\bluxur\w+|\belegan\w+|\bpremium|\bgold\w*|\bjewel\w*|\bnoir\b|\bexclusive/],
  ['#f0c9a8', '#e0663c', /\benerg\w+|\bsport\w*|\bpower\w*|\baction|\bbold\b|\bexcit\w+|\bfire\b|\bsummer/],
  ['#f2d4d6', '#c9607a', /\blove\b|\bromant\w*|\bvalentine|\bbeaut\w+|\bgentle|\bwedding|\bfeminine|\bbaby/],
  ['#cfe0e4', '#4a86a8', /\bcalm\w*|\bpeace\w*|\bclean\b|\bwater\b|\bsleep|\bfresh air|\bclear\b|\bserene/],
  ['#f3dfa6', '#e08a3a', /\bhapp\w+|\bjoy\w*|\bfun\b|\bplayful|\bkids?\b|\bchildren|\bcheer\w*|\boptimis\w+|\bsun\w*/],
];
