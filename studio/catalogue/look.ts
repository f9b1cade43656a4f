import { type ColourKey, colours, materials } from '#db/seed/catalog/vocabulary.ts';
import type { Text } from '#db/seed/text.ts';

/** The kit's woods, by the names that the shop gives them. */
const woods = {
  walnut: 'walnut',
  mahogany: 'mahogany',
  beech: 'beech',
  honey_beech: 'honey',
  ebony: 'ebony',
  olive_wood: 'olive',
} as const;
type Wood = keyof typeof woods;

/** Of the tableware; white as it leaves the kiln, warmer than the ivory of a cloth. */
export const ivoryGlaze = '#d8ccb2';

const cloths = ['linen', 'velvet', 'leather', 'cotton'] as const;
type Cloth = (typeof cloths)[number];

/** How a model is dressed for one product; what is left out stays as the model has it. */
export type Look = {
  wood?: Wood;
  cover?: `${ColourKey} ${Cloth}`;
  /** Further options of the model, as the kit spells them. */
  options?: Readonly<Record<string, string>>;
};

const coverOf = (cover: NonNullable<Look['cover']>) => {
  const [colour, cloth] = cover.split(' ') as [ColourKey, Cloth];
  return { colour: colours[colour], cloth };
};

export function kitOptions({ wood, cover, options }: Look): Record<string, string> {
  const dressed: Record<string, string> = {};
  if (wood) dressed.wood = woods[wood];
  if (cover) {
    const { colour, cloth } = coverOf(cover);
    dressed.cloth = colour.code.toLowerCase();
    // Woven plainly, cotton looks as linen does.
    dressed.kind = cloth === 'cotton' ? 'linen' : cloth;
  }
  return { ...dressed, ...options };
}

export const woodWords = ({ wood = 'walnut' }: Look): Text => [
  materials[wood][0].toLowerCase(),
  materials[wood][1],
];

const clothWords: Record<Cloth, Text> = {
  linen: ['linen', 'كتان'],
  velvet: ['velvet', 'قطيفة'],
  leather: ['leather', 'جلد'],
  cotton: ['cotton', 'قطن'],
};

export function coverWords({ cover }: Look): Text {
  if (!cover) throw new Error('The words of this model name its cover, and the look has none.');
  const { colour, cloth } = coverOf(cover);
  const [en, ar] = clothWords[cloth];
  return [`${colour.name[0].toLowerCase()} ${en}`, `${ar} بلون ${colour.name[1]}`];
}
