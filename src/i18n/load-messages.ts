import type { Locale } from './locale.ts';
import type { Messages } from './messages/index.ts';

/** A table and no condition, which the build would fold into one import with the files of one language. */
const bases = {
  en: () => import('./messages/en/base.ts'),
  ar: () => import('./messages/ar/base.ts'),
};

/** For the browser: only the language in use is fetched, without the areas. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { base } = await bases[locale]();
  // Components that use an area's messages are children of <AreaMessages>, which loads them.
  return base as Messages;
}
