import { createContext, use, useEffect, useState } from 'react';

/** The form of the bulk actions. The boxes in the rows belong to it, also those in the table. */
export const bulkFormId = 'list-selection';

export interface TickedSelection {
  /** Ticked rows of the page; null where no script has counted them. */
  rows: readonly string[] | null;
  /** Everything that matches, not only the ticked rows. */
  isAll: boolean;
}

const unknown: TickedSelection = { rows: null, isAll: false };

const SelectionContext = createContext<TickedSelection>(unknown);
export const SelectionProvider = SelectionContext.Provider;

/** What is ticked, for what stands in the bar of bulk actions. */
export const useSelection = (): TickedSelection => use(SelectionContext);

/** Follows the boxes, which keep their own state: rows come and go, also while they are ticked. */
export function useTickedRows(): TickedSelection {
  const [selection, setSelection] = useState(unknown);
  useEffect(() => {
    const read = () => setSelection((before) => sameOr(before, readSelection()));
    // A reset reaches the boxes after its event.
    const readLater = () => void setTimeout(read);
    read();
    document.addEventListener('change', read);
    document.addEventListener('reset', readLater);
    return () => {
      document.removeEventListener('change', read);
      document.removeEventListener('reset', readLater);
    };
    // Each render may have brought other rows.
  });
  return selection;
}

function readSelection(): TickedSelection {
  const form = document.getElementById(bulkFormId);
  if (!(form instanceof HTMLFormElement)) return unknown;
  const fields = new FormData(form);
  return { rows: fields.getAll('rows').map(String), isAll: fields.has('all') };
}

const sameOr = (before: TickedSelection, now: TickedSelection): TickedSelection =>
  before.isAll === now.isAll && before.rows?.join() === now.rows?.join() ? before : now;

/** Nothing is ticked any more. */
export function clearSelection(): void {
  const form = document.getElementById(bulkFormId);
  if (form instanceof HTMLFormElement) form.reset();
}
