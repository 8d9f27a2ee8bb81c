// The presenters, places, captions and script that the gallery shows.

/** Descriptions of presenters, and the scene of each. */
export const PRESENTERS: readonly { words: string; scene: string }[] = [
  { words: 'A woman in her early thirties with long brown hair and a green blazer', scene: 'a bright kitchen' },
  { words: 'A man of 45 with a full dark beard and brown skin, in a navy blazer', scene: 'a modern office at dusk' },
  { words: 'A woman of 70 with short grey curly hair, dark skin and glasses', scene: 'a cosy living room' },
  { words: 'A young man with blond hair and freckles, in a hoodie', scene: 'a city street at night in the rain' },
  { words: 'A smiling woman with a hijab and a long coat', scene: 'a cafe in the afternoon' },
  { words: 'A Sikh man with a turban and a long beard, in a suit', scene: 'a library' },
  { words: 'A chef with a moustache', scene: 'a restaurant kitchen' },
  { words: 'A woman with red curly hair in a yellow dress', scene: 'a beach at sunset' },
  { words: 'An east Asian doctor in her fifties', scene: 'a hospital' },
  { words: 'A bald man of 60 with white stubble and round glasses', scene: 'a workshop' },
  { words: 'A young woman with long braids and brown skin, in a striped shirt', scene: 'a park in autumn' },
  { words: 'A south Asian man of 35 in a light blue shirt, no beard', scene: 'a co-working space in the morning' },
  { words: 'A woman with an afro and large hoop earrings', scene: 'a recording studio' },
  { words: 'A teacher of about 40 with a bun and a cardigan', scene: 'a classroom' },
  { words: 'A builder with a hard hat', scene: 'a building site' },
  { words: 'A woman with a black bob and a white shirt', scene: 'an art gallery' },
  { words: 'A gardener of 55 with a straw hat', scene: 'a garden in spring' },
  { words: 'A fitness coach with locs and a sports top', scene: 'a gym' },
];

/** Places with a time of day, weather or season. The page also shows every kind of place. */
export const PLACES: readonly string[] = [
  'a bright kitchen in the morning',
  'a modern office at night',
  'a cosy cafe on a rainy evening',
  'a beach at sunset',
  'a snowy mountain cabin',
  'a forest in autumn',
  'a rooftop over the city at dusk',
  'a street in the fog',
  'deep violet and gold',
];

/** Difficult cases for captions. */
export const CAPTIONS: readonly { shows: string; language: string; script: string; position: 'top' | 'bottom' }[] = [
  { shows: 'Bottom', language: 'en', script: 'Fresh bread, baked slowly, every morning at five!', position: 'bottom' },
  { shows: 'Top', language: 'es', script: '¿Pan recién hecho? ¡Cada mañana, a las cinco!', position: 'top' },
  {
    shows: 'A long word',
    language: 'de',
    script: 'Unsere Holzofenbrotbackstubenbesichtigung beginnt um fünf.',
    position: 'bottom',
  },
  { shows: 'An address', language: 'en', script: 'Order at bakery.example.com/bread today.', position: 'bottom' },
  { shows: 'Emoji', language: 'en', script: 'Warm bread 🥖 and good coffee ☕ for you!', position: 'bottom' },
  {
    shows: 'Latin inside Arabic',
    language: 'ar',
    script: 'خبز طازج كل صباح من مخبز Greenroom الصغير.',
    position: 'bottom',
  },
  { shows: 'Chinese', language: 'zh', script: '每天早上五点，新鲜的面包。', position: 'bottom' },
];

export const SCENES_SCRIPT =
  'What does bread taste of? Time. We let our dough rest for 24 hours, and bake it in a stone oven. ' +
  'Our river loaf has a crust that sings. Take one home today, and you will come back on Monday.';
