import { use, useMemo, type ReactNode } from 'react';
import { loadAdminArea, type AdminArea } from '#i18n/load-admin-messages.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Messages } from '#i18n/messages/index.ts';
import { LanguageProvider, useLocale } from '#i18n/react.tsx';
import { useAreaMessages } from '../shared/router/messages-store.tsx';
import { useShell } from '../shared/shell/shell-data.tsx';

/** Adds the messages of one entry to those of the whole back office. */
export function EntryMessages({ area, children }: { area: AdminArea; children: ReactNode }) {
  const locale = useLocale();
  const { currency, digits } = useShell().site;
  return (
    <LanguageProvider
      locale={locale}
      messages={useEntryMessages(locale, area)}
      currency={currency}
      digits={digits}
    >
      {children}
    </LanguageProvider>
  );
}

/** Outside React, because React discards the state of a component that suspends on its first render. */
const loadedAreas = new Map<string, Promise<Partial<Messages>>>();

function useEntryMessages(locale: Locale, area: AdminArea): Messages {
  const backOffice = useAreaMessages(locale, 'admin');
  const own = useLoadedArea(locale, area, area in backOffice);
  return useMemo(
    () => (own ? ({ ...backOffice, ...own } as Messages) : backOffice),
    [backOffice, own],
  );
}

function useLoadedArea(locale: Locale, area: AdminArea, isLoaded: boolean) {
  // On the server every area is there from the start.
  if (isLoaded) return null;
  const key = `${locale} ${area}`;
  const loading = loadedAreas.get(key) ?? loadAdminArea(locale, area);
  loadedAreas.set(key, loading);
  return use(loading);
}
