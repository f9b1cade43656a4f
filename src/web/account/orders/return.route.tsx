import { redirect } from 'react-router';
import { returnableQuantity } from '#domain/orders/returns.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { TextAreaField } from '../../shared/forms/form-fields.tsx';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/return.route.ts';
import { loadOrder } from './load-order.server.ts';
import './orders.css';
import { ReturnPhotosField } from './return-photos-field.tsx';
import { ReturnPiece } from './return-piece.tsx';
import { returnByForm } from './return-by-form.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const order = await loadOrder(context, params.id);
  if (!order.can.return) throw redirect(`/account/orders/${order.id}`);
  return order;
}

export function action({ request, context, params }: Route.ActionArgs) {
  return returnByForm(request, { orderId: params.id, ...ownerOf(context) }, () =>
    redirect(`/account/orders/${params.id}?asked#returns`),
  );
}

export { withActionHeaders as headers };

const reasons = [
  'nothing_chosen',
  'no_reason',
  'not_returnable',
  'too_many',
  'made_to_order',
  'too_long',
  'too_many_images',
  'image_too_large',
  'not_an_image',
  'rate_limited',
] as const;

export default function Return({ loaderData: order, actionData }: Route.ComponentProps) {
  const { t, date } = useLanguage();
  const form = useShopForm({ serverResult: actionData });
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
        <ReturnPhotosField areLost={actionData !== undefined} />
        <div className="flex flex-wrap items-center gap-6">
          <SubmitButton size="large" busyLabel={t('account.order.return.busy')}>
            {t('account.order.return.submit')}
          </SubmitButton>
          <Link to={`/account/orders/${order.id}`}>{t('account.order.return.back')}</Link>
        </div>
      </ShopForm>
    </>
  );
}
