import type { TranslationOf } from '../../../translate.ts';
import type { adminContent as english } from '../../en/admin-content/index.ts';
import { blockList } from './block-list.ts';
import { footerForm } from './footer.ts';
import { pageEditor } from './page.ts';

export const adminContent: TranslationOf<typeof english> = {
  blockList,
  footer: footerForm,
  page: pageEditor,
};
