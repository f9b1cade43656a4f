import type { Operation } from './operation.ts';

/** Every operation that /functions/v1 offers, by its name in the address. */
export const operations: Record<string, Operation> = {};
