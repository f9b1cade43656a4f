import { account } from './account.ts';
import { admin } from './admin.ts';
import { base } from './base.ts';
import { closer } from './closer/index.ts';

export const en = { ...base, account, admin, closer } as const;
