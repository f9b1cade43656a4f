/** A row of a list or a card of a board; both begin with a link to their record. */
const rowSelector = '.list-table tbody tr, .board-card';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(rowSelector)];

const currentRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;

const linkOf = (row: HTMLElement | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('a[href]') ?? null;

/** Focuses the link of the next or previous row, or of the first when none has the focus. */
export function moveToRow(step: 1 | -1): void {
  const all = rows();
  const current = currentRow();
  const next = current ? all[all.indexOf(current) + step] : all[0];
  const link = linkOf(next);
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}

/** Ticks or unticks the row with the focus. */
export function tickRow(): void {
  currentRow()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
}

/** Opens the record of the row with the focus. */
export function openRow(): void {
  linkOf(currentRow())?.click();
}

/** Puts the cursor into the search field of the list. */
export function focusFilter(): void {
  document.querySelector<HTMLElement>('.admin-page input[type="search"]')?.focus();
}
