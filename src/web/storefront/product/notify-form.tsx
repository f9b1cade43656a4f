import type { ProductDetail, Variant } from '#domain/catalog/product.ts';
import { useT } from '#i18n/react.tsx';
import { BotGuard } from '../../shared/forms/bot-guard.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { useAuth } from '../../shared/session/auth.tsx';

interface NotifyFormProps {
  product: ProductDetail;
  variant: Variant | null;
  serverResult: FormResult | undefined;
}

/** Asks for an e-mail when a sold-out piece is back in stock. */
export default function NotifyForm(props: NotifyFormProps) {
  return <Notify key={props.variant?.id} {...props} />;
}

function Notify({ product, variant, serverResult }: NotifyFormProps) {
  const t = useT();
  const { state } = useAuth();
  const form = useShopForm({ intent: 'alert', serverResult });
  const isSignedIn = state === 'signed-in';
  const failed = t('productDetails.notify.failed');
  return (
    <section className="notify" aria-labelledby="notify-title">
      <h2 id="notify-title" className="text-xl">
        {t('productDetails.notify.title')}
      </h2>
      {form.success ? (
        <p role="status">{t('productDetails.notify.done')}</p>
      ) : (
        <ShopForm
          form={form}
          idPrefix="notify"
          labels={{ email: t('productDetails.notify.email') }}
          problemText={() => t('productDetails.notify.invalidEmail')}
          reasonTexts={{
            invalid_input: '',
            available: t('productDetails.notify.available'),
            failed,
            unreachable: failed,
          }}
          hasNotice={false}
          className="grid gap-4"
        >
          <p className="text-sm text-muted">
            {t(isSignedIn ? 'productDetails.notify.textSignedIn' : 'productDetails.notify.text')}
          </p>
          <input type="hidden" name="productId" value={product.id} />
          <input type="hidden" name="variantId" value={variant?.id ?? ''} />
          <BotGuard />
          {!isSignedIn && (
            <TextField name="email" type="email" dir="ltr" autoComplete="email" required />
          )}
          <SubmitButton size="large" busyLabel={t('productDetails.notify.busy')}>
            {t('productDetails.notify.submit')}
          </SubmitButton>
          <RejectionLine />
        </ShopForm>
      )}
    </section>
  );
}
