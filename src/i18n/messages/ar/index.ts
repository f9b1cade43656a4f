import type { TranslationOf } from '../../translate.ts';
import type { en } from '../en/index.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { shell } from './shell.ts';
import { storefront } from './storefront/index.ts';

export const ar: TranslationOf<typeof en> = { ...shell, storefront, account, admin };
