import { data, Form, useNavigation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { unsubscribe } from '#services/newsletter/unsubscribe.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { KhatamMark } from '#ui/khatam.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import type { Route } from './+types/unsubscribe.route.ts';

/** Opening the link does nothing yet, because mail scanners open links too. The button does. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') });

/**
 * Called by the button of this page and by mail programs, which post to the same URL (RFC 8058).
 */
export async function action({ url }: Route.ActionArgs) {
  const result = await unsubscribe(url.searchParams.get('token') ?? '', systemClock.now());
  return data(result, { status: result.ok ? 200 : 404 });
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const step = actionData?.ok
    ? 'unsubscribed'
    : actionData || !loaderData.token
      ? 'unknownLink'
      : 'unsubscribe';
  const title = t(`storefront.newsletter.${step}Title`);
  return (
    <div className="page letter-page">
      <PageHead title={title} robots="noindex" />
      <KhatamMark className="size-16 text-brass" />
      <h1>{title}</h1>
      <p className="text-muted">{t(`storefront.newsletter.${step}Text`)}</p>
      {step === 'unsubscribe' && <UnsubscribeForm />}
      {step === 'unsubscribed' && (
        <ButtonLink to="/shop">{t('storefront.newsletter.backToShop')}</ButtonLink>
      )}
      {step === 'unknownLink' && (
        <ButtonLink to="/contact">{t('storefront.newsletter.contact')}</ButtonLink>
      )}
    </div>
  );
}

/** Posts to its own URL, including the token. */
function UnsubscribeForm() {
  const t = useT();
  const { state } = useNavigation();
  return (
    <Form method="post">
      <Button
        type="submit"
        size="large"
        busy={state === 'submitting'}
        busyLabel={t('storefront.newsletter.unsubscribing')}
      >
        {t('storefront.newsletter.unsubscribe')}
      </Button>
    </Form>
  );
}
