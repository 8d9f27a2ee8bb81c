// The things by which an occupation is told: what its people hold, wear or have with them.
import type { Accessory, ArmPose } from '../people/traits.ts';

/** What people of some occupations hold, or how they stand, for descriptions without a pose. All others have empty hands. */
export const tradeArms: readonly (readonly [RegExp, ArmPose])[] = [
  [/\bpizzaiol\w+\b|\bpizza (?:chef|maker|baker|cook)\b/, 'pizza'],
  [/\b(barista|coffee|caf[eé] owner)\b/, 'mug'],
  [/\bflorists?\b|\bflower shop\b/, 'bouquet'],
  [/\b(barber|hair ?dresser|hair ?stylist|hair ?cutter)\b/, 'scissors'],
  [
    /\b((?:furniture|cabinet|violin|guitar|boat) (?:maker|builder)|carpenter|joiner|wood ?worker|craftsman)\b/,
    'hammer',
  ],
  [
    /\b(painter|illustrator|(?<!\b(?:make ?up|martial|recording|con|tattoo|hip hop|rap|music) )artist)\b(?! (?:agent|manager))/,
    'brushes',
  ],
  [
    /\b((?<!\b(?:yoga|pilates|dance|surf|fitness|music|pe|p e|gym|sports?|education|swimming) )teachers?|professor|librarian|tutor|student|bookseller|author|writer|novelist)\b/,
    'book',
  ],
  [/\b(lawyer|attorney|solicitor|barrister|notary|accountant|book ?keeper|tax (?:advis[eo]r|consultant))\b/, 'folder'],
  [
    /\b((?:site|civil|structural|construction) (?:manager|engineer)|foreman|supervisor|builder|construction|inspector|warehouse|(?<!\b(?:life|business|career|executive|speaking|voice|love|dating|leadership|mindset|fitness|gym|crossfit|boxing) )coach|(?<!\b(?:personal|fitness|gym|crossfit|boxing) )trainer)\b/,
    'clipboard',
  ],
  [
    /\b(?:financial (?:advis[eo]r|planner|analyst|consultant)|(?:investment|wealth|pension) (?:advis[eo]r|manager|consultant)|stock ?broker)s?\b/,
    'chart',
  ],
  [/\b(analyst|estate agent|realtor|consultant|founder|entrepreneur|salesman|saleswoman)\b/, 'tablet'],
  [/\b(?<!\b(?:ice|figure|speed|roller|inline) )(?:skaters?|skate ?boarders?)\b/, 'skateboard'],
  [/\b(influencer|(?:content )?creator|blogger|vlogger|social media|tik ?toker|you ?tuber|marketer)\b/, 'phone'],
  [/\b(wine ?(?:maker|grower|merchant|taster)|vintner|sommelier|wine steward)\b/, 'wine'],
  [/\b(gardener|plant shop|garden cent(?:er|re)|nursery owner|botanist)\b/, 'plant'],
  [/\b(bakers?|bakery)\b/, 'bread'],
  [/\b(chefs?|cooks?|pastry (?:chef|cook)|confectioner)\b/, 'whisk'],
  [/\b(mechanic|plumber|handyman)\b/, 'wrench'],
  [
    /\b(?:dad|daddy|mum|mummy|mom|mommy|nanny|child ?minder|kindergarten teacher|(?:an?|young) (?:father|mother)(?! (?:of|in law|tongue|christmas|superior)\b))\b/,
    'drawing',
  ],
  [/\b(?:dancers?|ballerinas?)\b/, 'hip'],
];

/** What people of some occupations wear or have with them, and the words that deny it. */
export const tradeAccessories: readonly (readonly [RegExp, Accessory, RegExp])[] = [
  [/\b(?:hikers?|backpackers?|trekkers?)\b/, 'backpack', /\b(?:back ?pack|ruck ?sack)/],
  [
    /\b(?:fashion designers?|couturiers?|dress ?makers?|seamstress|(?<!\b(?:we|to|i) )tailors?)\b/,
    'measuring-tape',
    /\btape\b/,
  ],
  [
    /\b(?:(?:fitness|gym|crossfit|boxing) (?:coach|trainer|instructor)|personal trainer|bodybuilder|boxer|gym owner)\b/,
    'towel',
    /\btowel\b/,
  ],
  [
    /\b(?:(?:p ?e|gym|sports?|physical education|swimming) teachers?|(?:football|soccer|rugby|hockey|swim(?:ming)?|athletics|volleyball|basketball|track) coach(?:es)?|referees?|lifeguards?)\b/,
    'whistle',
    /\bwhistle\b/,
  ],
  [/\b(?:cashiers?|bus drivers?|train conductors?)\b/, 'lanyard', /\b(?:badge|lanyard)\b/],
  [/\bphotographers?\b/, 'camera', /\bcamera\b/],
  [
    /\b(?:gamers?|streamers?|podcasters?|djs?|game (?:developer|designer)s?)\b/,
    'headphones-around-neck',
    /\bhead ?phones?\b/,
  ],
  [
    /\b(?:guitarists?|singer songwriters?|(?<!\b(?:classical|jazz|electronic|orchestra) )musicians?)\b/,
    'guitar',
    /\bguitar\b/,
  ],
  [/\b(?<!\b(?:web|internet|couch|wind|kite) )surfers?\b/, 'surfboard', /\b(?:surf ?)?board\b/],
];
