import { blockList } from './block-list.ts';
import { footerForm } from './footer.ts';
import { pageEditor } from './page.ts';

export const adminContent = {
  blockList,
  footer: footerForm,
  page: pageEditor,
} as const;
