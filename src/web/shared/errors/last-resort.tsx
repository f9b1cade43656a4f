import { Component, type ReactNode } from 'react';
import { defaultLocale, directionOf, isLocale, type Locale } from '#i18n/locale.ts';
import { translatorFor } from '#i18n/messages/index.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Logo } from '#ui/logo.tsx';
import styles from '../shell/root.css?url';
import { splitPrefix } from '../http/split-prefix.ts';
import { useMessages } from '../router/messages-store.tsx';
import { fallbackShell } from '../shell/shell-data.tsx';

/**
 * Shown when even the frame of the page fails, instead of the router's own page, which is English and
 * leads nowhere. It needs nothing that could be missing: its links open documents.
 */
export function LastResort({ locale, path }: { locale: Locale; path: string }) {
  const t = translatorFor(useMessages(locale), locale);
  const { prefix } = splitPrefix(path);
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t('failure.title')}</title>
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <header className="site-header">
          <div className="page site-header-row">
            <a href={prefix || '/'} className="wordmark">
              <Logo name={fallbackShell(locale).site.name} />
            </a>
            <nav aria-label={t('header.main')}>
              <a href={`${prefix}/shop`} className="header-link">
                {t('header.shop')}
              </a>
            </nav>
          </div>
        </header>
        <main className="site-main">
          <EmptyState
            heading="h1"
            title={t('failure.title')}
            description={t('failure.text')}
            actions={
              <>
                <a href={path} className="button button-solid button-medium">
                  {t('failure.retry')}
                </a>
                <a href={prefix || '/'} className="button button-outline button-medium">
                  {t('notFound.home')}
                </a>
              </>
            }
          />
        </main>
      </body>
    </html>
  );
}

interface BoundaryProps {
  location: unknown;
  error?: unknown;
  children: ReactNode;
}

interface BoundaryState {
  error: unknown;
  location: unknown;
}

/** Replaces the router's outermost boundary (vite.config.ts), and ends with the next navigation as it does. */
export class RemixErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: this.props.error, location: this.props.location };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps({ error, location }: BoundaryProps, state: BoundaryState) {
    if (state.location !== location) return { error, location };
    return { error: error ?? state.error };
  }

  override render() {
    return this.state.error ? <RemixRootDefaultErrorBoundary /> : this.props.children;
  }
}

export function RemixRootDefaultErrorBoundary() {
  const { pathname, search } = location;
  const { lang } = document.documentElement;
  return <LastResort locale={isLocale(lang) ? lang : defaultLocale} path={pathname + search} />;
}

export const BoundaryShell = ({ children }: { children: ReactNode }) => children;
