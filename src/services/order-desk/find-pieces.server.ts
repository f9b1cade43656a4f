import { sql } from 'kysely';
import type { Piece } from '#domain/checkout/priced-line.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { selectPieces, toPieces } from '../pricing/pieces.server.ts';
import type { Customer } from '../shared/customer.ts';

const maxProducts = 8;
const maxPieces = 40;

/** Pieces on sale whose name, in either language, or SKU matches; every variant is one. */
export async function findPieces(term: string, actor: Customer): Promise<Piece[]> {
  const wanted = term.trim().slice(0, 100);
  if (wanted === '') return [];
  const start = `${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const [rows] = await asUser(actor).read(sql<{ product_id: string; variant_id: string | null }>`
    with found as (
      (select id, rank from private.search_products(${wanted}) order by rank desc, id
        limit ${maxProducts})
      union (select id, 3 from public.products where sku ilike ${start} limit ${maxProducts})
      union (select product_id, 3 from public.product_variants where sku ilike ${start}
        limit ${maxProducts})
    )
    select p.id as product_id, v.id as variant_id
    from (select id, max(rank) as rank from found group by id) f
    join public.products p on p.id = f.id and p.status = 'published'
    left join public.product_variants v on v.product_id = p.id
    order by f.rank desc, p.name, p.id, v.sku limit ${maxPieces}`);
  if (rows.length === 0) return [];
  const items = rows.map((row) => ({ ...row, quantity: 1 }));
  const [pieces] = await asUser(actor).read(selectPieces(items));
  const byKey = toPieces(pieces);
  const order = new Map(
    rows.map(({ variant_id, product_id }, at) => [variant_id ?? product_id, at]),
  );
  const placeOf = ({ variantId, productId }: Piece) => order.get(variantId ?? productId) ?? 0;
  return [...byKey.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}
