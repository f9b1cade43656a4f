import { account } from './account.ts';
import { admin } from './admin.ts';
import { base } from './base.ts';

export const en = { ...base, account, admin } as const;
