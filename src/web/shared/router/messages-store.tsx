import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { Area } from '#i18n/areas/area.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Messages } from '#i18n/messages/index.ts';
import { retryLoading } from '#ui/retry-loading.ts';
import { reportLoadFailure } from '../connection/load-failures.ts';

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
    loaded = retryLoading(() => store.load(locale), { onFailure: reportLoadFailure });
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
  const added = useLoadedArea(locale, area, area.name in messages);
  return useMemo(
    () => (added ? ({ ...messages, ...added } as Messages) : messages),
    [messages, added],
  );
}

const loadedAreas = new Map<() => unknown, Partial<Messages>>();

/** Outside React, because React discards the state of a component that suspends on its first render. */
const waitedFor = new Map<() => unknown, Promise<Partial<Messages>>>();

/** Loads an area before a component reads it. */
export async function prefetchArea(locale: Locale, area: Area): Promise<Partial<Messages>> {
  const load = area[locale];
  const messages = loadedAreas.get(load) ?? (await load());
  loadedAreas.set(load, messages);
  return messages;
}

/** Waits for an area as long as it takes: the page stays as it is meanwhile. */
function useLoadedArea(locale: Locale, area: Area, isLoaded: boolean): Partial<Messages> | null {
  if (isLoaded) return null;
  const load = area[locale];
  const waiting =
    waitedFor.get(load) ??
    retryLoading(() => prefetchArea(locale, area), { onFailure: reportLoadFailure });
  waitedFor.set(load, waiting);
  return use(waiting);
}
