import { describe, expect, it } from 'vitest';
import type { SearchResult } from '#domain/search/search-result.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { searchSite } from './search-site.server.ts';
import { typedSearches, type Meant } from './typed-searches.ts';

const visitor = { actor: { kind: 'visitor' }, locale: 'en' } as const;

interface Piece {
  id: string;
  kind: string;
  category: string;
  price: number;
  colours: string[];
  materials: string[];
  workshop: string;
  title: string;
}

const database = fileDatabase({ seeded: true });

const readPieces = async () =>
  new Map(
    (
      await database.rows<Piece>(`
        select p.id, p.kind, p.category, p.effective_price::float as price, coalesce(p.workshop, '') as workshop,
          p.colors || array(select v.color from product_variants v where v.product_id = p.id and v.color is not null) as colours,
          p.materials || array(select v.material from product_variants v where v.product_id = p.id and v.material is not null) as materials,
          concat_ws(' ', p.name, p.description, p.origin, array_to_string(p.tags, ' ')) as title
        from products p`)
    ).map((piece) => [piece.id, piece]),
  );

const shares = (wanted: readonly string[] | undefined, found: readonly string[]) =>
  !wanted || wanted.some((each) => found.includes(each));

function isMeant(meant: Meant, result: SearchResult, piece: Piece | undefined): boolean {
  if (meant.type) return result.contentType === meant.type;
  if (meant.name && !meant.name.test(result.title)) return false;
  if (!piece) return false;
  return (
    shares(meant.kinds, [piece.kind]) &&
    shares(meant.rooms, [piece.category]) &&
    shares(meant.colours, piece.colours) &&
    shares(meant.materials, piece.materials) &&
    (meant.title?.test(piece.title) ?? true) &&
    (meant.workshop?.test(piece.workshop) ?? true) &&
    piece.price >= (meant.atLeast ?? 0) &&
    piece.price <= (meant.maxPrice ?? Infinity)
  );
}

describe('what people type', () => {
  it('comes among the first three in at least 95 of 100 searches, and never as nonsense', async () => {
    const pieces = await readPieces();
    const wrong: string[] = [];
    const nonsense: string[] = [];
    for (const [typed, meant] of typedSearches) {
      const { results, fewer } = await searchSite(typed, visitor);
      const shown = results.slice(0, 3).map(({ title }) => title);
      const report = `${typed}: ${shown.join(', ')}`;
      if (!meant) {
        if (results.length > 0) nonsense.push(report);
        continue;
      }
      // Works and workshops have places of their own, below the pieces.
      const looked = meant.type
        ? results
        : results.filter(({ contentType }) => contentType === 'product');
      const first = looked.slice(0, 3);
      const right = first.filter((result) => isMeant(meant, result, pieces.get(result.id)));
      if (right.length === 0 && first.length > 0) nonsense.push(report);
      const isReported = (fewer !== null) === (meant.isFewer ?? false);
      if (first.length === 0 || right.length < first.length || !isReported) wrong.push(report);
    }
    expect(nonsense).toEqual([]);
    expect(typedSearches.length).toBeGreaterThanOrEqual(150);
    const share = 1 - wrong.length / typedSearches.length;
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
