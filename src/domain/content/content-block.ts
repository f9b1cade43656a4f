import { z } from 'zod';
import type { RichNode } from './rich-text.ts';
import type { SectionPicture } from './section.ts';

/** Layout of a block. */
export const blockKinds = ['text', 'cards', 'steps', 'facts', 'split'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Unknown types are shown as text. */
export const toBlockKind = (contentType: string): BlockKind =>
  blockKinds.find((kind) => kind === contentType) ?? 'text';

export interface BlockItem {
  title: string;
  text: string;
  image: string | null;
  url: string | null;
}

/** A standalone block of text in the reader's language. */
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

/** Identifies a block by id, or by page and section. */
export type BlockName = { id: string } | { page: string; section: string };

const blockName = z.union([
  z.object({ id: z.string().min(1) }),
  z.object({ page: z.string().min(1), section: z.string().min(1) }),
]);

/** Throws for an incomplete name, which is a bug in the page. */
export function requireBlockName(name: BlockName): BlockName {
  const parsed = blockName.safeParse(name);
  if (!parsed.success) throw new Error('A content block needs an id, or a page and a section.');
  return parsed.data;
}

export type BlockResult = { ok: true; block: ContentBlock } | { ok: false; name: BlockName };
