import type { Locale } from '#i18n/locale.ts';
import type { Actor } from '#platform/database/actor.ts';

/** The actor and language of a read. */
export interface Reader {
  actor: Actor;
  locale: Locale;
}

/** For reads that depend on time, such as what counts as new. */
export interface DatedReader extends Reader {
  now: Date;
}
