import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { BotGuard } from '../../shared/forms/bot-guard.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { EnquirySent } from './enquiry-sent.tsx';
import { useEnquiryTexts } from './use-enquiry-texts.ts';

interface EnquiryFormProps {
  serverResult: FormResult | undefined;
  /** Of the fields beside those of the person. */
  labels: Record<string, string>;
  sent: { title: string; text: string };
  submit: string;
  defaultShouldRevalidate?: boolean;
  children: ReactNode;
}

/** A short enquiry; thanks take its place when it was sent. */
export function EnquiryForm({
  serverResult,
  labels,
  sent,
  submit,
  children,
  ...rest
}: EnquiryFormProps) {
  const t = useT();
  const form = useShopForm({ serverResult });
  const texts = useEnquiryTexts({
    title: t('enquiries.contact.failedTitle'),
    failed: t('enquiries.contact.failed'),
  });
  const person = {
    full_name: t('enquiries.fields.fullName'),
    email: t('enquiries.fields.email'),
    phone: t('enquiries.fields.phone'),
  };
  if (form.success) return <EnquirySent {...sent} />;
  return (
    <ShopForm
      {...texts}
      {...rest}
      form={form}
      labels={{ ...person, ...labels }}
      className="enquiry-form"
    >
      <BotGuard />
      {children}
      <div className="enquiry-wide enquiry-end">
        <SubmitButton size="large" busyLabel={t('enquiries.contact.sending')}>
          {submit}
        </SubmitButton>
        <p className="text-xs text-muted">{t('enquiries.fields.requiredNote')}</p>
      </div>
    </ShopForm>
  );
}
