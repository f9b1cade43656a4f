import type { Locale } from '#i18n/locale.ts';
import type { Customer } from '#services/shared/customer.ts';
import { historyFieldName, valueText } from '../history/describe-values.server.ts';
import { namesById, readStaffNames } from '../history/read-history.server.ts';
import type { Conflict } from './change-results.ts';
import { toFormConflict } from './form-conflict.ts';
import { readRowLabels, rowName } from './read-row-labels.server.ts';

const maxShown = 50;

/** The first conflicts of a set in the reader's words; `field` names the row and its field. */
export async function describeConflicts(
  changeSet: string,
  conflicts: readonly Conflict[],
  { actor, locale }: { actor: Customer; locale: Locale },
) {
  const shown = conflicts.slice(0, maxShown);
  const [labels, staff] = await Promise.all([
    readRowLabels(changeSet, shown, actor),
    readStaffNames(actor),
  ]);
  const describer = { locale, names: namesById(staff) };
  return shown.map((conflict) => {
    const label = labels.get(rowName(conflict)) ?? conflict.key;
    const field = conflict.field ? ` · ${historyFieldName(conflict.field, locale)}` : '';
    return {
      ...toFormConflict(conflict, (value) => valueText(value, describer) ?? ''),
      field: `${label}${field}`,
    };
  });
}
