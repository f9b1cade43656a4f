/** The forms of the page that publishes a record. */
export const reviewIntents = {
  publish: 'publish',
  unpublish: 'unpublish',
} as const;
export type ReviewIntent = (typeof reviewIntents)[keyof typeof reviewIntents];
