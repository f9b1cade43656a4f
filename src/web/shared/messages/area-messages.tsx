import type { ReactNode } from 'react';
import type { Area } from '#i18n/areas/area.ts';
import { LanguageProvider, useLanguage } from '#i18n/react.tsx';
import { useMessagesWith } from '../router/messages-store.tsx';
import { useShell } from '../shell/shell-data.tsx';

/**
 * Makes the messages of an area available to its children, besides those that are available here.
 * They are loaded with its first page.
 */
export function AreaMessages({ area, children }: { area: Area; children: ReactNode }) {
  const { locale, messages } = useLanguage();
  const { currency, digits } = useShell().site;
  return (
    <LanguageProvider
      locale={locale}
      messages={useMessagesWith(area, locale, messages)}
      currency={currency}
      digits={digits}
    >
      {children}
    </LanguageProvider>
  );
}
