/**
 * What a record's form can send besides a save. Its own page receives all of it: another route would
 * have to be loaded first, and React Router reloads the page when that fails offline.
 */
export const formSteps = {
  /** Stores a draft. */
  store: 'store',
  /** Forgets a draft. */
  forget: 'forget',
  /** Forgets a draft and shows the page again, where no scripts run. */
  discard: 'discard',
  /** Saves, or keeps the draft of what visitors see, and leads to the page that publishes it. */
  review: 'review',
} as const;
