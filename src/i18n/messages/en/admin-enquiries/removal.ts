export const enquiryRemoval = {
  open: 'Delete',
  title: 'Delete it for good?',
  text: 'The customer’s words, pictures, notes and answers will be gone. This cannot be undone.',
  keep: 'Keep it',
  confirm: 'Delete for good',
  deleting: 'Deleting …',
  failedTitle: 'Nothing was deleted',
} as const;
