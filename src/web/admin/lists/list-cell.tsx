import type { Amount, CellValues, ColumnType } from '#domain/admin/lists/list.ts';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { useList, valueLabel } from './list-context.ts';

interface ListCellProps {
  id: string;
  type: ColumnType;
  value: CellValues[ColumnType] | null;
}

/** A cell as its type is usually shown. */
export function ListCell({ id, type, value }: ListCellProps) {
  const { t, date, number } = useLanguage();
  if (value === null || value === '') return <Nothing />;
  switch (type) {
    case 'text':
      return <bdi>{value as string}</bdi>;
    case 'code':
      return (
        <bdi dir="ltr" className="whitespace-nowrap">
          {value as string}
        </bdi>
      );
    case 'email':
      return <EmailAddress address={value as string} />;
    case 'phone':
      return (
        <Link to={`tel:${value as string}`} variant="quiet">
          <bdi dir="ltr">{value as string}</bdi>
        </Link>
      );
    case 'number':
      return number(value as number);
    case 'hours':
      return <Duration hours={value as number} />;
    case 'money':
      return <Money {...(value as Amount)} />;
    case 'day':
      return (
        <span className="whitespace-nowrap">{date(`${value as string}T12:00:00Z`, 'medium')}</span>
      );
    case 'time':
      return <Time moment={value as Date} />;
    case 'status':
      return <Statuses id={id} values={[value as string]} />;
    case 'statuses':
      return <Statuses id={id} values={value as string[]} />;
    case 'flag':
      return value ? t('admin.lists.yes') : <Nothing />;
  }
}

/** An empty cell says so to screen readers too. */
function Nothing() {
  const { t } = useLanguage();
  return (
    <>
      <span aria-hidden="true" className="list-nothing">
        –
      </span>
      <span className="sr-only">{t('admin.lists.nothing')}</span>
    </>
  );
}

/** A long address breaks before its domain. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <bdi dir="ltr" className="list-email">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}

/** The clock goes below the day where a table is short of room. */
function Time({ moment }: { moment: Date }) {
  const { date } = useLanguage();
  const day = date(moment, 'medium');
  // "Nov 16, 2026, 1:00 PM" or «١٦ نوفمبر ٢٠٢٦ في ١:٠٠ م»: what follows the day.
  const [, comma, clock] = /^([,،]?)\s*(.*)$/.exec(date(moment, 'dateTime').replace(day, ''))!;
  return (
    <time dateTime={moment.toISOString()}>
      <span className="whitespace-nowrap">
        {day}
        {comma}
      </span>{' '}
      <span className="whitespace-nowrap">{clock}</span>
    </time>
  );
}

function Money({ amount, currency }: Amount) {
  const { locale } = useLanguage();
  const { digits } = useShell().site;
  return <bdi className="whitespace-nowrap">{formatMoney(amount, locale, currency, digits)}</bdi>;
}

const hoursInDay = 24;

/** Hours up to two days, then days. */
export function Duration({ hours }: { hours: number }) {
  const { t } = useLanguage();
  const text =
    hours < 2 * hoursInDay
      ? t('admin.lists.hours', { count: hours })
      : t('admin.lists.days', { count: Math.floor(hours / hoursInDay) });
  return <span className="whitespace-nowrap">{text}</span>;
}

function Statuses({ id, values }: { id: string; values: readonly string[] }) {
  const context = useList();
  if (values.length === 0) return <Nothing />;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {values.map((value) => (
        <Badge key={value} tone={context.texts.tone?.(id, value)} className="whitespace-nowrap">
          {valueLabel(context, id, value)}
        </Badge>
      ))}
    </span>
  );
}
