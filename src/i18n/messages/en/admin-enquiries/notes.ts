export const enquiryNotes = {
  title: 'Internal notes',
  lead: 'Only staff see them.',
  label: 'New note',
  add: 'Add note',
  adding: 'Adding …',
  added: 'The note is saved.',
  none: 'No notes yet.',
  failedTitle: 'The note was not saved',
  formerColleague: 'A former colleague',
  earlier: 'Earlier notes',
} as const;
