import { useLanguage } from '#i18n/react.tsx';
import type { OrderMail } from '#services/order-desk/desk-queries.server.ts';
import { Badge } from '#ui/badge.tsx';

const tones: Partial<Record<OrderMail['status'], 'success' | 'sale'>> = {
  sent: 'success',
  failed: 'sale',
};

/** What the shop has written about the order. */
export function OrderMails({ mails }: { mails: readonly OrderMail[] }) {
  const { t, date } = useLanguage();
  return (
    <ul className="desk-list">
      {mails.map(({ id, subject, status, text, recipient, locale, at }) => (
        <li key={id}>
          <details className="desk-mail">
            <summary>
              <bdi lang={locale}>{subject}</bdi>
            </summary>
            <p className="text-sm text-muted">
              <bdi dir="ltr" className="break-all">
                {recipient}
              </bdi>
            </p>
            <p className="text-sm whitespace-pre-line" lang={locale} dir="auto">
              {text ?? t('adminOrders.orderMails.noText')}
            </p>
          </details>
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <time dateTime={at.toISOString()}>{date(at, 'dateTime')}</time>
            <Badge tone={tones[status]}>{t(`adminOrders.orderMails.statuses.${status}`)}</Badge>
          </p>
        </li>
      ))}
    </ul>
  );
}
