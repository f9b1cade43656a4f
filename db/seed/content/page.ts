import type { BlockKind } from '#domain/content/content-block.ts';
import type { Text } from '../text.ts';

/** A standalone block: a heading, a lead, paragraphs (separated by an empty line) and titled items. */
export type BlockSeed = {
  section: string;
  kind?: BlockKind;
  title: Text;
  description?: Text;
  body?: Text;
  /** A room of the studio. */
  picture?: string;
  /** With a picture the description says what it shows. */
  items?: readonly (readonly [title: Text, description: Text, picture?: string])[];
};

export type PageSeed = { page: string; blocks: readonly BlockSeed[] };
