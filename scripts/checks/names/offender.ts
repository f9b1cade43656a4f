/** Something to rename: where it stands, and what to use instead. */
export type Offender = { key: string; detail: string; files: readonly string[] };
