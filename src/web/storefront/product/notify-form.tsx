import { useFetcher } from 'react-router';
import type { ProductDetail, Variant } from '#domain/catalog/product.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { FormGuard, useGuardWords } from '../../shared/form-guard.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import type { AlertAnswer, ProductAnswer } from './product-answer.ts';

interface NotifyFormProps {
  product: ProductDetail;
  variant: Variant | null;
  /** The answer to a form that was sent without scripts. */
  answer: ProductAnswer | undefined;
}

/** Where there is nothing to buy, one can ask to be told. */
export default function NotifyForm(props: NotifyFormProps) {
  return (
    <AreaMessages area="productDetails">
      <Notify {...props} />
    </AreaMessages>
  );
}

function Notify({ product, variant, answer }: NotifyFormProps) {
  const t = useT();
  const { state } = useAuth();
  const fetcher = useFetcher<ProductAnswer>();
  const given = fetcher.data ?? answer;
  const alert = given?.form === 'alert' ? given : null;
  const problem = useAlertProblem(alert);
  const isSignedIn = state === 'signed-in';
  return (
    <section className="notify" aria-labelledby="notify-title">
      <h2 id="notify-title" className="text-xl">
        {t('productDetails.notify.title')}
      </h2>
      {alert?.ok ? (
        <p role="status">{t('productDetails.notify.done')}</p>
      ) : (
        <fetcher.Form method="post" noValidate className="grid gap-4">
          <p className="text-sm text-muted">
            {t(isSignedIn ? 'productDetails.notify.textSignedIn' : 'productDetails.notify.text')}
          </p>
          <input type="hidden" name="intent" value="alert" />
          <input type="hidden" name="productId" value={product.id} />
          <input type="hidden" name="variantId" value={variant?.id ?? ''} />
          <FormGuard />
          {!isSignedIn && (
            <Field
              label={t('productDetails.notify.email')}
              error={alert?.reason === 'invalid_email' ? problem : undefined}
              required
            >
              <TextInput
                type="email"
                name="email"
                dir="ltr"
                autoComplete="email"
                defaultValue={alert?.email ?? ''}
                className="rtl:text-right"
              />
            </Field>
          )}
          <Button
            type="submit"
            size="large"
            busy={fetcher.state !== 'idle'}
            busyLabel={t('productDetails.notify.busy')}
          >
            {t('productDetails.notify.submit')}
          </Button>
          <p role="alert" className="text-sm text-terracotta empty:hidden">
            {alert && alert.reason !== 'invalid_email' && problem}
          </p>
        </fetcher.Form>
      )}
    </section>
  );
}

function useAlertProblem(answer: AlertAnswer | null): string {
  const t = useT();
  const guardWords = useGuardWords();
  if (!answer || answer.ok) return '';
  switch (answer.reason) {
    case 'invalid_email':
      return t('productDetails.notify.invalidEmail');
    case 'available':
      return t('productDetails.notify.available');
    case 'not_found':
    case 'failed':
      return t('productDetails.notify.failed');
    default:
      return guardWords(answer);
  }
}
