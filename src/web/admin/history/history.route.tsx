import { historyList } from '#domain/admin/lists/history-list.ts';
import { useT } from '#i18n/react.tsx';
import {
  describeFields,
  recordName,
  tableName,
} from '#services/admin/history/describe-values.server.ts';
import { readAuditedTables } from '#services/admin/history/read-audited-tables.server.ts';
import { readDescriber } from '#services/admin/history/read-describer.server.ts';
import { readStaffNames } from '#services/admin/history/read-history.server.ts';
import { historySource } from '#services/admin/lists/history-list.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/history.route.ts';
import { historyCells } from './history-cells.tsx';
import './history.css';
import { useHistoryListTexts } from './use-history-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const [page, staff, tables] = await Promise.all([
    loadList(historySource, { request, context }),
    readStaffNames(staffMemberOf(context)),
    readAuditedTables(),
  ]);
  const lines = page.ok ? page.rows.map((row) => ({ ...row, table: row.table ?? '' })) : [];
  const describer = await readDescriber(lines, { actor: staffMemberOf(context), locale });
  const tableOptions = tables
    .map((table) => ({ value: table, label: tableName(table, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return {
    page: page.ok
      ? {
          ...page,
          rows: lines.map((line) => {
            const { before: _before, after: _after, hidden: _hidden, ...row } = line;
            return {
              ...row,
              record: recordName(line, row.record, describer),
              shownFields: describeFields(line, describer),
            };
          }),
        }
      : page,
    options: {
      table: tableOptions,
      actor: staff.map(({ id, name }) => ({ value: id, label: name })),
    },
  };
}

export default function History({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const texts = useHistoryListTexts();
  const title = t('admin.pages.history');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-form text-muted">{t('adminHistory.lead')}</p>
      <AdminList
        list={historyList}
        data={loaderData.page}
        texts={texts}
        options={loaderData.options}
        cells={historyCells}
      />
    </>
  );
}
