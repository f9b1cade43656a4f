const added = 'cart-added';

/** Emitted when something was added to the cart; the header opens the mini cart. */
export const emitCartAddition = (): void => void dispatchEvent(new Event(added));

export function onCartAddition(listener: () => void): () => void {
  addEventListener(added, listener);
  return () => removeEventListener(added, listener);
}
