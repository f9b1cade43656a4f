import { useLanguage } from '#i18n/react.tsx';
import type { TableSize } from '#services/settings/system-facts.server.ts';
import { Table } from '#ui/table.tsx';
import { useMegabytes } from './use-megabytes.ts';

export function TableSizes({ tables }: { tables: readonly TableSize[] }) {
  const { t, number } = useLanguage();
  const megabytes = useMegabytes();
  return (
    <section className="settings-section" aria-labelledby="tables">
      <h2 id="tables" className="mb-4 text-xl">
        {t('adminSettings.system.tables')}
      </h2>
      <Table
        caption={t('adminSettings.system.tables')}
        rows={tables}
        rowKey={({ name }) => name}
        columns={[
          {
            id: 'name',
            header: t('adminSettings.system.table'),
            cell: ({ name }) => <bdi lang="en">{name}</bdi>,
          },
          {
            id: 'rows',
            header: t('adminSettings.system.rows'),
            cell: ({ rows }) => number(rows),
            end: true,
          },
          {
            id: 'size',
            header: t('adminSettings.system.size'),
            cell: ({ bytes }) => megabytes(bytes),
            end: true,
          },
        ]}
      />
    </section>
  );
}
