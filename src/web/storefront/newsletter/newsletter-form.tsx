import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast-store.ts';
import { FormGuard, useGuardWords } from '../../shared/form-guard.tsx';
import type { SubscribeAnswer } from './answer.ts';

interface NewsletterFormProps {
  /** What the server said to a form that was sent without scripts. */
  answer?: SubscribeAnswer;
  className?: string;
}

export function NewsletterForm({ answer, className }: NewsletterFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<SubscribeAnswer>({ key: 'newsletter' });
  const problem = useProblem();
  const latest = fetcher.data ?? answer;

  useEffect(() => {
    if (!fetcher.data) return;
    if (!fetcher.data.ok) {
      form.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus();
      return;
    }
    toast({
      variant: 'success',
      title: t('storefront.newsletter.subscribedTitle'),
      description: t('storefront.newsletter.subscribedText'),
    });
    form.current?.reset();
  }, [fetcher.data, t]);

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/newsletter"
      noValidate
      defaultShouldRevalidate={false}
      className={className}
    >
      <FormGuard />
      <Field
        id="newsletter-email"
        label={t('storefront.newsletter.email')}
        hideLabel
        required
        error={latest && !latest.ok && problem(latest)}
        className="newsletter-field"
      >
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          placeholder={t('storefront.newsletter.email')}
          defaultValue={answer && !answer.ok ? answer.email : undefined}
          className="rtl:text-right"
        />
      </Field>
      <Button
        type="submit"
        busy={fetcher.state === 'submitting'}
        busyLabel={t('storefront.newsletter.subscribing')}
        className="newsletter-button"
      >
        {t('storefront.newsletter.subscribe')}
      </Button>
    </fetcher.Form>
  );
}

function useProblem() {
  const t = useT();
  const guard = useGuardWords();
  return (refusal: Extract<SubscribeAnswer, { ok: false }>): string => {
    switch (refusal.reason) {
      case 'required':
        return t('storefront.newsletter.required');
      case 'invalid_email':
        return t('storefront.newsletter.invalid');
      default:
        return guard(refusal);
    }
  };
}
