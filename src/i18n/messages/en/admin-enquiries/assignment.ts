export const enquiryAssignment = {
  title: 'Assigned to',
  unassigned: 'Nobody',
  take: 'Take it',
  label: 'Assign to',
  save: 'Assign',
  saving: 'Saving …',
  saved: 'The assignment is saved.',
  failedTitle: 'Nothing was changed',
  meanwhile: 'It has been assigned to {name} in the meantime.',
  released: 'A colleague has released it in the meantime.',
  wrongAssignee: 'This colleague may not work on it.',
} as const;
