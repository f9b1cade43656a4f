import type { ReactNode } from 'react';
import type { Area } from '#i18n/load-messages.ts';
import { LanguageProvider, useLocale } from '#i18n/react.tsx';
import { useAreaMessages } from '../router/messages-store.tsx';
import { useShell } from '../shell/shell-data.tsx';

/** Makes the messages of an area available to its children; they are loaded with its first page. */
export function AreaMessages({ area, children }: { area: Area; children: ReactNode }) {
  const locale = useLocale();
  const { currency, digits } = useShell().site;
  return (
    <LanguageProvider
      locale={locale}
      messages={useAreaMessages(locale, area)}
      currency={currency}
      digits={digits}
    >
      {children}
    </LanguageProvider>
  );
}
