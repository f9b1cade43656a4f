import { emptyCart, serializeCart, type Cart } from '#domain/cart/cart.ts';

interface Medium {
  read(): string | null;
  /** Throws when the browser rejects the write. */
  write(text: string): void;
}

interface Parts {
  medium: Medium;
  /** Null when the text is not a valid cart. */
  parse(text: string): Promise<Cart | null>;
}

export interface CartState extends Cart {
  /** False on the server and until the stored cart has been read. */
  isLoaded: boolean;
}

const initialState: CartState = { ...emptyCart, isLoaded: false };

/**
 * The cart of this browser. Every change starts from the stored cart, since another tab may have
 * changed it.
 */
export function createCartStore({ medium, parse }: Parts) {
  let state = initialState;
  let seen: string | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  const publish = ({ lines, saved }: Cart) => {
    state = { lines, saved, isLoaded: true };
    for (const listener of listeners) listener();
  };

  const look = async () => {
    const text = medium.read();
    const cart = text === null ? emptyCart : ((await parse(text)) ?? emptyCart);
    seen = text;
    publish(cart);
  };

  /** Parsing is asynchronous, and another tab may write in between. */
  const isUpToDate = () => state.isLoaded && medium.read() === seen;

  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  };

  return {
    current: () => state,
    initialState: () => initialState,
    load: () =>
      enqueue(async () => {
        if (!isUpToDate()) await look();
      }).catch(() => {}),
    /** Resolves to whether the change was stored; this page shows it either way. */
    change: (edit: (cart: Cart) => Cart): Promise<boolean> =>
      enqueue(async () => {
        while (!isUpToDate()) await look();
        const cart = edit(state);
        publish(cart);
        const text = serializeCart(cart);
        medium.write(text);
        seen = text;
        return true;
      }).catch(() => false),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
