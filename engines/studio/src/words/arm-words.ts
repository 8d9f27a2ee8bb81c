// How people hold their arms, and what they hold, in words.
import type { ArmPose } from '../people/traits.ts';

export const armWords: readonly (readonly [RegExp, ArmPose])[] = [
  [/\b(arms?|hands?) (are )?(folded|crossed)\b|\b(folded|crossed|crossing) (his |her |their )?arms\b/, 'folded'],
  [/\bhands (are )?(clasped|together|in front)\b|\b(clasped|folded) hands\b/, 'clasped'],
  [/\bfingers? (are )?(interlaced|interlocked|laced|intertwined)\b|\b(interlaced|interlocked) fingers\b/, 'interlaced'],
  [/\bhands (?:are )?on (?:his |her |their |the )?hips?\b|\barms akimbo\b/, 'hips'],
  [/\bhand (?:is )?on (?:his |her |their |the |a |one )?(?:hip|waist)\b/, 'hip'],
  [/\bhand (?:is )?on (?:his |her |their |the )?(?:heart|chest)\b/, 'heart'],
  [
    /\b(?:an|one|his|her|their) (?:open (?:palm|hand)|raised hand)\b(?! ?-|\s+(?:tattoo|print)\b)|\braising (?:a|one|his|her|their) hand\b|\bwaving (?:at|hello|hi)\b/,
    'palm',
  ],
  [/\b(?:a|one|his|her|their) hand (?:in )?(?:(?:a|his|her|their|the) )?pocket\b/, 'pocket'],
  [/\bhands? (?:in )?(?:(?:his|her|their|the) )?pockets?\b/, 'pockets'],
  [/\b(?:paper|takeaway|take ?out|to ?go|disposable) (?:coffee )?cup\b|\bcoffee to go\b/, 'cup'],
  [/\bmug\b(?! shots?\b)|\b(?:cup of|coffee cup|tea ?cup)\b(?: (?:coffee|tea)\b)?/, 'mug'],
  [
    /\b(?:(?:holding|carrying|using) (?:\w+ ){0,2}|an? (?:\w+ )?)(?:smart ?)?phone\b(?! ?(?:case|shop|store|repair|app|company|sales)\w*)/,
    'phone',
  ],
  [
    /\b(?:(?:holding|carrying) (?:\w+ ){0,2}|an? (?:\w+ )?)(?:notebook|note ?pad)\b(?! (?:computer|pc|company|shop|store)\b)/,
    'notebook',
  ],
  [/\b(?:(?:holding|carrying) (?:\w+ ){0,2}|an? (?:\w+ )?)(?:wrench|spanner)\b/, 'wrench'],
  [/\b(?:holding|carrying) (?:\w+ ){0,3}(?:scissors|comb)\b/, 'scissors'],
  [/\b(?:holding|carrying) (?:\w+ ){0,3}hammer\b/, 'hammer'],
  [/\b(?:holding|carrying) (?:\w+ ){0,3}(?:paint ?)?brush(?:es)?\b(?! ?cut)/, 'brushes'],
  [/\b(?:holding|carrying|serving) (?:\w+ ){0,3}pizza\b/, 'pizza'],
  [/\b(?:holding|carrying) (?:\w+ ){0,3}skate ?board\b/, 'skateboard'],
  [/\b(?:holding|carrying) (?:\w+ ){0,3}(?:folder|binder)\b/, 'folder'],
  [/\btablet\b/, 'tablet'],
  [/\bclipboard\b/, 'clipboard'],
  [/\b(?:holding|carrying|reading|with) (?:\w+ ){0,2}books?\b(?! ?(?:shop|store|club|keeper|author))/, 'book'],
  [/\bbouquet(?: of \w+)?\b|\bbunch of flowers\b|\b(?:holding|carrying) (?:\w+ ){0,2}flowers\b/, 'bouquet'],
  [/\b(?:holding|carrying) (?:a|his|her|their) (?:\w+ )?whisk\b/, 'whisk'],
  [/\bglass of (?:\w+ )?wine\b|\bwine ?glass\b/, 'wine'],
  [/\b(?:holding|carrying) (?:a|an|his|her) (?:\w+ ){0,2}(?:pot(?:ted)? plant|house ?plant|cactus)\b/, 'plant'],
  [/\b(?:holding|carrying) (?:\w+ ){0,3}(?:bread|baguettes?|loaf)\b/, 'bread'],
  [/\b(hands|arms) behind\b/, 'behind'],
  [/\barms (relaxed|hanging|at (his|her|their) sides?)\b/, 'hanging'],
];
