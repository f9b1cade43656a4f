import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Locale } from '#i18n/locale.ts';
import { LanguageProvider } from '#i18n/react.tsx';
import { messagesOf } from '#i18n/translator.server.ts';
import { UiLabelsProvider } from '#ui/labels.tsx';
import { emergencyShell, ShellProvider } from './shell-data.tsx';
import { useUiWords } from './ui-words.ts';

const Labels = ({ children }: { children: ReactNode }) => (
  <UiLabelsProvider labels={useUiWords()}>{children}</UiLabelsProvider>
);

/** The HTML of a part of a page, in everything that pages stand in. */
export const renderForTest = (node: ReactNode, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider locale={locale} messages={messagesOf(locale)} currency="USD" digits="arab">
        <ShellProvider shell={emergencyShell(locale)}>
          <Labels>{node}</Labels>
        </ShellProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
