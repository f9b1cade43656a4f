import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMessages } from '#i18n/load-messages.ts';
import { defaultLocale, isLocale } from '#i18n/locale.ts';
import { retryLoading } from '#ui/retry-loading.ts';
import { createRetryingFetch } from './shared/router/retrying-fetch.ts';
import { MessagesProvider } from './shared/router/messages-store.tsx';

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : defaultLocale;
const retryingFetch = createRetryingFetch({
  fetch: (request) => fetch(request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: Date.now,
  isOnline: () => navigator.onLine,
});
// Until they are there, the page stays as it was served.
const messages = await retryLoading(() => loadMessages(locale));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider locale={locale} messages={messages} load={loadMessages}>
        <HydratedRouter unstable_fetch={retryingFetch} />
      </MessagesProvider>
    </StrictMode>,
  );
});
