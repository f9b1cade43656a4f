import type { Actor } from '#platform/database/actor.ts';

/** Whoever is signed in. Staff read more rows than their own, so each query also names the owner. */
export type Customer = Extract<Actor, { kind: 'user' }>;
