import type { RawBuilder } from 'kysely';

/** A condition that must always hold, and a query for what violates it. */
export interface Invariant {
  /** States the condition. */
  name: string;
  broken: RawBuilder<{ what: string }>;
}
