import { createContext, use, useState, type ReactNode } from 'react';
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
  const [store] = useState<Store>(() => ({ languages: new Map([[locale, messages]]), load }));
  return <StoreContext value={store}>{children}</StoreContext>;
}

export function useMessages(locale: Locale): Messages {
  const store = use(StoreContext);
  if (!store) throw new Error('useMessages needs a MessagesProvider above it.');
  let found = store.languages.get(locale);
  if (!found) {
    found = store.load(locale);
    store.languages.set(locale, found);
  }
  // Inside a navigation this suspends in a transition: the old language stays until the new one is here.
  return found instanceof Promise ? use(found) : found;
}
