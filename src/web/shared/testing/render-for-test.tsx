import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Locale } from '#i18n/locale.ts';
import { LanguageProvider } from '#i18n/react.tsx';
import { messagesOf } from '#i18n/translator.server.ts';
import { UiLabelsProvider } from '#ui/labels.tsx';
import { fallbackShell, ShellProvider } from '../shell/shell-data.tsx';
import { useTranslatedUiLabels } from '../messages/use-translated-ui-labels.ts';

const Labels = ({ children }: { children: ReactNode }) => (
  <UiLabelsProvider labels={useTranslatedUiLabels()}>{children}</UiLabelsProvider>
);

/** Renders part of a page to HTML, inside all the providers that pages have. */
export function renderForTest(node: ReactNode, locale: Locale = 'en'): string {
  const element = (
    <LanguageProvider locale={locale} messages={messagesOf(locale)} currency="USD" digits="arab">
      <ShellProvider shell={fallbackShell(locale)}>
        <Labels>{node}</Labels>
      </ShellProvider>
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
