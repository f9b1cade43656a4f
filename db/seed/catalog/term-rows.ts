import { idOf } from '../ids.ts';
import { rowsOf } from '../rows.ts';
import type { Text } from '../text.ts';
import { colours, kinds, materials } from './vocabulary.ts';

type Labels = Readonly<Record<string, Text>>;

const named = <Facet extends 'kind' | 'material'>(facet: Facet, labels: Labels) =>
  Object.entries(labels).map(([value, [name, name_ar]], position) => ({
    id: idOf('term', facet, value),
    facet,
    value,
    name,
    name_ar,
    code: null,
    position,
  }));

const shades = Object.entries(colours).map(([value, { name, code }], position) => ({
  id: idOf('term', 'colour', value),
  facet: 'colour' as const,
  value,
  name: name[0],
  name_ar: name[1],
  code: code.toLowerCase(),
  position,
}));

/** The labels of the filters, in both languages. */
export const termRows = rowsOf('product_terms', [
  ...named('kind', kinds),
  ...shades,
  ...named('material', materials),
]);
