import { z } from 'zod';
import { rowsInput } from '../forms/rows-input.ts';
import { emptyableLine, filledLine } from '../records/record-fields.ts';

const term = z.object({
  id: z.string().regex(/^$|^[0-9a-f-]{36}$/, 'invalid'),
  name: filledLine(80),
  name_ar: emptyableLine(80),
  value: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'invalid_term')
    .max(40, 'too_long'),
  position: z.number().int().nullish(),
});
const colour = term.extend({
  code: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'invalid_colour'),
});

export type TermInput = z.output<typeof term> & { code?: string };

/** The terms of each facet, as their form sends them. */
export const termsInput = z
  .object({
    kind: rowsInput(term, { max: 200 }),
    colour: rowsInput(colour, { max: 200 }),
    material: rowsInput(term, { max: 200 }),
  })
  .superRefine((terms, context) => {
    for (const [facet, rows] of Object.entries(terms)) {
      const seen = new Set<string>();
      rows.forEach(({ value }, index) => {
        if (seen.has(value)) {
          context.addIssue({ code: 'custom', message: 'taken', path: [facet, index, 'value'] });
        }
        seen.add(value);
      });
    }
  });
