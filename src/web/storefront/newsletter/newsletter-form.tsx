import { useEffect } from 'react';
import { useT } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { BotGuard } from '../../shared/forms/bot-guard.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useRejectionText } from '../../shared/forms/use-rejection-text.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

interface NewsletterFormProps {
  serverResult?: FormResult;
  className?: string;
}

const formId = 'newsletter-form';

export function NewsletterForm({ serverResult, className }: NewsletterFormProps) {
  const t = useT();
  const form = useShopForm({ fetcherKey: 'newsletter', serverResult });
  const { rejection, success } = form;
  const rejectionText = useRejectionText();
  const isAboutEmail = rejection?.fields['email'] !== undefined;

  useEffect(() => {
    if (!success) return;
    toast({
      variant: 'success',
      title: t('newsletter.subscribedTitle'),
      description: t('newsletter.subscribedText'),
    });
    (document.getElementById(formId) as HTMLFormElement | null)?.reset();
  }, [success, t]);

  return (
    <ShopForm
      id={formId}
      form={form}
      action="/newsletter"
      idPrefix="newsletter"
      labels={{ email: t('newsletter.email') }}
      problemText={(problem) => t(`newsletter.${problem === 'required' ? 'required' : 'invalid'}`)}
      hasNotice={false}
      defaultShouldRevalidate={false}
      className={className}
    >
      <BotGuard />
      <EmailField
        autoComplete="email"
        placeholder={t('newsletter.email')}
        hideLabel
        error={rejection && !isAboutEmail ? rejectionText(rejection) : undefined}
        className="newsletter-field"
      />
      <SubmitButton busyLabel={t('newsletter.subscribing')} className="newsletter-button">
        {t('newsletter.subscribe')}
      </SubmitButton>
    </ShopForm>
  );
}
