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
  /** Loads another language when the visitor switches to it. */
  load: Load;
  children: ReactNode;
}

/**
 * Holds the languages loaded so far. Above the router, so that switching the language keeps page
 * state.
 */
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
  let loaded = store.languages.get(locale);
  if (!loaded) {
    loaded = store.load(locale);
    store.languages.set(locale, loaded);
  }
  // During a navigation this suspends inside a transition, so the old language stays until the new
  // one is loaded.
  return loaded instanceof Promise ? use(loaded) : loaded;
}

/** Collects the areas that a page uses while the server renders it. */
export const UsedAreas = createContext<Set<Area> | null>(null);

/** Messages and those of one area; on the server all areas are among them. */
export function useMessagesWith(area: Area, locale: Locale, messages: Messages): Messages {
  if (import.meta.env.SSR) use(UsedAreas)?.add(area);
  const added = useLoadedArea(locale, area, area in messages);
  return useMemo(
    () => (added ? ({ ...messages, ...added } as Messages) : messages),
    [messages, added],
  );
}

export const useAreaMessages = (locale: Locale, area: Area): Messages =>
  useMessagesWith(area, locale, useMessages(locale));

/** Outside React, because React discards the state of a component that suspends on its first render. */
const areas = new Map<string, Promise<Partial<Messages>>>();

const areaKey = (locale: Locale, area: Area) => `${locale} ${area}`;

function startLoading(locale: Locale, area: Area): Promise<Partial<Messages>> {
  const key = areaKey(locale, area);
  const loading = areas.get(key) ?? loadArea(locale, area);
  areas.set(key, loading);
  return loading;
}

function useLoadedArea(locale: Locale, area: Area, isInBase: boolean) {
  return isInBase ? null : use(startLoading(locale, area));
}

/** Loads an area before a component reads it. After a failure the next call tries again. */
export async function prefetchArea(locale: Locale, area: Area): Promise<void> {
  try {
    await startLoading(locale, area);
  } catch (error) {
    areas.delete(areaKey(locale, area));
    throw error;
  }
}
