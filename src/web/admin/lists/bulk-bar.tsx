import type { ReactNode } from 'react';
import { listSearch } from '#domain/admin/lists/list-state.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { useList } from './list-context.ts';
import { bulkFormId, SelectionProvider, useSelection, useTickedRows } from './selection.ts';

export interface BulkActions {
  /** One for the page; its `intent` names the form in the action. */
  form: ShopFormState;
  /** What can be done with the selected rows; sent as `step`. */
  actions?: readonly { id: string; label: string }[];
  /** Fields and a button of its own, instead of `actions`. */
  fields?: ReactNode;
  labels?: Readonly<Record<string, string>>;
  problemText?(problem: string): string | undefined;
  /** When one action may change more rows than usual. */
  tooManyText?: string;
  /** When none of the rows can be meant. */
  nothingText?: string;
  /** Shown beside the buttons: what cannot be undone, and who gets a message. */
  consequence?: string;
  /** Beside “all rows that match”, when fewer are taken. */
  matchingHint?: string;
  /** The buttons only show something: the list is not loaded again. */
  isPreview?: boolean;
  /** Buttons that open something about the selected rows and change nothing. */
  links?: ReactNode;
}

interface BulkBarProps extends BulkActions {
  /** Rows that match, when the page does not show them all. */
  matching: number | null;
}

/** Appears when a row is ticked, without scripts too; the boxes in the rows belong to this form. */
export function BulkBar(props: BulkBarProps) {
  const { form, actions = [], fields, consequence, links, labels, problemText } = props;
  const t = useT();
  const { list, state } = useList();
  const selection = useTickedRows();
  return (
    <div className="list-bulk">
      <SelectionProvider value={selection}>
        <DeskForm
          form={form}
          id={bulkFormId}
          className="list-bulk-form"
          defaultShouldRevalidate={!props.isPreview}
          reasonTexts={{
            nothing_to_change: t('admin.changes.nothingToApply'),
            nothing_selected: props.nothingText ?? t('admin.lists.nothingSelected'),
            too_many: props.tooManyText ?? t('admin.lists.tooManySelected'),
            forbidden: t('admin.recordForm.forbidden'),
          }}
          {...{ labels, problemText }}
        >
          <input type="hidden" name="search" value={listSearch(list, state)} />
          <Ticked {...props} />
          {consequence && <p className="text-sm text-muted">{consequence}</p>}
          <div className="list-bulk-actions">
            {fields}
            {actions.map(({ id, label }) => (
              <SubmitButton
                key={id}
                name="step"
                value={id}
                size="small"
                busyLabel={t('admin.lists.saving')}
              >
                {label}
              </SubmitButton>
            ))}
            {links}
          </div>
        </DeskForm>
      </SelectionProvider>
    </div>
  );
}

/** How many rows are meant. */
function Ticked({ matching, matchingHint }: Pick<BulkBarProps, 'matching' | 'matchingHint'>) {
  const t = useT();
  const { rows, isAll } = useSelection();
  return (
    <div className="list-bulk-head">
      <p role="status" className="list-bulk-count">
        {rows && !isAll && t('admin.lists.ticked', { count: rows.length })}
      </p>
      {matching !== null && (
        <Checkbox
          name="all"
          value="yes"
          label={
            <>
              {t('admin.lists.selectMatching', { count: matching })}{' '}
              {matchingHint && <span className="text-muted">{matchingHint}</span>}
            </>
          }
        />
      )}
      <Button type="reset" variant="quiet" size="small">
        {t('admin.lists.untick')}
      </Button>
    </div>
  );
}
