import type { Locale } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { actorHasRole } from '#services/shared/actor-has-role.server.ts';
import type { Staff } from '#services/shared/staff.ts';

type TestMailResult = { ok: true } | { ok: false; reason: 'forbidden' | 'no_mail_server' };

/** To the administrator who asks: whether it arrives only they can see. */
export async function sendTestMail(
  { email, locale }: { email: string; locale: Locale },
  { actor, now }: Staff,
): Promise<TestMailResult> {
  if (!(await actorHasRole(actor, 'admin'))) return { ok: false, reason: 'forbidden' };
  const { SMTP_URL, PUBLIC_URL } = environment();
  if (!SMTP_URL) return { ok: false, reason: 'no_mail_server' };
  // As system: no user may write the outbox.
  await asSystem({ onBehalfOf: actor }).transaction((trx) =>
    enqueueMail(trx, {
      ...{ recipient: email, locale, template: 'test_mail', now },
      data: { link: `${PUBLIC_URL}/admin` },
    }),
  );
  return { ok: true };
}
