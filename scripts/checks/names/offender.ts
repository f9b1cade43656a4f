/** Something to rename. The key has no line number, so that it can be recorded in the baseline. */
export type Offender = { key: string; detail: string; files: readonly string[] };
