import type { Actor } from '#platform/database/actor.ts';

/** A signed-in user. Staff can read more rows than their own, so each query also filters by owner. */
export type Customer = Extract<Actor, { kind: 'user' }>;
