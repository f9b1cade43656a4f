import { bestSellers } from '#db/seed/catalog/best-sellers.ts';
import type { CatalogProduct } from '#db/seed/catalog/catalog.ts';
import type { ColourKey, MaterialKey } from '#db/seed/catalog/vocabulary.ts';
import { ivoryGlaze, type Look } from './look.ts';
import type { Piece } from './pieces.ts';

/** What a buyer chooses that the eye can see; sizes are told by the drawing. */
export type Choice = { colour: ColourKey | null; material: MaterialKey | null };

/** The name of a choice in file names and in the seed's list. */
export const choiceKey = ({ colour, material }: Choice): string =>
  [colour, material].filter((value) => value !== null).join('-');

/** Colours that are not the colour of a cover: metals, glazes, grounds. */
const dyes: Partial<Record<Piece, Partial<Record<ColourKey, Readonly<Record<string, string>>>>>> = {
  tray_table: { polished: {}, antique: { metal: 'antique' } },
  pottery_group: { turquoise: {}, ivory: { glaze: ivoryGlaze } },
  table_lantern: { polished: { metal: 'polished' }, antique: {} },
  wall_sconce: { polished: { metal: 'polished' }, antique: {} },
  pierced_lantern: { polished: { metal: 'polished' }, antique: {} },
};

/** A product's look in one of the choices it offers. */
export function lookIn(look: Look & { piece: Piece }, { colour, material }: Choice): Look {
  const dye = colour && dyes[look.piece]?.[colour];
  const [, cloth] = look.cover?.split(' ') ?? [];
  return {
    ...look,
    ...(colour && cloth && !dye ? { cover: `${colour} ${cloth}` as Look['cover'] } : {}),
    ...(material && material !== (look.wood ?? 'walnut') ? { wood: material as Look['wood'] } : {}),
    ...(dye ? { options: { ...look.options, ...dye } } : {}),
  };
}

/** The visible choices of a product, each once. */
export const choicesOf = ({ colours, finishes }: CatalogProduct): readonly Choice[] =>
  (colours ?? [null]).flatMap((colour) =>
    (finishes?.map(([material]) => material) ?? [null]).map((material) => ({ colour, material })),
  );

const howMany = 12;

/** The best sellers, and what is drawn otherwise on each glaze: every choice they offer has its own picture. */
export const shownInEachChoice: readonly string[] = [
  ...bestSellers.slice(0, howMany),
  'tunis-village-serving-set',
];
