import { useLanguage } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { ChevronDownIcon, CloseIcon } from '#ui/icons.tsx';
import { rowCellName, placeCell, removeCell } from './rows-columns.ts';

interface RowToolsProps {
  field: string;
  index: number;
  rowCount: number;
  hasScripts: boolean;
  moveRow(from: number, to: number): void;
  removeRow(index: number): void;
}

/** Moves and removes a row; without scripts by a place and a tick that are sent with the form. */
export function RowTools(props: RowToolsProps) {
  const { field, index, rowCount, hasScripts, moveRow, removeRow } = props;
  const { t, number } = useLanguage();
  const place = number(index + 1);
  if (!hasScripts) return <PlainTools {...{ field, index, place }} />;
  return (
    <div className="rows-tools">
      <IconButton
        label={t('admin.recordForm.rows.earlier', { position: place })}
        aria-disabled={index === 0}
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => moveRow(index, index - 1)}
      >
        <ChevronDownIcon className="rotate-180" />
      </IconButton>
      <IconButton
        label={t('admin.recordForm.rows.later', { position: place })}
        aria-disabled={index === rowCount - 1}
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => moveRow(index, index + 1)}
      >
        <ChevronDownIcon />
      </IconButton>
      <IconButton
        label={t('admin.recordForm.rows.remove', { position: place })}
        onClick={() => removeRow(index)}
      >
        <CloseIcon />
      </IconButton>
    </div>
  );
}

function PlainTools({ field, index, place }: { field: string; index: number; place: string }) {
  const { t } = useLanguage();
  return (
    <div className="rows-tools">
      <label className="rows-plain-tool">
        {t('admin.recordForm.rows.place')}
        <input
          className="control"
          name={rowCellName(field, index, placeCell)}
          defaultValue={place}
          inputMode="numeric"
        />
      </label>
      <label className="rows-plain-tool">
        <input type="checkbox" name={rowCellName(field, index, removeCell)} value="true" />
        {t('admin.recordForm.rows.remove', { position: place })}
      </label>
    </div>
  );
}
