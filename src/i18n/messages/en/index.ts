import { account } from './account.ts';
import { admin } from './admin.ts';
import { shell } from './shell.ts';
import { storefront } from './storefront/index.ts';

export const en = { ...shell, storefront, account, admin } as const;
