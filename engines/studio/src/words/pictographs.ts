// Emoji of people and skin tones, with English words for them.

/** Emoji of people and skin-tone modifiers. */
export const pictographs: readonly (readonly [RegExp, string])[] = [
  [/🧕/gu, ' woman headscarf '],
  [/👳/gu, ' turban '],
  [/👵/gu, ' elderly woman '],
  [/👴/gu, ' elderly man '],
  [/[👩👧💃👸]/gu, ' woman '],
  [/[👨👦🕺🤴]/gu, ' man '],
  [/🧔/gu, ' man beard '],
  [/👱/gu, ' blonde hair '],
  [/🦱/gu, ' curly hair '],
  [/🦰/gu, ' red hair '],
  [/🦳/gu, ' white hair '],
  [/🦲/gu, ' bald '],
  [/🕶️?/gu, ' sunglasses '],
  [/👓/gu, ' glasses '],
  [/🏻/gu, ' light skinned '],
  [/🏼/gu, ' light skinned '],
  [/🏽/gu, ' tan skinned '],
  [/🏾/gu, ' brown skinned '],
  [/🏿/gu, ' dark skinned '],
];
