import { shell } from './shell.ts';
import { storefront } from './storefront/index.ts';

/** Messages every visitor's browser loads; the other areas are loaded with their pages. */
export const base = { ...shell, storefront } as const;
