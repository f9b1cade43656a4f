import * as z from 'zod/mini';
import { isAmount } from '../money.ts';
import { cartVersion, type Cart } from './cart.ts';

// The content security policy forbids eval, which zod would use for speed.
z.config({ jitless: true });

const text = z.string().check(z.maxLength(500));
const bilingual = z.object({ en: text, ar: text });
const pieces = z.int().check(z.gte(1), z.lte(10_000));

const line = z.object({
  id: z.uuid(),
  variantId: z.nullable(z.uuid()),
  slug: text,
  name: bilingual,
  options: z.array(bilingual).check(z.maxLength(10)),
  query: text,
  picture: z.nullable(text),
  price: z.string().check(z.refine(isAmount)),
  quantity: pieces,
  most: pieces,
});

const lines = z.array(line).check(z.maxLength(200));

const stored = z.object({
  version: z.literal(cartVersion),
  lines,
  saved: z.optional(lines),
});

/** Null for text that is not a valid cart of the current version. */
export function parseCart(json: string): Cart | null {
  try {
    const { success, data } = stored.safeParse(JSON.parse(json));
    return success ? { lines: data.lines, saved: data.saved ?? [] } : null;
  } catch {
    return null;
  }
}
