import type { Text } from '../text.ts';
import type { CraftKey, OriginKey } from './vocabulary.ts';
import type { WorkshopSeed } from './workshop.ts';
import { workshopsOfCairo } from './workshops-of-cairo.ts';
import { workshopsOfTheNorth } from './workshops-of-the-north.ts';
import { workshopsOfTheSouth } from './workshops-of-the-south.ts';

const bySlug = { ...workshopsOfTheNorth, ...workshopsOfCairo, ...workshopsOfTheSouth };
type WorkshopSlug = keyof typeof bySlug;

export const workshops = Object.entries<WorkshopSeed>(bySlug).map(([slug, workshop]) => ({
  slug,
  ...workshop,
}));

const byOrigin: Record<OriginKey, WorkshopSlug> = {
  damietta: 'shatta-joiners',
  khan: 'sayed-inlay',
  nahhasin: 'bayt-al-nahhas',
  khayamiya: 'tarek-the-tentmaker',
  ghouriya: 'ghouriya-cloth',
  darb: 'taht-al-rab-lathes',
  fustat: 'hodas-kiln',
  tanneries: 'magra-saddlers',
  mekky: 'mekky-brothers',
  kerdasa: 'kerdasa-wide-looms',
  harraniya: 'harraniya-weavers',
  manqadi: 'umm-karim',
  fuwwah: 'fuwwah-kilim-house',
  tunis: 'lake-pottery',
  fayoum: 'al-aalam-baskets',
  akhmim: 'akhmim-loom-house',
  naqada: 'naqada-ferka',
  garagos: 'garagos-pottery',
  hegaza: 'hegaza-carvers',
  qurna: 'abdel-radi-alabaster',
  aswan: 'soheil-baskets',
  siwa: 'shali-households',
  arish: 'al-arish-weavers',
};

/** Where several crafts share a quarter, the craft decides which workshop makes a piece. */
const byCraft: Partial<Record<OriginKey, Partial<Record<CraftKey, WorkshopSlug>>>> = {
  damietta: {
    mashrabiya: 'abu-samra',
    arabesque: 'usta-mahrous',
    carving: 'usta-ragab',
    upholstery: 'damietta-upholsterers',
  },
  khan: { metalwork: 'khan-coppersmiths', arabesque: 'usta-gamal' },
  darb: { metalwork: 'darb-lanterns', joinery: 'darb-joiners' },
};

export const workshopOf = (origin: OriginKey, craft: CraftKey): Text =>
  bySlug[byCraft[origin]?.[craft] ?? byOrigin[origin]].name;
