import {
  cellName,
  deliveryColumns,
  type DeliveryColumn,
} from '#domain/admin/settings/delivery-cells.ts';
import { useT } from '#i18n/react.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { ShownResult } from '../../shared/forms/shown-result.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm, type ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { fromName } from '../forms/changes-in-form.ts';
import '../forms/record-form.css';
import './settings.css';
import { useRecordProblem } from '../forms/use-record-problem.ts';
import { DeliveryPreviewPanel } from './delivery-preview-panel.tsx';
import type { DeliveryPreview } from './delivery-result.ts';

type GovernorateRow = { code: string; name: string } & Record<DeliveryColumn, string>;

interface DeliverySettingsFormProps {
  grid: readonly GovernorateRow[];
  serverResult?: FormResult<DeliveryPreview>;
  apply: ShopFormState<DeliveryPreview>;
  undo: ShopFormState<DeliveryPreview>;
}

/** First shows what would change; a second form writes exactly that. */
export function DeliverySettingsForm(props: DeliverySettingsFormProps) {
  const { grid, serverResult, apply, undo } = props;
  const t = useT();
  const form = useShopForm<DeliveryPreview>({ serverResult });
  const problemText = useRecordProblem();
  const labels = useCellLabels(grid);
  const columns: Column<GovernorateRow>[] = [
    { id: 'name', header: t('adminSettings.delivery.governorate'), cell: ({ name }) => name },
    ...deliveryColumns.map((column) => ({
      id: column,
      header: t(`adminSettings.delivery.columns.${column}`),
      cell: (row: GovernorateRow) => <Cell {...{ row, column }} />,
    })),
  ];
  return (
    <>
      <DeskForm
        form={form}
        labels={labels}
        className="record-form"
        defaultShouldRevalidate={false}
        failedTitle={t('admin.recordForm.rejected')}
        problemText={(problem) =>
          problem === 'days_reversed'
            ? t('adminSettings.delivery.daysReversed')
            : problemText(problem)
        }
        reasonTexts={{ changed_meanwhile: t('adminSettings.delivery.changedSince') }}
      >
        <Table
          caption={t('adminSettings.delivery.grid')}
          columns={columns}
          rows={grid}
          rowKey={({ code }) => code}
          className="delivery-grid"
        />
        <div className="record-bar">
          <SubmitButton busyLabel={t('adminSettings.delivery.previewing')}>
            {t('adminSettings.delivery.preview')}
          </SubmitButton>
        </div>
      </DeskForm>
      <ShownResult of={apply.success ?? form.success}>
        <DeliveryPreviewPanel
          key={form.success?.changeSet}
          preview={form.success}
          {...{ apply, undo, labels }}
        />
      </ShownResult>
    </>
  );
}

function useCellLabels(grid: readonly GovernorateRow[]): Record<string, string> {
  const t = useT();
  const labels = grid.flatMap(({ code, name }) =>
    deliveryColumns.map((column) => {
      const label = t(`adminSettings.delivery.columns.${column}`);
      return [
        cellName(code, column),
        t('adminSettings.delivery.cell', { governorate: name, label }),
      ];
    }),
  );
  return Object.fromEntries(labels);
}

function Cell({ row, column }: { row: GovernorateRow; column: DeliveryColumn }) {
  const name = cellName(row.code, column);
  const { labels, idOf, rejection } = useFormContext();
  const submitted = rejection?.values ?? {};
  const isOn = (Object.keys(submitted).length > 0 ? submitted[name] : row[column]) === 'true';
  return (
    <>
      <input type="hidden" name={fromName(name)} value={row[column]} />
      {column === 'is_served' ? (
        <input
          type="checkbox"
          className="choice-box"
          id={idOf(name)}
          name={name}
          value="true"
          defaultChecked={isOn}
          aria-label={labels[name]}
        />
      ) : (
        <TextField
          name={name}
          defaultValue={row[column]}
          inputMode={column === 'delivery_fee' ? 'decimal' : 'numeric'}
          dir="ltr"
          autoComplete="off"
          className="settings-cell"
          hideLabel
        />
      )}
    </>
  );
}
