import { Form, useLocation } from 'react-router';
import { comparisons, rangeNames, searchOfRange } from '#domain/marketing/report-range.ts';
import type { Report } from '#domain/marketing/report.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSpanText } from './use-report-format.ts';

/** Which days a report shows and what it compares them with; links and a form, so that it needs no scripts. */
export function RangeBar({
  report: { range, currency },
}: {
  report: Pick<Report, 'range' | 'currency'>;
}) {
  const t = useT();
  const span = useSpanText();
  const others = useOtherParameters(['range', 'from', 'to']);
  return (
    <section className="range-bar" aria-label={t('adminMarketing.range.label')}>
      <p className="range-names">
        {rangeNames.map((name) => (
          <Link
            key={name}
            to={`?${searchOfRange({ ...range, name, compare: 'before' })}${others}`}
            variant="quiet"
            aria-current={range.name === name || undefined}
          >
            {t(`adminMarketing.range.last${name}`)}
          </Link>
        ))}
        {currency.all.length > 1 && <Currencies currency={currency} />}
      </p>
      <p className="range-shown">
        <strong>{span(range, 'medium')}</strong>
        <span className="text-muted">
          {t('adminMarketing.range.before', { value: span(range.before, 'medium') })}
        </span>
      </p>
      <OwnDays range={range} />
    </section>
  );
}

function OwnDays({ range }: Pick<Report, 'range'>) {
  const t = useT();
  const parameters = new URLSearchParams(useLocation().search);
  return (
    <details className="range-own">
      <summary className="button button-outline button-small">
        {t('adminMarketing.range.own')}
      </summary>
      <Form method="get" className="range-form">
        <Field label={t('adminMarketing.range.from')}>
          <TextInput type="date" name="from" defaultValue={range.from} />
        </Field>
        <Field label={t('adminMarketing.range.to')}>
          <TextInput type="date" name="to" defaultValue={range.to} />
        </Field>
        <Field label={t('adminMarketing.range.compare')}>
          <Select
            name="compare"
            defaultValue={range.compare}
            options={comparisons.map((value) => ({
              value,
              label: t(`adminMarketing.range.comparisons.${value}`),
            }))}
          />
        </Field>
        {['split', 'value', 'currency'].map(
          (name) =>
            parameters.has(name) && (
              <input key={name} type="hidden" name={name} value={parameters.get(name)!} />
            ),
        )}
        <Button type="submit" size="small">
          {t('adminMarketing.range.show')}
        </Button>
      </Form>
    </details>
  );
}

function Currencies({ currency }: Pick<Report, 'currency'>) {
  const t = useT();
  const others = useOtherParameters(['currency']);
  return (
    <span className="range-currencies">
      <span className="text-muted">{t('adminMarketing.range.currency')}</span>
      {currency.all.map((code) => (
        <Link
          key={code}
          to={`?currency=${code}${others}`}
          variant="quiet"
          aria-current={code === currency.shown || undefined}
        >
          <bdi lang="en">{code}</bdi>
        </Link>
      ))}
    </span>
  );
}

/** What else the address says, to be added to a new one. */
function useOtherParameters(without: readonly string[]): string {
  const parameters = new URLSearchParams(useLocation().search);
  for (const name of without) parameters.delete(name);
  return parameters.size === 0 ? '' : `&${parameters}`;
}
