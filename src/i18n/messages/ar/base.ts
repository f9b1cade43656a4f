import type { TranslationOf } from '../../translate.ts';
import type { base as english } from '../en/base.ts';
import { shell } from './shell.ts';
import { storefront } from './storefront/index.ts';

export const base: TranslationOf<typeof english> = { ...shell, storefront };
