import { changesOf, pieceKey, type LineChange, type PricedLine } from '../checkout/priced-line.ts';
import { saveForLater, type Cart } from './cart.ts';
import { setPrice, type CartLines, type CartLine } from './cart-lines.ts';

/** What is different about a line since it was chosen. */
export type ChangedLine = LineChange & { line: CartLine };

/** What only the buyer may decide: to pay more, or to do without. */
export const needsConsent = ({ kind }: LineChange): boolean =>
  kind === 'price_raised' || kind === 'gone' || kind === 'sold_out';

interface Reconciled {
  cart: CartLines;
  changes: ChangedLine[];
}

/**
 * The cart as the shop knows it now. Less to pay and less to have is taken over at once; a line that
 * costs more keeps the price that was agreed to, and one that is gone stays, until the buyer decides.
 */
export function reconcileCart(cart: CartLines, priced: readonly PricedLine[]): Reconciled {
  const now = new Map(priced.map((line) => [pieceKey(line.productId, line.variantId), line]));
  const changes: ChangedLine[] = [];
  const lines = cart.map((line) => {
    const found = now.get(pieceKey(line.id, line.variantId));
    if (!found) return line;
    const own = changesOf(found, line.price);
    changes.push(...own.map((change) => ({ ...change, line })));
    return own.some(({ kind }) => kind === 'gone' || kind === 'sold_out')
      ? line
      : refreshLine(line, found, own);
  });
  return { cart: lines, changes };
}

function refreshLine(line: CartLine, now: PricedLine, changes: readonly LineChange[]): CartLine {
  const isDearer = changes.some(({ kind }) => kind === 'price_raised');
  const { slug, name, query, picture, most } = now;
  return {
    ...line,
    ...{ slug, name, query, picture, most },
    options: now.options.map(({ en, ar }) => ({ en, ar })),
    price: isDearer ? line.price : now.unitPrice,
    quantity: Math.min(line.quantity, most),
  };
}

/** The buyer has seen it: the new prices count, and what is gone waits among what was saved. */
export const acceptChanges = (basket: Cart, changes: readonly ChangedLine[]): Cart =>
  changes.reduce(acceptChange, basket);

function acceptChange(basket: Cart, change: ChangedLine): Cart {
  const { line } = change;
  if (change.kind === 'gone' || change.kind === 'sold_out') return saveForLater(basket, line);
  if (change.kind !== 'price_raised') return basket;
  return { ...basket, lines: setPrice(basket.lines, line, change.new) };
}
