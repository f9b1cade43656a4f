import { languageOf } from '#i18n/locale.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { DeskReturn } from '#services/order-desk/desk-returns.server.ts';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { Badge } from '#ui/badge.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { useOrderMoney } from '../use-order-money.ts';
import type { DeskSuccess } from './desk-results.ts';
import { DeskSection } from './desk-section.tsx';
import { PiecesOfReturn } from './pieces-of-return.tsx';
import { DeskReturnForm } from './desk-return-form.tsx';

const tones = {
  requested: 'warning',
  approved: 'information',
  refused: 'sale',
  received: 'information',
  refunded: 'success',
} as const;

interface DeskReturnsProps {
  order: OrderDesk;
  serverResult: FormResult<DeskSuccess> | undefined;
}

/** What the customer wants to give back, and the decisions about it. */
export function DeskReturns({ order, serverResult }: DeskReturnsProps) {
  const { t } = useLanguage();
  if (order.returns.length === 0) return null;
  return (
    <DeskSection id="returns" title={t('adminOrders.orderReturns.title')}>
      {order.returns.map((each) => (
        <Return key={each.id} return={each} {...{ order, serverResult }} />
      ))}
    </DeskSection>
  );
}

type ReturnProps = DeskReturnsProps & { return: DeskReturn };

function Return({ order, return: returned, serverResult }: ReturnProps) {
  const { t, date } = useLanguage();
  const form = useShopForm<DeskSuccess>({ intent: `return ${returned.id}`, serverResult });
  const decided = form.success?.returned;
  const money = useOrderMoney();
  const refund = returned.refund?.amount ?? returned.proposed;
  return (
    <article className="desk-return">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={tones[returned.status]}>
          {t(`adminOrders.orderReturns.statuses.${returned.status}`)}
        </Badge>
        <span className="text-sm text-muted">
          {t(`adminOrders.orderReturns.${returned.isOpenedByStaff ? 'opened' : 'requested'}`, {
            date: date(returned.at, 'dateTime'),
          })}
        </span>
      </p>
      <p role="status" className="font-medium empty:hidden">
        {decided &&
          t('adminOrders.orderReturns.done', {
            status: t(`adminOrders.orderReturns.statuses.${decided}`),
          })}
      </p>
      <PiecesOfReturn
        items={order.items}
        lines={returned.lines}
        more={({ reason }) => t(`adminOrders.orderReturns.reasons.${reason}`)}
      />
      <CustomerText text={returned.message} />
      <ReturnPhotos photos={returned.photos} />
      {refund && (
        <p className="font-medium">
          {t('adminOrders.orderReturns.refund')}: <bdi>{money(refund, order.currency)}</bdi>
        </p>
      )}
      {returned.answer && (
        <>
          <p className="text-sm text-muted">{t('adminOrders.orderReturns.decided')}</p>
          <CustomerText text={returned.answer} />
        </>
      )}
      {returned.next.length > 0 && <DeskReturnForm order={order} return={returned} form={form} />}
    </article>
  );
}

function CustomerText({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="max-w-prose whitespace-pre-line" lang={languageOf(text)} dir="auto">
      {text}
    </p>
  );
}

function ReturnPhotos({ photos }: Pick<DeskReturn, 'photos'>) {
  const { t } = useLanguage();
  if (photos.length === 0) return null;
  return (
    <ul className="desk-photos">
      {photos.map(({ id, address, width, height }, index) => (
        <li key={id}>
          <a href={address}>
            <img
              src={address}
              alt={t('adminOrders.orderReturns.photo', { count: index + 1 })}
              loading="lazy"
              {...{ width, height }}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
