import {
  changesOf,
  isUnavailable,
  pieceKey,
  type LineChange,
  type PricedLine,
} from '../checkout/priced-line.ts';
import { saveForLater, type Cart } from './cart.ts';
import { setPrice, type CartLines, type CartLine } from './cart-lines.ts';

/** A change to a line since it was added. */
export type ChangedLine = LineChange & { line: CartLine };

/** Changes that the buyer must accept: a higher price, or a missing piece. */
export const needsConsent = ({ kind }: LineChange): boolean =>
  kind === 'price_raised' || isUnavailable(kind);

interface Reconciled {
  cart: CartLines;
  changes: ChangedLine[];
}

/**
 * Updates a cart to current prices and stock. Lower prices and quantities apply at once; a line
 * that became dearer keeps its accepted price, and a missing one stays, until the buyer decides.
 */
export function reconcileCart(cart: CartLines, priced: readonly PricedLine[]): Reconciled {
  const now = new Map(priced.map((line) => [pieceKey(line.productId, line.variantId), line]));
  const changes: ChangedLine[] = [];
  const lines = cart.map((line) => {
    const found = now.get(pieceKey(line.id, line.variantId));
    if (!found) return line;
    const own = changesOf(found, line.price);
    changes.push(...own.map((change) => ({ ...change, line })));
    return own.some(({ kind }) => isUnavailable(kind)) ? line : refreshLine(line, found, own);
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

/** Applies changes that the buyer accepted: new prices, and missing pieces are saved for later. */
export const acceptChanges = (cart: Cart, changes: readonly ChangedLine[]): Cart =>
  changes.reduce(acceptChange, cart);

function acceptChange(cart: Cart, change: ChangedLine): Cart {
  const { line } = change;
  if (isUnavailable(change.kind)) return saveForLater(cart, line);
  if (change.kind !== 'price_raised') return cart;
  return { ...cart, lines: setPrice(cart.lines, line, change.new) };
}
