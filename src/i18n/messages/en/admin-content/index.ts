import { blockList } from './block-list.ts';

export const adminContent = {
  blockList,
} as const;
