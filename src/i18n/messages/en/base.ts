import { shell } from './shell.ts';
import { storefront } from './storefront/index.ts';

/** What every visitor's browser fetches; the other areas come with their pages. */
export const base = { ...shell, storefront } as const;
