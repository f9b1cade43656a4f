import { returnableQuantity } from '#domain/orders/returns.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { Link } from '#ui/link.tsx';
import { TextAreaField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { AccountTitle } from '../account-title.tsx';
import { ReturnPhotosField } from './return-photos-field.tsx';
import { ReturnPiece } from './return-piece.tsx';

const reasons = [
  'nothing_chosen',
  'no_reason',
  'not_returnable',
  'too_many',
  'made_to_order',
  'changed_meanwhile',
  'too_long',
  'too_many_images',
  'image_too_large',
  'not_an_image',
  'rate_limited',
] as const;

interface ReturnFormProps {
  order: OrderDetail;
  serverResult: FormResult | undefined;
  /** The page of the order. */
  back: string;
}

/** Which pieces the buyer returns, why, and what else we should know. */
export function ReturnForm({ order, serverResult, back }: ReturnFormProps) {
  const { t, date } = useLanguage();
  const form = useShopForm({ serverResult });
  const texts = reasons.map((reason) => [reason, t(`account.order.return.problems.${reason}`)]);
  return (
    <>
      <AccountTitle
        title={t('account.order.return.title', { number: order.number })}
        lead={t('account.order.return.lead', { date: date(order.returnableUntil!) })}
      />
      <ShopForm
        form={form}
        encType="multipart/form-data"
        failedTitle={t('account.order.return.refused')}
        reasonTexts={Object.fromEntries(texts) as Record<string, string>}
        className="grid gap-10"
      >
        <input type="hidden" name="seen" value={order.returns.length} />
        <fieldset>
          <legend className="mb-4">
            <h2 className="text-xl">{t('account.order.return.which')}</h2>
          </legend>
          <ul className="border-t border-hairline">
            {order.items.map((item) => (
              <ReturnPiece key={item.id} item={item} left={returnableQuantity(item)} />
            ))}
          </ul>
        </fieldset>
        <TextAreaField
          name="message"
          label={t('account.order.return.message')}
          rows={4}
          maxLength={2000}
          dir="auto"
        />
        <ReturnPhotosField areLost={serverResult !== undefined} />
        <div className="flex flex-wrap items-center gap-6">
          <SubmitButton size="large" busyLabel={t('account.order.return.busy')}>
            {t('account.order.return.submit')}
          </SubmitButton>
          <Link to={back}>{t('account.order.return.back')}</Link>
        </div>
      </ShopForm>
    </>
  );
}
