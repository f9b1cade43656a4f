import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { loadArea, type Area } from '#i18n/load-messages.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Messages } from '#i18n/messages/index.ts';

type Load = (locale: Locale) => Promise<Messages>;

interface Store {
  languages: Map<Locale, Messages | Promise<Messages>>;
  load: Load;
}

const StoreContext = createContext<Store | null>(null);

interface Props {
  locale: Locale;
  messages: Messages;
  /** Fetches another language when it is chosen. */
  load: Load;
  children: ReactNode;
}

/** Holds the languages loaded so far; stands above the router, so that switching keeps page state. */
export function MessagesProvider({ locale, messages, load, children }: Props) {
  const [store] = useState<Store>(() => ({
    languages: new Map([[locale, messages]]),
    load,
  }));
  return <StoreContext value={store}>{children}</StoreContext>;
}

function useStore(): Store {
  const store = use(StoreContext);
  if (!store) throw new Error('useMessages needs a MessagesProvider above it.');
  return store;
}

export function useMessages(locale: Locale): Messages {
  const store = useStore();
  let found = store.languages.get(locale);
  if (!found) {
    found = store.load(locale);
    store.languages.set(locale, found);
  }
  // Inside a navigation this suspends in a transition: the old language stays until the new one is here.
  return found instanceof Promise ? use(found) : found;
}

/** The words of the shop and of one area; the server has them all at hand. */
export function useAreaMessages(locale: Locale, area: Area): Messages {
  const base = useMessages(locale);
  const words = useAreaWords(locale, area, area in base);
  return useMemo(() => (words ? ({ ...base, ...words } as Messages) : base), [base, words]);
}

/** Outside React: while a first page waits for its words, React forgets what it has not yet shown. */
const areas = new Map<string, Promise<Partial<Messages>>>();

function useAreaWords(locale: Locale, area: Area, atHand: boolean) {
  if (atHand) return null;
  const key = `${locale} ${area}`;
  let found = areas.get(key);
  if (!found) {
    found = loadArea(locale, area);
    areas.set(key, found);
  }
  return use(found);
}
