export const schedule = {
  time: 'Publish later',
  hint: 'By the clocks of Cairo.',
  submit: 'Schedule',
  submitting: 'Scheduling …',
  set: 'Version {count} will be published on {date}, as it is now. Later changes of the draft are not part of it.',
  cancel: 'Cancel the schedule',
  cancelling: 'Cancelling …',
  invalidTime: 'Please choose a day and a time.',
} as const;

export const draftConflicts = {
  theirs: 'What is stored now',
  mine: 'The draft',
  submit: 'Use these',
  submitting: 'Saving …',
} as const;

export const versionActions = {
  restore: 'Restore into the draft',
  restoring: 'Restoring …',
  restored: 'The draft now holds this version',
} as const;
