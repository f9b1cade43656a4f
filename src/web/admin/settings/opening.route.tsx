import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { environment } from '#platform/environment.server.ts';
import { changeOpening } from '#services/opening/change-opening.server.ts';
import { sendTestMail } from '#services/opening/send-test-mail.server.ts';
import { readOpening } from '#services/site/site.server.ts';
import { WarningIcon } from '#ui/icons.tsx';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { viewerOf } from '../../shared/session/session.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/opening.route.ts';
import { OpeningForm, TestMailForm } from './opening-forms.tsx';
import './settings.css';

export const middleware = [requireMenuRole];

export async function loader({ context }: Route.LoaderArgs) {
  const { isOpen, opensOn } = await readOpening();
  const hasMailServer = environment().SMTP_URL !== undefined;
  return { isOpen, opensOn, hasMailServer, email: viewerOf(context)!.email };
}

const input = z.object({
  intent: z.enum(['open', 'close', 'day', 'test']),
  opens_on: z.union([z.iso.date(), z.literal('')]).default(''),
});

export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  const { email } = viewerOf(context)!;
  const { locale } = context.get(pageRequest);
  return handleForm(await readForm(request), {
    schema: input,
    submit: ({ intent, opens_on }) =>
      intent === 'test'
        ? sendTestMail({ email, locale }, staff)
        : changeOpening({ isOpen: intent === 'open', opensOn: opens_on || null }, staff),
  });
}

export default function Opening({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { isOpen, opensOn, hasMailServer, email } = loaderData;
  const title = t('admin.pages.opening');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminSettings.opening.lead')}</p>
      <section className="settings-section" aria-labelledby="opening-state">
        <h2 id="opening-state" className="mb-3 text-xl">
          {t(`adminSettings.opening.${isOpen ? 'isOpen' : 'isClosed'}`)}
        </h2>
        <OpeningForm key={`${isOpen}`} {...{ isOpen, opensOn }} serverResult={actionData} />
      </section>
      <section className="settings-section" aria-labelledby="opening-mail">
        <h2 id="opening-mail" className="mb-3 text-xl">
          {t('adminSettings.opening.mailTitle')}
        </h2>
        {hasMailServer ? (
          <TestMailForm email={email} serverResult={actionData} />
        ) : (
          <p role="alert" className="flex max-w-prose items-start gap-2 text-terracotta">
            <WarningIcon className="mt-1 shrink-0" /> {t('adminSettings.opening.noMail')}
          </p>
        )}
      </section>
    </>
  );
}
