import type { Locale } from './locale.ts';
import type { Messages } from './messages/index.ts';

/** For the browser: only the language in use is fetched. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return locale === 'ar'
    ? import('./messages/ar/index.ts').then((module) => module.ar)
    : import('./messages/en/index.ts').then((module) => module.en);
}
