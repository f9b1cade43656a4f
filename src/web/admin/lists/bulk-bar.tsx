import type { ReactNode } from 'react';
import { listSearch } from '#domain/admin/lists/list-state.ts';
import { useT } from '#i18n/react.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { useList } from './list-context.ts';

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
  /** Shown beside the buttons: what cannot be undone, and who gets a message. */
  consequence: string;
  /** Buttons that open something about the selected rows and change nothing. */
  links?: ReactNode;
}

export const bulkFormId = 'list-selection';

interface BulkBarProps extends BulkActions {
  /** Rows that match, when the page does not show them all. */
  matching: number | null;
}

/** Appears when a row is ticked, without scripts too; the boxes in the rows belong to this form. */
export function BulkBar(props: BulkBarProps) {
  const { form, actions = [], fields, consequence, links, matching, labels, problemText } = props;
  const t = useT();
  const { list, state } = useList();
  return (
    <div className="list-bulk">
      <ShopForm
        form={form}
        id={bulkFormId}
        className="list-bulk-form"
        reasonTexts={{
          nothing_to_change: t('admin.changes.nothingToApply'),
          nothing_selected: t('admin.lists.nothingSelected'),
          too_many: props.tooManyText ?? t('admin.lists.tooManySelected'),
          forbidden: t('admin.recordForm.forbidden'),
        }}
        {...{ labels, problemText }}
      >
        <input type="hidden" name="search" value={listSearch(list, state)} />
        {matching !== null && (
          <Checkbox
            name="all"
            value="yes"
            label={t('admin.lists.selectMatching', { count: matching })}
          />
        )}
        <p className="text-sm text-muted">{consequence}</p>
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
      </ShopForm>
    </div>
  );
}
