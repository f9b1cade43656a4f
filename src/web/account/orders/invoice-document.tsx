import { useLanguage } from '#i18n/react.tsx';
import type { Invoice, InvoiceLine } from '#services/invoices/invoice.ts';
import { Table, type Column } from '#ui/table.tsx';

/** The printed page itself. */
export function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  const { t } = useLanguage();
  const facts = [
    [t('account.order.invoice.number'), invoice.number],
    [t('account.order.invoice.date'), invoice.date],
    [t('account.order.invoice.status'), invoice.status],
    [t('account.order.invoice.payment'), t('account.order.invoice.cash')],
  ] as const;
  return (
    <article className="invoice">
      <header className="invoice-head">
        <p className="font-display text-3xl">{invoice.brand}</p>
        <h1 className="text-2xl">{t('account.order.invoice.heading')}</h1>
      </header>
      <dl className="invoice-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="invoice-parties">
        <Party label={t('account.order.invoice.from')} lines={invoice.seller} />
        <Party label={t('account.order.invoice.billTo')} lines={invoice.buyer} />
      </div>
      <Lines lines={invoice.lines} />
      <dl className="invoice-sums">
        {invoice.sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular-nums">
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{t('account.order.invoice.thanks')}</p>
    </article>
  );
}

function Party({ label, lines }: { label: string; lines: string[] }) {
  return (
    <section aria-label={label}>
      <h2 className="invoice-label">{label}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function Lines({ lines }: { lines: InvoiceLine[] }) {
  const { t } = useLanguage();
  const amount = (id: 'price' | 'quantity' | 'sum'): Column<InvoiceLine> => ({
    id,
    header: t(`account.order.invoice.${id}`),
    cell: (line) => <bdi>{line[id]}</bdi>,
    end: true,
  });
  const columns: Column<InvoiceLine>[] = [
    {
      id: 'piece',
      header: t('account.order.invoice.piece'),
      cell: ({ name, details }) => (
        <>
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-muted">{details}</span>
        </>
      ),
    },
    amount('price'),
    amount('quantity'),
    amount('sum'),
  ];
  return (
    <Table
      caption={t('account.order.items')}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}
