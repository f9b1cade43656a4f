interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** What is used here of the router in the browser. */
interface BrowserRouter {
  state: { location: Place; navigation: { state: string; location?: Place } };
  navigate(to: string, options: object): Promise<void>;
}

/** Undefined until the page has been hydrated. */
export const browserRouter = (): BrowserRouter | undefined =>
  Reflect.get(globalThis, '__reactRouterDataRouter') as BrowserRouter | undefined;

export const addressOf = ({ pathname, search, hash }: Place): string => pathname + search + hash;
