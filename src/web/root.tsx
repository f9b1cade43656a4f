import { useMemo, type ReactNode } from 'react';
import {
  data,
  Links,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { LanguageProvider, useLanguage } from '#i18n/react.tsx';
import { defaultLocale, directionOf } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { systemClock } from '#platform/clock.ts';
import { environment } from '#platform/environment.server.ts';
import { createFormStamp } from '#services/shared/form-stamp.server.ts';
import { readPageMetadata } from '#services/seo/page-metadata.server.ts';
import { readSite } from '#services/site/site.server.ts';
import { fontPreloads } from '#ui/fonts.ts';
import { UiLabelsProvider } from '#ui/labels.tsx';
import { ToastRegion } from '#ui/toast.tsx';
import type { Route } from './+types/root.ts';
import { splitPrefix } from './shared/http/split-prefix.ts';
import { loadPartsForNewData } from './shared/router/after-first-interaction.ts';
import { fallBackToShownData, useRecordShownData } from './shared/router/shown-data-fallback.ts';
import { flashToast } from './shared/flash/flash-toast.server.ts';
import { takeFlash } from './shared/flash/flash.server.ts';
import { DeferredScripts } from './shared/router/deferred-scripts.tsx';
import { useMessages } from './shared/router/messages-store.tsx';
import { pageRequest } from './shared/http/page-request.server.ts';
import { catchFailedSubmissions } from './shared/forms/failed-submission.ts';
import { fillPersonalParts, useFetchedParts } from './shared/session/personal-parts.ts';
import { readPersonalParts } from './shared/session/read-personal-parts.server.ts';
import { useSessionRefresh } from './shared/session/use-session-refresh.ts';
import { SessionToasts } from './shared/session/session-toasts.tsx';
import { recordRoutePattern } from './shared/router/record-route-pattern.server.ts';
import { UpdateNotice } from './shared/pwa/update-notice.tsx';
import { previewMiddleware } from './shared/session/preview.server.ts';
import { sessionMiddleware } from './shared/session/session.server.ts';
import { closedShopMiddleware } from './shared/shell/closed-shop.server.ts';
import { ConnectionIndicator } from './shared/connection/connection-indicator.tsx';
import { DeferredFooter } from './shared/shell/deferred-parts.ts';
import { Header } from './shared/shell/header.tsx';
import {
  mainId,
  NavigationFocus,
  NavigationProgress,
  useNavigatedMark,
} from './shared/shell/navigation-focus.tsx';
import {
  fallbackShell,
  ShellProvider,
  useShell,
  type ShellData,
} from './shared/shell/shell-data.tsx';
import { ThemeColour } from './shared/preferences/theme-colour.tsx';
import { useTranslatedUiLabels } from './shared/messages/use-translated-ui-labels.ts';
import { WishlistMerge } from './shared/wishlist/wishlist-merge.tsx';
import styles from './shared/shell/root.css?url';

export { RootErrorBoundary as ErrorBoundary } from './shared/errors/root-error-boundary.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const middleware = [
  recordRoutePattern,
  sessionMiddleware,
  closedShopMiddleware,
  previewMiddleware,
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  loadPartsForNewData,
  fallBackToShownData,
  fillPersonalParts,
  catchFailedSubmissions,
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, prefix, theme, cookies, isForAnyCustomer } = context.get(pageRequest);
  const { flash, cleared } = takeFlash(cookies);
  const now = systemClock.now();
  const parts = await readPersonalParts(context, now);
  const site = await readSite(locale);
  const shell: ShellData = {
    locale,
    prefix,
    theme,
    flash: flash && { code: flash, toast: flashToast(flash, translator(locale), site.name) },
    publicUrl: environment().PUBLIC_URL,
    site,
    seo: await readPageMetadata(splitPrefix(url.pathname).path, locale),
    ...parts,
    isSignedIn: isForAnyCustomer || parts.isSignedIn,
    formStamp: createFormStamp(now),
  };
  return data(shell, cleared ? { headers: { 'Set-Cookie': cleared } } : undefined);
}

/**
 * The header shows who is signed in and flash messages wait in a cookie, so every navigation
 * reloads this data. A form that opts out is respected: offline, reloading would replace its page
 * by an error.
 */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => !formMethod || defaultShouldRevalidate;

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/**
 * The server renders the nonce of this response; browsers hide it from scripts, so React must not
 * compare it.
 */
const hiddenNonce = import.meta.env.SSR ? undefined : '';

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const fallback = useMemo(() => fallbackShell(documentLocale()), []);
  const shell = loaded ?? fallback;
  const { locale, theme, site } = shell;
  return (
    <html lang={locale} dir={directionOf(locale)} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <ThemeColour theme={theme} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/${locale}/manifest.webmanifest`} />
        {fontPreloads[locale].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <Links nonce={import.meta.env.DEV ? '' : hiddenNonce} />
      </head>
      <body>
        <LanguageProvider
          locale={locale}
          messages={useMessages(locale)}
          currency={site.currency}
          digits={site.digits}
        >
          <ShellProvider shell={shell}>
            <Frame>{children}</Frame>
          </ShellProvider>
        </LanguageProvider>
        <ScrollRestoration nonce={hiddenNonce} />
        <DeferredScripts nonce={hiddenNonce} />
      </body>
    </html>
  );
}

function documentLocale() {
  return typeof document === 'undefined' || document.documentElement.lang !== 'ar'
    ? defaultLocale
    : 'ar';
}

/** A route that renders its own frame exports `handle = { bare: true }`. */
function useIsBare(): boolean {
  return useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const { flash } = useShell();
  const bare = useIsBare();
  useRecordShownData();
  useFetchedParts();
  useSessionRefresh();
  useNavigatedMark();
  const toasts = useMemo(() => (flash ? [flash.toast] : []), [flash]);
  return (
    <UiLabelsProvider labels={useTranslatedUiLabels()}>
      <a href={`#${mainId}`} className="skip-link">
        {t('skipToContent')}
      </a>
      {!bare && <Header />}
      <main id={mainId} tabIndex={-1} className="site-main">
        {children}
      </main>
      {!bare && <DeferredFooter />}
      <NavigationProgress />
      <NavigationFocus />
      <ConnectionIndicator />
      <UpdateNotice />
      <SessionToasts />
      <WishlistMerge />
      <ToastRegion flash={toasts} />
    </UiLabelsProvider>
  );
}

export default function Root() {
  return <Outlet />;
}
