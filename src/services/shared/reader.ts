import type { Locale } from '#i18n/locale.ts';
import type { Actor } from '#platform/database/actor.ts';

/** As whom and in which language something is read. */
export interface Reader {
  actor: Actor;
  locale: Locale;
}

/** Where time decides what is shown, such as what counts as new. */
export interface DatedReader extends Reader {
  now: Date;
}
