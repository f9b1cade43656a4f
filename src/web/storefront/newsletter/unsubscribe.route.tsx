import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { unsubscribe } from '#services/newsletter/unsubscribe.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { KhatamMark } from '#ui/khatam.tsx';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm, type ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import type { Route } from './+types/unsubscribe.route.ts';

/** Opening the link does nothing yet, because mail scanners open links too. The button does. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') });

/** The token in the address is all that counts. */
const noFields = z.object({});

/** The button of this page, and of mail programs, which post to the same address (RFC 8058). */
export function action({ url }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  return handleForm(new FormData(), {
    schema: noFields,
    submit: () => unsubscribe(token, systemClock.now()),
  });
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const form = useShopForm({ serverResult: actionData });
  const isUnknown = form.rejection?.reason === 'unknown_token' || !loaderData.token;
  const step = form.success ? 'unsubscribed' : isUnknown ? 'unknownLink' : 'unsubscribe';
  const title = t(`storefront.newsletter.${step}Title`);
  return (
    <div className="page letter-page">
      <PageHead title={title} robots="noindex" />
      <KhatamMark className="size-16 text-brass" />
      <h1>{title}</h1>
      <p className="text-muted">{t(`storefront.newsletter.${step}Text`)}</p>
      {step === 'unsubscribe' && <UnsubscribeForm form={form} />}
      {step === 'unsubscribed' && (
        <ButtonLink to="/shop">{t('storefront.newsletter.backToShop')}</ButtonLink>
      )}
      {step === 'unknownLink' && (
        <ButtonLink to="/contact">{t('storefront.newsletter.contact')}</ButtonLink>
      )}
    </div>
  );
}

/** Posts to its own address, token included. */
function UnsubscribeForm({ form }: { form: ShopFormState }) {
  const t = useT();
  return (
    <ShopForm form={form} failedTitle={t('failure.title')} className="grid gap-6">
      <SubmitButton size="large" busyLabel={t('storefront.newsletter.unsubscribing')}>
        {t('storefront.newsletter.unsubscribe')}
      </SubmitButton>
    </ShopForm>
  );
}
