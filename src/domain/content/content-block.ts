import { z } from 'zod';
import type { RichNode } from './rich-text.ts';
import type { SectionPicture } from './section.ts';

/** How a block is set: running text, cards, numbered steps, a date and a fact, a picture beside words. */
const kinds = ['text', 'cards', 'steps', 'facts', 'split'] as const;
export type BlockKind = (typeof kinds)[number];

/** Staff may name other types; they read as running text. */
export const toBlockKind = (contentType: string): BlockKind =>
  kinds.find((kind) => kind === contentType) ?? 'text';

export interface BlockItem {
  title: string;
  text: string;
  image: string | null;
  url: string | null;
}

/** A standalone piece of text, in the reader's language. */
export interface ContentBlock {
  id: string;
  section: string;
  kind: BlockKind;
  title: string;
  lead: string;
  body: RichNode[];
  picture: SectionPicture | null;
  items: BlockItem[];
}

/** A block is named by its id, or by page and section together. */
export type BlockName = { id: string } | { page: string; section: string };

const name = z.union([
  z.object({ id: z.string().min(1) }),
  z.object({ page: z.string().min(1), section: z.string().min(1) }),
]);

/** Half a name is a mistake of the page that asks, so it throws. */
export function requireBlockName(given: BlockName): BlockName {
  const parsed = name.safeParse(given);
  if (!parsed.success) throw new Error('A content block needs an id, or a page and a section.');
  return parsed.data;
}

export type BlockResult = { ok: true; block: ContentBlock } | { ok: false; name: BlockName };
