import type { Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { environment } from '#platform/environment.server.ts';

export interface DemoMail {
  id: string;
  recipient: string;
  locale: Locale;
  subject: string;
  createdAt: Date;
}

const maxShown = 50;

/** Only the embedded demo shows its outbox: it sends nothing, and its links could not be followed. */
export function hasDemoMail(): boolean {
  const { DEMO, SMTP_URL } = environment();
  return DEMO && SMTP_URL === undefined;
}

/** Newest first; null in a real shop. */
export async function readDemoMail(): Promise<DemoMail[] | null> {
  if (!hasDemoMail()) return null;
  // As system: the outbox has no owner, and visitors of the demo have no mailbox.
  const [mails] = await asSystem().read(
    db
      .selectFrom('mail_outbox')
      .select(['id', 'recipient', 'locale', 'subject', 'created_at as createdAt'])
      .where('status', '=', 'kept')
      .where('html', 'is not', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(maxShown),
  );
  return mails;
}

/** One mail as its recipient sees it, with working links; null in a real shop. */
export async function findDemoMail(id: string, theme: 'light' | 'dark'): Promise<string | null> {
  if (!hasDemoMail() || !isUuid(id)) return null;
  // As system, as above.
  const [[mail]] = await asSystem().read(
    db.selectFrom('mail_outbox').select('html').where('id', '=', id).where('status', '=', 'kept'),
  );
  return mail?.html ? shownIn(theme, mail.html) : null;
}

const darkTheme = '@media(prefers-color-scheme:dark)';

/** Links leave the frame and stay on the address that the visitor uses; the theme is the chosen one. */
const shownIn = (theme: 'light' | 'dark', html: string): string =>
  html
    .replace('<head>', '<head><base target="_top">')
    .replaceAll(`="${environment().PUBLIC_URL}/`, '="/')
    .replaceAll(darkTheme, theme === 'dark' ? '@media all' : '@media not all')
    .replaceAll('light dark', theme);
