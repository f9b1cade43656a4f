import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { EditableCell } from '#domain/admin/lists/editable-cell.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { useRecordProblem } from '../forms/use-record-problem.ts';
import { CellConflict } from './cell-conflict.tsx';
import { CellField } from './cell-field.tsx';
import { useList } from './list-context.ts';
import { openNextCell } from './next-cell.ts';

interface CellEditorProps {
  id: string;
  row: string;
  cell: EditableCell;
  /** Names the field: the column and the row. */
  label: string;
  /** What the editor saw. */
  text: string;
  /** `isMoving` when the focus goes to another cell. */
  close(isMoving?: boolean): void;
  onSaved(text: string): void;
}

let visits = 0;

/** The field of a cell in its place: Enter saves, Escape leaves, Tab saves and goes on. */
export function CellEditor({ id, row, cell, label, text, close, onSaved }: CellEditorProps) {
  const t = useT();
  const { list, texts, onCellSaved } = useList();
  const prefix = useId();
  // A form of its own for each visit: the last one may still be loading the list again.
  const [visit] = useState(() => (visits += 1));
  const form = useShopForm<{ changeSet: string | null }>({ fetcherKey: `cell ${visit}` });
  const problemText = useRecordProblem();
  const isMoving = useRef(false);
  const typed = useRef(text);
  useOnNewValue(form.success, ({ changeSet }) => {
    onSaved(typed.current);
    onCellSaved({ changeSet, label });
    close(isMoving.current);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key !== 'Tab' || !(event.target instanceof HTMLElement)) return;
    if (!event.target.matches('[name="to"]')) return;
    event.preventDefault();
    const place = event.target.closest('td')!;
    isMoving.current = true;
    if ((event.target as HTMLInputElement).value === text) close(true);
    else event.target.closest('form')?.requestSubmit();
    openNextCell(place, event.shiftKey ? -1 : 1);
  };

  const conflict = form.rejection?.conflicts?.[0];
  const constraint = form.rejection?.details?.['constraint'];
  return (
    <div role="group" aria-label={label} className="list-editor" onKeyDown={onKeyDown}>
      <DeskForm
        form={form}
        action="/admin/cells"
        idPrefix={prefix}
        hasNotice={false}
        labels={{ to: label }}
        problemText={problemText}
        preventScrollReset
        reasonTexts={{
          conflict: t('admin.lists.changedMeanwhile'),
          constraint:
            (constraint && texts.constraint?.(constraint)) || t('admin.lists.notAccepted'),
          invalid_value: t('admin.lists.notAccepted'),
          not_unique: t('admin.recordForm.problems.taken'),
          not_found: t('admin.lists.rowGone'),
          forbidden: t('admin.recordForm.forbidden'),
        }}
        onSubmit={(event) => {
          typed.current = String(new FormData(event.currentTarget).get('to') ?? '');
        }}
        className="list-editor-form"
      >
        <input type="hidden" name="list" value={list.name} />
        <input type="hidden" name="row" value={row} />
        <input type="hidden" name="column" value={id} />
        <input type="hidden" name="from" value={conflict?.theirs ?? text} />
        <CellField {...{ id, cell, label, text }} />
        {conflict && <CellConflict {...{ id, cell, conflict }} />}
        <RejectionLine />
        <div className="list-editor-end">
          <SubmitButton size="small" busyLabel={t('admin.lists.saving')}>
            {t(conflict ? 'admin.lists.saveMine' : 'admin.lists.save')}
          </SubmitButton>
          <Button type="button" size="small" variant="quiet" onClick={() => close()}>
            {t(conflict ? 'admin.lists.keepTheirs' : 'admin.lists.leaveCell')}
          </Button>
        </div>
      </DeskForm>
    </div>
  );
}
