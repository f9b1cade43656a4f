const added = 'cart-added';

/** Something was put into the cart: the header shows it. */
export const emitCartAddition = (): void => void dispatchEvent(new Event(added));

export function onCartAddition(listener: () => void): () => void {
  addEventListener(added, listener);
  return () => removeEventListener(added, listener);
}
