import { blockList } from './block-list.ts';
import { footerForm } from './footer.ts';

export const adminContent = {
  blockList,
  footer: footerForm,
} as const;
