/** History of a record, undo and views of other roles. */
export const adminChanges = {
  history: 'History',
  noHistory: 'No member of staff has changed this yet.',
  ops: { insert: 'Added', update: 'Changed', delete: 'Removed', note: 'Done' },
  formerStaff: 'Former member of staff',
  changed: 'changed',
  nothing: 'empty',
  becomes: 'becomes',
  undo: 'Undo',
  undoing: 'Undoing…',
  undone: 'Undone.',
  undoneAt: 'Undone on {date}.',
  applied: 'Saved by {name} on {date}.',
  cannotUndo: 'This can no longer be undone.',
  changedSince: {
    one: '{count} field was changed since then. Nothing was undone.',
    other: '{count} fields were changed since then. Nothing was undone.',
  },
  undoOthers: 'Undo the others',
  rows: { one: '{count} row', other: '{count} rows' },
  more: { one: 'and {count} more change', other: 'and {count} more changes' },
  toSet: 'All changes of this save',
} as const;
