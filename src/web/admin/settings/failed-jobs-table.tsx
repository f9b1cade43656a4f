import { useLanguage, useT } from '#i18n/react.tsx';
import type { FailedJob } from '#services/jobs/failed-jobs.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';

interface FailedJobsTableProps {
  jobs: readonly FailedJob[];
  /** One for all rows, since the row of a retried job disappears. */
  form: ShopFormState;
}

export function FailedJobsTable({ jobs, form }: FailedJobsTableProps) {
  const { t, date, number } = useLanguage();
  const columns: Column<FailedJob>[] = [
    { id: 'job', header: t('adminSettings.failedJobs.job'), cell: (job) => <JobName job={job} /> },
    {
      id: 'failed',
      header: t('adminSettings.failedJobs.failedAt'),
      cell: ({ failedAt }) => (
        <time dateTime={failedAt.toISOString()} className="whitespace-nowrap">
          {date(failedAt, 'dateTime')}
        </time>
      ),
    },
    {
      id: 'attempts',
      header: t('adminSettings.failedJobs.attempts'),
      cell: ({ attempts }) => number(attempts),
      end: true,
    },
    {
      id: 'error',
      header: t('adminSettings.failedJobs.error'),
      cell: ({ lastError }) =>
        lastError ? <bdi lang="en">{lastError}</bdi> : t('adminSettings.failedJobs.noError'),
    },
    {
      id: 'retry',
      header: t('adminSettings.failedJobs.action'),
      cell: (job) => <RetryForm job={job} form={form} />,
    },
  ];
  return (
    <Table
      caption={t('admin.pages.failedJobs')}
      columns={columns}
      rows={jobs}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          title={t('adminSettings.failedJobs.empty')}
          description={t('adminSettings.failedJobs.emptyText')}
        />
      }
    />
  );
}

/** Says which job a button belongs to. */
const nameId = (id: string) => `job-${id}`;

/** Names of jobs and templates stay as developers know them. */
function JobName({ job: { id, task, mailTemplate } }: { job: FailedJob }) {
  return (
    <bdi id={nameId(id)} lang="en" className="font-medium">
      {mailTemplate ? `${task}: ${mailTemplate}` : task}
    </bdi>
  );
}

function RetryForm({ job: { id }, form }: { job: FailedJob; form: ShopFormState }) {
  const t = useT();
  return (
    <DeskForm form={form} hasNotice={false}>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="small"
        variant="outline"
        className="whitespace-nowrap"
        busy={form.formData?.get('id') === id}
        busyLabel={t('adminSettings.failedJobs.retrying')}
        aria-describedby={nameId(id)}
      >
        {t('adminSettings.failedJobs.retry')}
      </Button>
    </DeskForm>
  );
}
