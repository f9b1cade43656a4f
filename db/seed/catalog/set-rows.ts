import { idOf } from '../ids.ts';
import { rowsOf } from '../rows.ts';
import type { Text } from '../text.ts';
import { catalog } from './catalog.ts';

/** Products by slug, with how many of each. */
const sets: readonly { name: Text; pieces: Readonly<Record<string, number>> }[] = [
  {
    name: ['The Ibn Tulun dining room', 'سفرة ابن طولون كاملة'],
    pieces: { 'ibn-tulun-dining-table': 1, 'tulun-dining-chair': 6 },
  },
  {
    name: ['The Shagarat al-Durr bedroom', 'غرفة نوم شجرة الدر'],
    pieces: { 'shagarat-al-durr-bed': 1, 'qamar-nightstand': 2 },
  },
  {
    name: ['The Qalawun majlis', 'مجلس قلاوون'],
    pieces: { 'qalawun-majlis-sofa': 1, 'nahhasin-tray-table': 1, 'magra-leather-pouf': 1 },
  },
  {
    name: ['The Diwan study', 'مكتب الديوان كامل'],
    pieces: { 'diwan-writing-desk': 1, 'katib-desk-chair': 1, 'dar-al-kutub-bookcase': 1 },
  },
];

const skuOf = (slug: string): string => {
  const product = catalog.find((each) => each.slug === slug);
  if (!product) throw new Error(`No product is called ${slug}`);
  return product.sku;
};

export const setRows = (now: Date) =>
  rowsOf(
    'set_pieces',
    sets
      .flatMap(({ name, pieces }) =>
        Object.entries(pieces).map(([slug, quantity]) => ({ name, slug, quantity })),
      )
      .map(({ name, slug, quantity }, position) => ({
        id: idOf('set piece', name[0], slug),
        set_name: name[0],
        set_name_ar: name[1],
        sku: skuOf(slug),
        quantity,
        position,
        created_at: now,
        updated_at: now,
      })),
  );
