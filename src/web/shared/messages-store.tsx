import { createContext, use, type ReactNode } from 'react';
import type { Locale } from '#i18n/locale.ts';
import { loadMessages, type Messages } from '#i18n/messages/index.ts';

type Store = Map<Locale, Messages | Promise<Messages>>;

const StoreContext = createContext<Store | null>(null);

interface Props {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/** Holds the languages loaded so far; stands above the router, so that switching keeps page state. */
export function MessagesProvider({ locale, messages, children }: Props) {
  return <StoreContext value={new Map([[locale, messages]])}>{children}</StoreContext>;
}

export function useMessages(locale: Locale): Messages {
  const store = use(StoreContext);
  if (!store) throw new Error('useMessages needs a MessagesProvider above it.');
  let found = store.get(locale);
  if (!found) {
    found = loadMessages(locale);
    store.set(locale, found);
  }
  // Inside a navigation this suspends in a transition: the old language stays until the new one is here.
  return found instanceof Promise ? use(found) : found;
}
