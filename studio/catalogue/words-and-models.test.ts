/** A product's words, and the model that its pictures are rendered from, tell of the same piece. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CatalogProduct, catalog } from '#db/seed/catalog/catalog.ts';
import { colours } from '#db/seed/catalog/vocabulary.ts';
import { choiceInMain, mainRenderings } from '../plan.ts';
import { kitOptions } from './look.ts';
import { productPictures } from './products.ts';
import { choicesOf } from './variants.ts';

type Parts = Record<string, number | readonly string[] | Record<string, number | string[]>>;

/** What a model says of itself, for one choice of its options (`PARTS` in kit/pieces). */
function partsOf(slug: string): Record<string, number | readonly string[]> {
  const look = productPictures[slug]!;
  const file = readFileSync(new URL(`../kit/pieces/${look.piece}.py`, import.meta.url), 'utf8');
  const line = /^PARTS = (.*)$/m.exec(file)?.[1] ?? '{}';
  const parts: Record<string, number | readonly string[]> = {};
  const options = new Set(Object.entries(kitOptions(look)).map((pair) => pair.join('=')));
  for (const [key, value] of Object.entries(JSON.parse(line.replaceAll("'", '"')) as Parts))
    if (typeof value === 'number' || Array.isArray(value)) parts[key] = value;
    else if (options.has(key)) Object.assign(parts, value);
  return parts;
}

const wordsOf = ({ text, features }: CatalogProduct): string =>
  [text[0], ...features.map(([english]) => english)].join('\n');
const numbers = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const counted = new Set(['drawers', 'doors', 'leaves', 'shelves', 'handles', 'hooks', 'pieces']);
const details = [
  ...['band of star inlay', 'brass caps', 'brass nails', 'breadboard', 'curved arms'],
  ...['dovetailed corners', 'fish and palm', 'hand-woven cane', 'lattice back', 'lock plate'],
  ...['padded back', 'rail of turned beads', 'trestle', 'turned front legs'],
  ...['twelve-pointed star', 'woven cane'],
];

/** "two drawers" counts them all, "Two star doors" at least those; "Double handles" are two. */
function* countsIn(words: string): Generator<[part: string, count: number, isAll: boolean]> {
  const pattern = new RegExp(
    `\\b(${numbers.join('|')}|double) ([a-z]+ )?(${[...counted].join('|')})\\b`,
    'gi',
  );
  for (const [, number, kind, part] of words.matchAll(pattern)) {
    const count = numbers.indexOf(number!.toLowerCase());
    yield [part!.toLowerCase(), count < 0 ? 2 : count, !kind];
  }
}

describe.each(catalog.map((product) => [product.slug, product] as const))('%s', (slug, product) => {
  const parts = partsOf(slug);

  test('has as many drawers, doors and handles in words as in its model', () => {
    const told = [...countsIn(wordsOf(product))];
    for (const [part, value] of Object.entries(product.specs ?? {})) {
      const [, count, leaves] = /^(\d+)( leaves)?/.exec(value[0]) ?? [];
      if (count && counted.has(part)) told.push([leaves ? 'leaves' : part, Number(count), true]);
    }
    const wrong = told.filter(([part, count, isAll]) => {
      const modelled = parts[part];
      return typeof modelled === 'number' && (isAll ? count !== modelled : count > modelled);
    });
    expect(wrong).toEqual([]);
  });

  test('tells of no detail that its model lacks', () => {
    const words = wordsOf(product).toLowerCase();
    const told = details.filter((detail) => words.includes(detail));
    const shown = (parts['shows'] ?? []) as readonly string[];
    expect(shown).toEqual(expect.arrayContaining(told));
  });

  test('is shown in a wood, a colour and a size that it is sold in', () => {
    const { wood, cover, ofSeveral } = productPictures[slug]!;
    const sold = [...product.materials, ...(product.finishes ?? []).map(([key]) => key)];
    if (wood) expect(sold).toContain(wood);
    const [colour] = (cover?.split(' ') ?? []) as [(keyof typeof colours)?];
    if (colour && product.colours) expect(product.colours).toContain(colour);
    const told =
      colour && /\b(green|brown|blue|red) (?:leather|linen|velvet)\b/.exec(wordsOf(product));
    if (told) expect(colours[colour].name[0].toLowerCase()).toContain(told[1]);
    // What a choice looks like is either its own picture or told beneath the picture of another.
    if (choicesOf(product).some((choice) => choice.colour ?? choice.material))
      expect(choiceInMain(product)).toBeDefined();
    // The kit makes the model to this size, or refuses.
    expect(mainRenderings.get(slug)?.size).toEqual(ofSeveral ? null : product.size);
  });
});
