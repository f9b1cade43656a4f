import { useLanguage } from '#i18n/react.tsx';
import type { Paper, PaperLine } from '#services/invoices/paper.ts';
import { cx } from '#ui/cx.ts';
import { Table, type Column } from '#ui/table.tsx';

/** The printed page itself. */
export function InvoiceDocument({ invoice }: { invoice: Paper }) {
  return (
    <article className="invoice">
      <header className="invoice-head">
        <p className="font-display text-3xl">{invoice.brand}</p>
        <h1 className="text-2xl">{invoice.heading}</h1>
      </header>
      <dl className="invoice-facts">
        {invoice.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="invoice-parties">
        <Party {...invoice.from} />
        <Party {...invoice.to} />
      </div>
      <Lines lines={invoice.lines} />
      <dl className="invoice-sums">
        {invoice.sums.map(({ label, amount, isTotal }) => (
          <div key={label} className={cx(isTotal && 'invoice-total')}>
            <dt>{label}</dt>
            <dd className="tabular-nums">
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{invoice.thanks}</p>
    </article>
  );
}

function Party({ label, lines }: Paper['from']) {
  return (
    <section aria-label={label}>
      <h2 className="invoice-label">{label}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function Lines({ lines }: { lines: PaperLine[] }) {
  const { t } = useLanguage();
  const amount = (id: 'price' | 'quantity' | 'sum'): Column<PaperLine> => ({
    id,
    header: t(`account.order.invoice.${id}`),
    cell: (line) => <bdi>{line[id]}</bdi>,
    end: true,
  });
  const columns: Column<PaperLine>[] = [
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
