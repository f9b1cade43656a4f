import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';

export interface DemoMail {
  id: string;
  recipient: string;
  locale: string;
  subject: string;
  text: string | null;
  createdAt: Date;
}

const maxShown = 50;

/** Only the embedded demo shows its outbox: it sends nothing, and its links could not be followed. */
export function hasDemoMail(): boolean {
  const { DEMO, SMTP_URL } = environment();
  return DEMO && SMTP_URL === undefined;
}

/** Newest first, with sign-in links; null in a real shop. */
export async function readDemoMail(): Promise<DemoMail[] | null> {
  if (!hasDemoMail()) return null;
  // As system: the outbox has no owner, and visitors of the demo have no mailbox.
  const [mails] = await asSystem().read(
    db
      .selectFrom('mail_outbox')
      .select(['id', 'recipient', 'locale', 'subject', 'text', 'created_at as createdAt'])
      .where('status', '=', 'kept')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(maxShown),
  );
  return mails;
}
