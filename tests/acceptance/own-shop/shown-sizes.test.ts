import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import {
  type CatalogueProduct,
  type GeneratedBox,
  type GeneratedVariant,
  generateCatalogue,
  storeCatalogue,
} from '#tests/support/generated-catalogue.ts';

let database: TestDatabase;
let server: BuiltServer;
let catalogue: CatalogueProduct[];

beforeAll(async () => {
  database = await testDatabase();
  const stored = await storeCatalogue(database.owner, generateCatalogue());
  catalogue = stored.filter(({ status }) => status === 'published');
  server = await startBuiltServer(database.url, { env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** What the shop may say of a choice, as a person would decide it from what staff entered. */
function expectedSize(product: CatalogueProduct, selected: GeneratedVariant | null) {
  const named = product.variants.filter(({ size }) => selected?.size && size === selected.size);
  const own = selected?.dimensions ?? named.find(({ dimensions }) => dimensions)?.dimensions;
  if (own) {
    const isUsual = JSON.stringify(own) === JSON.stringify(product.dimensions);
    return { box: own, weight: selected?.weight ?? (isUsual ? product.weight : null), note: false };
  }
  const sizes = [...new Set(product.variants.flatMap(({ size }) => size ?? []))];
  const unknown = sizes.filter((size) =>
    product.variants.every((variant) => variant.size !== size || !variant.dimensions),
  );
  const note = Boolean(product.dimensions && selected?.size && unknown.length > 1);
  const weight = selected?.weight ?? (note ? null : product.weight);
  return { box: product.dimensions, weight, note };
}

test('the catalogue has choices of every kind', () => {
  const expected = catalogue.flatMap((product) =>
    product.variants.map((variant) => ({ variant, ...expectedSize(product, variant) })),
  );
  expect(expected.some(({ note }) => note)).toBe(true);
  expect(expected.some(({ variant }) => variant.dimensions)).toBe(true);
  expect(expected.some(({ variant, box, note }) => !variant.dimensions && box && !note)).toBe(true);
  expect(expected.some(({ box }) => !box)).toBe(true);
});

const western = (text: string) =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٫', '.')
    .replaceAll('٬', '');

const numbersIn = (text: string | undefined) =>
  text
    ? western(text)
        .match(/[\d.]*\d/g)!
        .map(Number)
    : null;

const sidesOf = (box: GeneratedBox | null) => box && [box.width, box.depth, box.height];

const page = async (path: string) => {
  const response = await fetch(server.url + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

const queryOf = ({ color, size }: GeneratedVariant) =>
  `?${new URLSearchParams(Object.entries({ color, size }).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;

/** Of a product with sizes, an address cannot name a variant without one; its form accepts none. */
const addressable = ({ variants }: CatalogueProduct) => {
  const hasSizes = variants.some(({ size }) => size);
  return variants.filter(({ size }) => !hasSizes || size);
};

const labels = {
  en: { weight: 'Weight', note: /Shown: .* You chose / },
  ar: { weight: 'الوزن', note: /المعروض: .* اختيارك: / },
} as const;

/** Facts, drawing and note of a page. */
function readSizes(html: string, locale: keyof typeof labels) {
  const texts = labels[locale];
  return {
    facts: numbersIn(/<dd><bdi title="[^"]* × [^"]*">([^<]*)</.exec(html)?.[1]),
    drawing: numbersIn(/<figure class="drawing"><svg[^>]* aria-label="([^"]*)"/.exec(html)?.[1]),
    weight:
      numbersIn(new RegExp(`<dt>${texts.weight}</dt><dd>([^<]*)`).exec(html)?.[1])?.[0] ?? null,
    notes: [...html.matchAll(/class="other-size">([^<]*)/g)].filter(([, note]) =>
      texts.note.test(note!),
    ).length,
  };
}

interface Measure {
  value: number;
}
type Sized = Partial<Record<'width' | 'depth' | 'height' | 'weight', Measure>>;
interface OfferData {
  url: string;
  itemOffered?: Sized;
}

/** By the address of each choice; of a product without variants, or with one size, its own. */
function readStructuredData(html: string) {
  const text = /<script type="application\/ld\+json"[^>]*>([^<]*)/.exec(html)![1]!;
  const [data] = [JSON.parse(text)].flat() as [Sized & { offers: OfferData | OfferData[] }];
  return new Map(
    [data.offers].flat().map(({ url, itemOffered }) => {
      const { width, depth, height, weight } = itemOffered ?? data;
      const box = width && depth && height && [width.value, depth.value, height.value];
      return [new URL(url).search, { box: box ?? null, weight: weight?.value ?? null }] as const;
    }),
  );
}

test.each(['en', 'ar'] as const)(
  'every choice of a generated catalogue is shown in its own size, or says that it is not: %s',
  async (locale) => {
    for (const product of catalogue) {
      const path = `/${locale}/product/${product.slug}`;
      const choices = product.variants.length > 0 ? addressable(product) : [null];
      const offered = readStructuredData(await page(path));
      for (const selected of choices) {
        const query = selected ? queryOf(selected) : '';
        const { box, weight, note } = expectedSize(product, selected);
        const sides = sidesOf(box);
        expect({ path, query, ...readSizes(await page(path + query), locale) }).toEqual({
          ...{ path, query, facts: sides, drawing: sides },
          weight: weight === null ? null : Number(weight),
          // Beside the facts and under the drawing.
          notes: note ? 2 : 0,
        });
        expect([query, offered.get(query)]).toEqual([
          query,
          note
            ? { box: null, weight: null }
            : { box: sides, weight: weight === null ? null : Number(weight) },
        ]);
      }
    }
  },
);

test('comparing shows each piece in the size that its own page begins with', async () => {
  const cellsOf = (html: string, label: string) => {
    const row = new RegExp(`scope="row">${label}</th>(.*?)</tr>`).exec(html)?.[1];
    return row
      ? [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) =>
          cell!.replaceAll(/<[^>]*>/g, ''),
        )
      : null;
  };
  for (let at = 0; at < catalogue.length; at += 3) {
    const pieces = catalogue.slice(at, at + 3);
    const query = pieces.map(({ slug }) => `piece=${slug}`).join('&');
    const html = await page(`/en/compare?${query}`);
    const own = [];
    for (const { slug } of pieces) own.push(readSizes(await page(`/en/product/${slug}`), 'en'));
    const shown = cellsOf(html, 'Dimensions')?.map((cell) =>
      cell === '–' ? null : numbersIn(cell),
    );
    expect([query, shown ?? own.map(() => null)]).toEqual([query, own.map(({ facts }) => facts)]);
    const drawn = [...html.matchAll(/class="compare-drawing"[^>]* aria-label="([^"]*)"/g)];
    expect(drawn.map(([, label]) => numbersIn(label))).toEqual(
      own.flatMap(({ facts }) => (facts ? [facts] : [])),
    );
  }
});

test('programs read the same sizes', async () => {
  for (const { slug, variants, dimensions, weight } of catalogue) {
    const select = 'dimensions,weight,product_variants(color,size,dimensions,weight)';
    const response = await fetch(
      `${server.url}/rest/v1/products?slug=eq.${slug}&select=${select}&product_variants.order=position`,
    );
    const [row] = (await response.json()) as [
      CatalogueProduct & { product_variants: GeneratedVariant[] },
    ];
    const numeric = (text: string | null) => (text === null ? null : Number(text));
    expect(row).toEqual({
      dimensions,
      weight: numeric(weight),
      product_variants: variants.map(({ color, size, ...variant }) => ({
        color,
        size,
        dimensions: variant.dimensions,
        weight: numeric(variant.weight),
      })),
    });
  }
});
