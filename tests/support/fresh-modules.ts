import { afterAll, vi } from 'vitest';

/**
 * Files of the database tests run one after the other in the same process, which loads packages once. Each
 * loads the shop's own modules again, so that pools, caches and settings of one file are unknown to the next.
 */
vi.resetModules();

const environment = { ...process.env };
/** Hono's server puts its own in their place when it starts. */
const replaced = ['Request', 'Response'] as const;
const originals = replaced.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)!);

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  replaced.forEach((name, index) => Object.defineProperty(globalThis, name, originals[index]!));
});
