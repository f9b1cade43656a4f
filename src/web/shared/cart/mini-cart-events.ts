const added = 'cart-added';

/** Something was put into the cart: the header shows it. */
export const announceAdded = (): void => void dispatchEvent(new Event(added));

export function onAdded(listener: () => void): () => void {
  addEventListener(added, listener);
  return () => removeEventListener(added, listener);
}
