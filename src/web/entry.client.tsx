import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMessages } from '#i18n/load-messages.ts';
import { defaultLocale, isLocale } from '#i18n/locale.ts';
import { patientFetch } from './shared/data/patient-fetch.ts';
import { MessagesProvider } from './shared/messages-store.tsx';

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : defaultLocale;
const ask = patientFetch({
  fetch: (request) => fetch(request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: Date.now,
  isOnline: () => navigator.onLine,
});
const messages = await loadMessages(locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider locale={locale} messages={messages} load={loadMessages}>
        <HydratedRouter unstable_fetch={ask} />
      </MessagesProvider>
    </StrictMode>,
  );
});
