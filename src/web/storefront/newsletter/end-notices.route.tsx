import { data, Form, useNavigation } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { endNotifications } from '#services/notifications/preferences.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { KhatamMark } from '#ui/khatam.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import type { Route } from './+types/end-notices.route.ts';

/** Opening the link does nothing yet, because mail scanners open links too. The button does. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') });

/**
 * Called by the button of this page and by mail programs, which post to the same URL (RFC 8058).
 */
export async function action({ url }: Route.ActionArgs) {
  const result = await endNotifications(url.searchParams.get('token') ?? '');
  return data(result, { status: result.ok ? 200 : 404 });
}

export default function EndNotices({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage();
  const { state } = useNavigation();
  const step = actionData?.ok ? 'ended' : actionData || !loaderData.token ? 'unknown' : 'end';
  const title = t(`storefront.newsletter.notifications.${step}Title`);
  const name = actionData?.ok ? actionData.name[locale] : '';
  return (
    <div className="page letter-page">
      <PageHead title={title} robots="noindex" />
      <KhatamMark className="size-16 text-brass" />
      <h1>{title}</h1>
      <p className="text-muted">
        {step === 'ended'
          ? t('storefront.newsletter.notifications.endedText', { name })
          : t(`storefront.newsletter.notifications.${step}Text`)}
      </p>
      {step === 'end' ? (
        <Form method="post">
          <Button
            type="submit"
            size="large"
            busy={state === 'submitting'}
            busyLabel={t('storefront.newsletter.unsubscribing')}
          >
            {t('storefront.newsletter.notifications.end')}
          </Button>
        </Form>
      ) : (
        <ButtonLink to="/account/notifications">
          {t('storefront.newsletter.notifications.choices')}
        </ButtonLink>
      )}
    </div>
  );
}
