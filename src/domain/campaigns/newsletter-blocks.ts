import { z } from 'zod';
import { parseRows, rowsInput } from '../admin/forms/rows-input.ts';
import { emptyablePicture } from '../admin/records/record-fields.ts';
import { richTextField } from '../content/write-rich-text.ts';
import { emptyableOwnPath } from './own-path.ts';
import { isWithoutPlaceholder } from './placeholder.ts';

/** The parts that a newsletter is composed of. */
export const newsletterBlockKinds = ['heading', 'text', 'picture', 'product', 'button'] as const;

/** What each kind cannot do without. */
const needs = {
  heading: ['text', 'text_ar'],
  text: ['text', 'text_ar'],
  picture: ['picture'],
  product: ['product'],
  button: ['text', 'text_ar', 'link'],
} as const;

const newsletterBlock = z
  .object({
    id: z.string().max(60).default(''),
    kind: z.enum(newsletterBlockKinds, 'required'),
    text: richTextField(4000).refine(isWithoutPlaceholder, 'placeholder'),
    text_ar: richTextField(4000).refine(isWithoutPlaceholder, 'placeholder'),
    /** The address of a picture of the library, which knows its alternative text. */
    picture: emptyablePicture,
    /** The slug of a product. */
    product: z
      .string()
      .max(120)
      .transform((slug) => slug || null),
    /** A page of the shop. */
    link: emptyableOwnPath,
  })
  .superRefine((block, context) => {
    for (const cell of needs[block.kind]) {
      if (!block[cell]) context.addIssue({ code: 'custom', message: 'required', path: [cell] });
    }
  });
export type NewsletterBlock = z.output<typeof newsletterBlock>;

/** Empty cells are stored as the form sends them. */
const storedBlock = (block: NewsletterBlock, at: number) => ({
  ...block,
  id: String(at + 1),
  picture: block.picture ?? '',
  product: block.product ?? '',
  link: block.link ?? '',
});

/** Blocks as the form sends them, and as they are stored: one JSON text. */
export const newsletterBlocksInput = rowsInput(newsletterBlock, {
  max: 40,
  withBlank: true,
}).transform((blocks) => JSON.stringify(blocks.map(storedBlock)));

/** What is stored; blocks that cannot be read are left out. */
export const readNewsletterBlocks = (stored: string): NewsletterBlock[] =>
  parseRows(stored).flatMap((block) => newsletterBlock.safeParse(block).data ?? []);
