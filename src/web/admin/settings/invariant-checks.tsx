import { useLanguage } from '#i18n/react.tsx';
import type {
  CheckedInvariant,
  InvariantReport,
} from '#services/invariants/invariant-report.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { Table, type Column } from '#ui/table.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useErrorToast } from '../../shared/forms/use-error-toast.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

interface InvariantChecksProps {
  report: InvariantReport | null;
  serverResult?: FormResult;
}

export function InvariantChecks({ report, serverResult }: InvariantChecksProps) {
  const { t, date } = useLanguage();
  const form = useShopForm({ serverResult });
  useErrorToast(form.rejection);
  return (
    <section className="settings-section" aria-labelledby="checks">
      <h2 id="checks" className="text-xl">
        {t('adminSettings.system.checks')}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{t('adminSettings.system.checksLead')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <DeskForm form={form} hasNotice={false}>
          <SubmitButton
            variant="outline"
            size="small"
            busyLabel={t('adminSettings.system.requesting')}
          >
            {t('adminSettings.system.checkNow')}
          </SubmitButton>
        </DeskForm>
        <p className="text-sm text-muted">
          {report
            ? t('adminSettings.system.checkedAt', { date: date(report.checkedAt, 'dateTime') })
            : t('adminSettings.system.never')}
        </p>
      </div>
      <p role="status" className="mt-3 text-sm empty:hidden">
        {form.success && (
          <>
            {t('adminSettings.system.requested')}{' '}
            <Link to="/admin/settings/system">{t('adminSettings.system.showResult')}</Link>
          </>
        )}
      </p>
      {report && <ReportTable report={report} />}
    </section>
  );
}

function ReportTable({ report }: { report: InvariantReport }) {
  const { t } = useLanguage();
  const columns: Column<CheckedInvariant>[] = [
    {
      id: 'check',
      header: t('adminSettings.system.check'),
      cell: (check) => <CheckName check={check} />,
    },
    {
      id: 'result',
      header: t('adminSettings.system.result'),
      cell: ({ count }) => (
        <Badge tone={count === 0 ? 'success' : 'sale'}>
          {count === 0
            ? t('adminSettings.system.holds')
            : t('adminSettings.system.differences', { count })}
        </Badge>
      ),
    },
  ];
  return (
    <>
      <p className="mt-6 mb-3 font-medium">
        {report.broken === 0
          ? t('adminSettings.system.allHold')
          : t('adminSettings.system.broken', { count: report.broken })}
      </p>
      <Table
        caption={t('adminSettings.system.checks')}
        columns={columns}
        rows={[...report.results].toSorted((one, other) => other.count - one.count)}
        rowKey={({ name }) => name}
      />
    </>
  );
}

/** Named as the command that developers run names it. */
function CheckName({ check: { name, examples } }: { check: CheckedInvariant }) {
  return (
    <>
      <bdi lang="en">{name}</bdi>
      {examples.length > 0 && (
        <ul className="mt-1 text-xs text-muted">
          {examples.map((example) => (
            <li key={example}>
              <bdi lang="en">{example}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
