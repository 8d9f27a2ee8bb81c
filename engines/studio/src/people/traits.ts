// The named values of a person's traits.

export const hairStyles = [
  'bald',
  'buzz',
  'crop',
  'quiff',
  'side-part',
  'receding',
  'fade',
  'short-curls',
  'pixie',
  'bob',
  'fringe',
  'long-straight',
  'long-wavy',
  'long-curls',
  'curls',
  'afro',
  'bun',
  'ponytail',
  'braids',
  'locs',
  'box-braids',
  'cornrows',
  'slick-back',
  'curtains',
  'shag',
  'low-ponytail',
  'side-braid',
  'messy-bun',
  'afro-puffs',
] as const;
export type HairStyle = (typeof hairStyles)[number];

export const garments = [
  't-shirt',
  'v-neck',
  'jumper',
  'turtleneck',
  'shirt',
  'polo',
  'blouse',
  'dress',
  'hoodie',
  'blazer',
  'suit',
  'cardigan',
  'jacket',
  'coat',
  'waistcoat',
  'apron',
  'dungarees',
  'scrubs',
  'lab-coat',
  'sportswear',
  'kurta',
  'sari',
  'kimono',
  'chef-jacket',
  'trench-coat',
  'rain-jacket',
  'uniform-shirt',
  'uniform-jacket',
  'jumpsuit',
] as const;
export type Garment = (typeof garments)[number];

export const facialHairs = [
  'none',
  'stubble',
  'moustache',
  'goatee',
  'short-beard',
  'full-beard',
  'long-beard',
] as const;
export type FacialHair = (typeof facialHairs)[number];

export const headwears = [
  'none',
  'headscarf',
  'turban',
  'cap',
  'beanie',
  'hard-hat',
  'chef-hat',
  'straw-hat',
  'beret',
  'flat-cap',
  'veil',
  'headwrap',
  'cowboy-hat',
  'ghutra',
] as const;
export type Headwear = (typeof headwears)[number];

/** Headwear that hides the hair. */
export const coversHair: ReadonlySet<Headwear> = new Set<Headwear>(['headscarf', 'turban', 'headwrap', 'ghutra']);

/** Things with a colour of their own, worn besides clothes and jewellery. */
export const accessories = [
  'headphones',
  'headphones-around-neck',
  'backpack',
  'lanyard',
  'dupatta',
  'watch',
  'bracelet',
  'tattoos',
  'measuring-tape',
  'braces',
  'whistle',
  'towel',
  'camera',
  'guitar',
  'surfboard',
] as const;
export type Accessory = (typeof accessories)[number];

/** Garments over which braces are seen. */
export const wornWithBraces: ReadonlySet<Garment> = new Set<Garment>([
  'shirt',
  't-shirt',
  'polo',
  'blouse',
  'jumper',
  'turtleneck',
  'v-neck',
]);

export const armPoses = [
  'hanging',
  'pockets',
  'pocket',
  'behind',
  'folded',
  'clasped',
  'interlaced',
  'hip',
  'hips',
  'wrist',
  'elbow',
  'heart',
  'palm',
  'mug',
  'cup',
  'phone',
  'notebook',
  'wrench',
  'scissors',
  'hammer',
  'brushes',
  'whisk',
  'pizza',
  'skateboard',
  'wine',
  'plant',
  'bread',
  'tablet',
  'chart',
  'drawing',
  'clipboard',
  'folder',
  'book',
  'bouquet',
] as const;
export type ArmPose = (typeof armPoses)[number];
