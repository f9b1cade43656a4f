import { useRef, useState, type ReactNode } from 'react';
import { cellText, parseCell, type EditableCell } from '#domain/admin/lists/editable-cell.ts';
import type { Amount, CellValues, ColumnType } from '#domain/admin/lists/list.ts';
import { useT } from '#i18n/react.tsx';
import { PencilIcon } from '#ui/icons.tsx';
import { CellEditor } from './cell-editor.tsx';
import { ListCell } from './list-cell.tsx';
import { useList } from './list-context.ts';

interface EditableContentProps {
  id: string;
  row: string;
  /** How the row is called. */
  title: string;
  cell: EditableCell;
  type: ColumnType;
  value: CellValues[ColumnType] | null;
  children: ReactNode;
}

/** A cell with a button that opens its field in place; a double click or F2 does the same. */
export function EditableContent(props: EditableContentProps) {
  const { id, row, title, cell, type, value, children } = props;
  const t = useT();
  const { texts } = useList();
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<{ from: unknown; text: string } | null>(null);
  // New data from the server, such as after Undo, replaces what was sent.
  if (sent && sent.from !== value) setSent(null);
  const button = useRef<HTMLButtonElement>(null);
  const label = t('admin.lists.cellOf', { column: texts.column(id), name: title });
  if (isOpen) {
    const close = (isMoving = false) => {
      setIsOpen(false);
      if (!isMoving) requestAnimationFrame(() => button.current?.focus());
    };
    return (
      <CellEditor
        {...{ id, row, cell, label, close }}
        text={textOf(value)}
        onSaved={(text) => setSent({ from: value, text })}
      />
    );
  }
  return (
    <span className="list-editable">
      {sent ? <ListCell {...{ id, type }} value={shownValue(cell, sent.text, value)} /> : children}
      <button
        ref={button}
        type="button"
        className="list-edit"
        aria-label={t('admin.lists.editCell', { label })}
        title={t('admin.lists.editCell', { label })}
        onClick={() => setIsOpen(true)}
      >
        <PencilIcon className="size-4" />
      </button>
    </span>
  );
}

const isAmountCell = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && 'amount' in value;

const textOf = (value: EditableContentProps['value']): string =>
  isAmountCell(value) ? value.amount : cellText(value as string | number | boolean | null);

/** What was saved, until the list has been read again. */
function shownValue(
  cell: EditableCell,
  text: string,
  old: EditableContentProps['value'],
): EditableContentProps['value'] {
  const parsed = parseCell(cell, text);
  if (!parsed.ok || parsed.value === null) return null;
  if (cell.kind === 'amount') {
    return isAmountCell(old) ? { ...old, amount: String(parsed.value) } : null;
  }
  return cell.kind === 'number' ? Number(parsed.value) : (parsed.value as string | boolean);
}
