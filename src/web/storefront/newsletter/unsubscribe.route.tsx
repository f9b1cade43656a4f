import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { unsubscribe } from '#services/newsletter/unsubscribe.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { KhatamMark } from '#ui/khatam.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm, type ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { handleTokenLink, loadTokenLink } from './token-link.server.ts';
import type { Route } from './+types/unsubscribe.route.ts';

export const loader = loadTokenLink;

export const action = (args: Route.ActionArgs) =>
  handleTokenLink(args, (token) =>
    unsubscribe(token, systemClock.now(), args.url.searchParams.get('of')),
  );

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const form = useShopForm({ serverResult: actionData });
  const isUnknown = form.rejection?.reason === 'unknown_token' || !loaderData.token;
  const step = form.success ? 'unsubscribed' : isUnknown ? 'unknownLink' : 'unsubscribe';
  const title = t(`enquiries.endMails.${step}Title`);
  return (
    <div className="page letter-page">
      <PageHead title={title} robots="noindex" />
      <KhatamMark className="size-16 text-brass" />
      <h1>{title}</h1>
      <p className="text-muted">{t(`enquiries.endMails.${step}Text`)}</p>
      {step === 'unsubscribe' && <UnsubscribeForm form={form} />}
      {step === 'unsubscribed' && (
        <ButtonLink to="/shop">{t('enquiries.endMails.backToShop')}</ButtonLink>
      )}
      {step === 'unknownLink' && (
        <ButtonLink to="/contact">{t('enquiries.endMails.contact')}</ButtonLink>
      )}
    </div>
  );
}

/** Posts to its own address, token included. */
function UnsubscribeForm({ form }: { form: ShopFormState }) {
  const t = useT();
  return (
    <ShopForm form={form} failedTitle={t('failure.title')} className="grid gap-6">
      <SubmitButton size="large" busyLabel={t('enquiries.endMails.unsubscribing')}>
        {t('enquiries.endMails.unsubscribe')}
      </SubmitButton>
    </ShopForm>
  );
}
