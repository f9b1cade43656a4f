import type { Text } from '../text.ts';

/** A standalone block: a heading, a lead, paragraphs (parted by an empty line) and titled items. */
export type BlockSeed = {
  section: string;
  title: Text;
  description?: Text;
  body?: Text;
  items?: readonly (readonly [title: Text, description: Text])[];
};

export type PageSeed = { page: string; blocks: readonly BlockSeed[] };
