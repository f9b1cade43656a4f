import { useLanguage } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { endNotifications } from '#services/notifications/preferences.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { KhatamMark } from '#ui/khatam.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { handleTokenLink, loadTokenLink } from './token-link.server.ts';
import type { Route } from './+types/end-notices.route.ts';

export const loader = loadTokenLink;

export const action = (args: Route.ActionArgs) =>
  handleTokenLink(args, (token) =>
    endNotifications(token, { now: systemClock.now(), of: args.url.searchParams.get('of') }),
  );

export default function EndNotices({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage();
  const form = useShopForm({ serverResult: actionData });
  const isUnknown = form.rejection?.reason === 'unknown_token' || !loaderData.token;
  const step = form.success ? 'ended' : isUnknown ? 'unknown' : 'end';
  const title = t(`enquiries.endMails.notifications.${step}Title`);
  const name = form.success?.name[locale] ?? '';
  return (
    <div className="page letter-page">
      <PageHead title={title} robots="noindex" />
      <KhatamMark className="size-16 text-brass" />
      <h1>{title}</h1>
      <p className="text-muted">
        {step === 'ended'
          ? t('enquiries.endMails.notifications.endedText', { name })
          : t(`enquiries.endMails.notifications.${step}Text`)}
      </p>
      {step === 'end' ? (
        <ShopForm form={form} failedTitle={t('failure.title')} className="grid gap-6">
          <SubmitButton size="large" busyLabel={t('enquiries.endMails.unsubscribing')}>
            {t('enquiries.endMails.notifications.end')}
          </SubmitButton>
        </ShopForm>
      ) : (
        <ButtonLink to="/account/notifications">
          {t('enquiries.endMails.notifications.choices')}
        </ButtonLink>
      )}
    </div>
  );
}
