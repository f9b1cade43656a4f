import { data } from 'react-router';
import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { sendMailAgain } from '#services/mail/send-mail-again.server.ts';
import { readMail } from '#services/settings/read-mail.server.ts';
import { Link } from '#ui/link.tsx';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { RecordUpdates } from '../live/live-notice.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/mail.route.ts';
import { MailFacts } from './mail-facts.tsx';
import { SendAgainForm } from './send-again-form.tsx';
import './settings.css';

export const middleware = [requireMenuRole];

export async function loader({ params, context }: Route.LoaderArgs) {
  const mail = await readMail(params.id, staffMemberOf(context));
  if (!mail) throw data(null, { status: 404 });
  return mail;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return handleForm(await readForm(request), {
    schema: z.object({}),
    submit: () => sendMailAgain(params.id, staff),
  });
}

export default function Mail({ loaderData: mail, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <AdminTitle page={mail.subject}>
        <bdi lang={mail.locale}>{mail.subject}</bdi>
      </AdminTitle>
      <p className="mt-2">
        <Link to="/admin/settings/mail">{t('adminSettings.mails.back')}</Link>
      </p>
      <RecordUpdates area="mails" id={mail.id} />
      <MailFacts mail={mail} />
      <SendAgainForm serverResult={actionData} />
      <section className="settings-section" aria-labelledby="mail-text">
        <h2 id="mail-text" className="mb-3 text-xl">
          {t('adminSettings.mails.text')}
        </h2>
        {mail.shown_text === null ? (
          <p className="text-muted">
            {t(`adminSettings.mails.${mail.carries_link ? 'hiddenText' : 'removedText'}`)}
          </p>
        ) : (
          <p
            lang={mail.locale}
            dir={mail.locale === 'ar' ? 'rtl' : 'ltr'}
            className="settings-mail-text"
          >
            {mail.shown_text}
          </p>
        )}
      </section>
    </>
  );
}
