import { data, Form, redirect, useNavigation } from 'react-router';
import { returnableQuantity } from '#domain/orders/returns.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { TextArea } from '#ui/text-input.tsx';
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

export async function action({ request, context, params }: Route.ActionArgs) {
  const answer = await returnByForm(request, { orderId: params.id, ...ownerOf(context) });
  if (answer.ok) throw redirect(`/account/orders/${params.id}?asked#returns`);
  return data(answer, { status: answer.problem === 'rate_limited' ? 429 : 400 });
}

export default function Return({ loaderData: order, actionData }: Route.ComponentProps) {
  const { t, date } = useLanguage();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <>
      <AccountTitle
        title={t('account.order.return.title', { number: order.number })}
        lead={t('account.order.return.lead', { date: date(order.returnableUntil!) })}
      />
      {actionData && (
        <div role="alert" className="form-notice mb-8">
          <WarningIcon className="mt-0.5 text-terracotta" />
          <div>
            <p className="font-medium">{t('account.order.return.refused')}</p>
            <p className="text-sm">{t(`account.order.return.problems.${actionData.problem}`)}</p>
          </div>
        </div>
      )}
      <Form method="post" encType="multipart/form-data" className="grid gap-10">
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
        <Field label={t('account.order.return.message')}>
          <TextArea
            name="message"
            rows={4}
            maxLength={2000}
            defaultValue={actionData?.message}
            dir="auto"
          />
        </Field>
        <ReturnPhotosField areLost={actionData !== undefined} />
        <div className="flex flex-wrap items-center gap-6">
          <Button
            type="submit"
            size="large"
            busy={isBusy}
            busyLabel={t('account.order.return.busy')}
          >
            {t('account.order.return.submit')}
          </Button>
          <Link to={`/account/orders/${order.id}`}>{t('account.order.return.back')}</Link>
        </div>
      </Form>
    </>
  );
}
