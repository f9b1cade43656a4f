import type { ChangeEvent } from 'react';
import { useT } from '#i18n/react.tsx';
import { bulkFormId } from './selection.ts';

/** Ticks every row of the page; without scripts it does nothing and is hidden. */
export function TickAll() {
  const t = useT();
  return (
    <th role="columnheader" scope="col" className="list-tick">
      <label>
        <span className="sr-only">{t('admin.lists.selectPage')}</span>
        <input type="checkbox" className="choice-box" form={bulkFormId} onChange={tickAll} />
      </label>
    </th>
  );
}

function tickAll({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const rows = currentTarget
    .closest('table')
    ?.querySelectorAll<HTMLInputElement>('tbody .choice-box');
  for (const box of rows ?? []) box.checked = currentTarget.checked;
}

/** Belongs to the form of the bulk actions, which stands below the table. */
export function Tick({ id, number }: { id: string; number: number }) {
  const t = useT();
  return (
    <td role="cell" className="list-tick">
      <label>
        <span className="sr-only">{t('admin.lists.selectRow', { count: number })}</span>
        <input type="checkbox" className="choice-box" name="rows" value={id} form={bulkFormId} />
      </label>
    </td>
  );
}
