/** Files that change rows of a list. */
export const adminImport = {
  title: 'Import: {list}',
  lead: 'Change the exported file in any spreadsheet and send it back. You will see what changes before anything is saved.',
  leadWithNew:
    'Change the exported file in any spreadsheet and send it back. Lines that match no row are added as drafts without stock. You will see what changes before anything is saved.',
  template: 'Export the file',
  file: 'File',
  fileHint:
    'CSV with commas, semicolons or tabs, as Excel and Numbers save it. At most 10 MB and 10,000 lines.',
  preview: 'Preview',
  reading: 'Reading the file …',
  notRead: 'The file was not imported',
  unknownColumns: 'Some columns are unknown. Select what each one means, then press Preview again.',
  noKey: 'The file needs a column with the id or the code of each row.',
  unreadable: {
    one: 'Line {count} is not a line of a table: perhaps a quotation mark is missing.',
    other: 'Line {count} is not a line of a table: perhaps a quotation mark is missing.',
  },
  tooLarge: 'A file may have at most 10 MB.',
  tooManyColumns: 'A file may have at most 500 columns.',
  empty: 'The file has no line below its header.',
  nothingToChange: 'The file and the shop hold the same values. There is nothing to change.',
  columns: 'Unknown columns',
  unnamed: { one: 'Column {count}', other: 'Column {count}' },
  leaveOut: 'Leave it out',
  allColumns: 'Columns that are imported',
  required: 'required for new rows',
} as const;
