import type { WantedItem } from '#domain/checkout/checkout-input.ts';
import { mergeWanted } from '#domain/checkout/priced-line.ts';
import { pieceName, wantedOf } from '#domain/orders/phone-order-input.ts';

/** What the address of the page says: the key of the order, the search and the selected pieces. */
export interface NewOrderState {
  key: string | null;
  term: string;
  items: WantedItem[];
  /** A button was pressed: the address is written again. */
  isChanged: boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads any address; what makes no sense is left out. */
export function readNewOrderUrl(query: URLSearchParams): NewOrderState {
  const key = query.get('key');
  const [added, removed] = [query.get('add'), query.get('remove')];
  const selected = wantedOf(query.getAll('piece'), query.getAll('quantity')).filter(
    ({ product_id, variant_id }) => pieceName(product_id, variant_id) !== removed,
  );
  const items = mergeWanted([...selected, ...(added ? wantedOf([added], ['1']) : [])]);
  return {
    key: key && uuid.test(key) ? key : null,
    term: (query.get('q') ?? '').slice(0, 100),
    items,
    isChanged: added !== null || removed !== null,
  };
}

export function writeNewOrderUrl({ key, term, items }: Omit<NewOrderState, 'isChanged'>): string {
  const query = new URLSearchParams(key ? { key } : {});
  if (term) query.set('q', term);
  for (const { product_id, variant_id, quantity } of items) {
    query.append('piece', pieceName(product_id, variant_id));
    query.append('quantity', String(quantity));
  }
  return `?${query}`;
}
