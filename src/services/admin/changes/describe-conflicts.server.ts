import type { Locale } from '#i18n/locale.ts';
import type { Customer } from '#services/shared/customer.ts';
import { historyFieldName, valueText } from '../history/describe-values.server.ts';
import { readDescriber } from '../history/read-describer.server.ts';
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
  const [labels, describer] = await Promise.all([
    readRowLabels(changeSet, shown, actor),
    readDescriber(shown.flatMap(recordedSides), { actor, locale }),
  ]);
  return shown.map((conflict) => {
    const label = labels.get(rowName(conflict)) ?? conflict.key;
    const { table, key: rowKey, field: column } = conflict;
    const place = { table, rowKey, column: column ?? '', beside: {} };
    const field = column ? ` · ${historyFieldName(column, locale, table)}` : '';
    return {
      ...toFormConflict(conflict, (value) => valueText(value, describer, place) ?? ''),
      field: `${label}${field}`,
    };
  });
}

/** The values of a conflict as the log would hold them, so that what they refer to is named. */
const recordedSides = ({ table, key, field, base, theirs, mine }: Conflict) =>
  [base, theirs, mine].map((value) => ({
    ...{ table, rowKey: key, before: {}, hidden: [] },
    after: field ? { [field]: value } : {},
  }));
