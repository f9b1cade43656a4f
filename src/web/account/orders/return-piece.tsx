import { allowedReturnReasons } from '#domain/orders/returns.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderItem } from '#services/orders/order-items.server.ts';
import { SelectField } from '../../shared/forms/form-fields.tsx';
import { OrderPieceText } from './order-pieces.tsx';
import { PiecePicture } from '../../shared/pictures/piece-picture.tsx';

/** The quantity to return and the reason. */
export function ReturnPiece({ item, left }: { item: OrderItem; left: number }) {
  const { t } = useLanguage();
  return (
    <li className="order-piece">
      <PiecePicture src={item.picture} name={item.name} sizes="(width >= 48rem) 8.5rem, 6rem" />
      <div className="grid content-start gap-5 md:col-span-2">
        <OrderPieceText item={item} />
        {left > 0 ? (
          <Choice item={item} left={left} />
        ) : (
          <p className="text-sm text-muted">{t('account.order.return.alreadyBack')}</p>
        )}
      </div>
    </li>
  );
}

function Choice({ item, left }: { item: OrderItem; left: number }) {
  const { t, number } = useLanguage();
  const counts = Array.from({ length: left }, (_, index) => index + 1);
  return (
    <div role="group" aria-label={item.name} className="return-choice">
      <SelectField
        name={`quantity-${item.id}`}
        label={t('account.order.return.quantity')}
        options={[
          { value: '0', label: t('account.order.return.keepIt') },
          ...counts.map((count) => ({ value: String(count), label: number(count) })),
        ]}
      />
      <SelectField
        name={`reason-${item.id}`}
        label={t('account.order.return.reason')}
        hint={item.madeToOrder ? t('account.order.return.customOnly') : undefined}
        placeholder={item.madeToOrder ? undefined : t('account.order.return.why')}
        options={allowedReturnReasons(item).map((reason) => ({
          value: reason,
          label: t(`account.order.return.reasons.${reason}`),
        }))}
      />
    </div>
  );
}
