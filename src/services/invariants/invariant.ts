import type { RawBuilder } from 'kysely';

/** Something that must hold at every moment, and a query that names whatever breaks it. */
export interface Invariant {
  /** A sentence that is true as long as it holds. */
  name: string;
  broken: RawBuilder<{ what: string }>;
}
