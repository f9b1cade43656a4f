const editButtons = (table: Element | null): HTMLButtonElement[] => [
  ...(table?.querySelectorAll<HTMLButtonElement>('.list-edit') ?? []),
];

/** Opens the editable cell after or before a cell of its table. */
export function openNextCell(cell: HTMLElement, step: 1 | -1): void {
  const { DOCUMENT_POSITION_FOLLOWING: following, DOCUMENT_POSITION_PRECEDING: preceding } = Node;
  const buttons = editButtons(cell.closest('table')).filter((button) => button.offsetParent);
  const side = step === 1 ? following : preceding;
  const beyond = buttons.filter((button) => cell.compareDocumentPosition(button) & side);
  // Cells of this table contain their buttons: one that contains the cell's own is not beyond it.
  const next = beyond.filter((button) => !cell.contains(button)).at(step === 1 ? 0 : -1);
  next?.click();
}

/** Opens the cell with the focus, else the first editable one of its row. False without one. */
export function editFocusedCell(isCellOnly = false): boolean {
  const focused = document.activeElement;
  const own = focused?.closest('td')?.querySelector<HTMLButtonElement>('.list-edit');
  const first = focused?.closest('tr')?.querySelector<HTMLButtonElement>('.list-edit');
  const button = own ?? (isCellOnly ? null : first);
  button?.click();
  return Boolean(button);
}
