export const shortcuts = {
  title: 'Keyboard shortcuts',
  lead: 'They work outside of fields.',
  isOn: 'Shortcuts are on',
  isOnHint: 'Stored in this browser. The shortcut of the search works in any case.',
  filter: 'Search in the list',
  rows: 'Next and previous row',
  tick: 'Tick the row',
  open: 'Open the row, or edit the cell',
  editCell: 'Edit the cell in its place',
  help: 'This overview',
} as const;
