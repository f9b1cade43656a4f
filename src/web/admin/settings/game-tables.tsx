import { describedTables } from '#domain/admin/settings/described-tables.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { TableColumn } from '#services/settings/table-columns.server.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Table } from '#ui/table.tsx';

interface GameTablesProps {
  shown: { table: string; columns: TableColumn[] } | null;
}

/** A plain GET form: the address names the table. */
export function GameTables({ shown }: GameTablesProps) {
  const { t } = useLanguage();
  return (
    <section className="settings-section" aria-labelledby="columns">
      <h2 id="columns" className="text-xl">
        {t('adminSettings.system.columns')}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{t('adminSettings.system.columnsLead')}</p>
      <form method="get" action="#columns" className="mt-4 mb-6 flex flex-wrap items-end gap-3">
        <Field label={t('adminSettings.system.table')} className="w-72 max-w-full">
          <Select
            name="table"
            defaultValue={shown?.table}
            dir="ltr"
            options={describedTables.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Button type="submit" variant="outline">
          {t('adminSettings.system.showColumns')}
        </Button>
      </form>
      {shown && <ColumnTable {...shown} />}
    </section>
  );
}

function ColumnTable({ table, columns }: { table: string; columns: TableColumn[] }) {
  const { t } = useLanguage();
  return (
    <Table
      caption={table}
      rows={columns}
      rowKey={({ column_name }) => column_name}
      columns={[
        {
          id: 'name',
          header: t('adminSettings.system.column'),
          cell: ({ column_name }) => <bdi lang="en">{column_name}</bdi>,
        },
        {
          id: 'type',
          header: t('adminSettings.system.type'),
          cell: ({ data_type }) => <bdi lang="en">{data_type}</bdi>,
        },
        {
          id: 'empty',
          header: t('adminSettings.system.mayBeEmpty'),
          cell: ({ is_nullable }) => t(`adminSettings.system.${is_nullable ? 'yes' : 'no'}`),
        },
      ]}
    />
  );
}
