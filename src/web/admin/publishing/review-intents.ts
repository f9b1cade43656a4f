/** The forms of the page that publishes a record. */
export const reviewIntents = {
  publish: 'publish',
  unpublish: 'unpublish',
  schedule: 'schedule',
  cancel: 'cancel',
  restore: 'restore',
  resolve: 'resolve',
} as const;
export type ReviewIntent = (typeof reviewIntents)[keyof typeof reviewIntents];
