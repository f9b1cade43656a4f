/** What the forms on the page of a user do. */
export const userIntents = [
  'grantRole',
  'revokeRole',
  'signOut',
  'resetMail',
  'block',
  'unblock',
  'adjustPoints',
  'deleteUser',
] as const;

export type UserIntent = (typeof userIntents)[number];

export const isUserIntent = (value: unknown): value is UserIntent =>
  userIntents.some((intent) => intent === value);
