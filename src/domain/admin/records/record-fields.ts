import { z } from 'zod';
import { richTextField } from '../../content/write-rich-text.ts';
import { singleLine } from '../../identity/account-forms.ts';

/** Fields of records that staff write. Messages are problem codes; an empty text is stored as null. */

export const filledLine = (longest: number) => singleLine(longest).min(1, 'required');

export const emptyableLine = (longest: number) =>
  singleLine(longest).transform((typed) => typed || null);

/** Several lines, without control characters other than tabs and line breaks. */
export const prose = (longest: number) =>
  z
    .string('required')
    .overwrite((text) => text.replaceAll('\r\n', '\n').toWellFormed())
    .overwrite((text) => text.replace(/[^\P{Cc}\t\n]+/gu, ' '))
    .trim()
    .max(longest, 'too_long');

export const filledProse = (longest: number) => prose(longest).min(1, 'required');

export const emptyableProse = (longest: number) =>
  prose(longest).transform((typed) => typed || null);

export const filledRichText = (longest: number) =>
  richTextField(longest).refine((html) => html !== '', 'required');

export const emptyableRichText = (longest: number) =>
  richTextField(longest).transform((html) => html || null);

/** One entry on each line. */
export const linesOf = (maxLines: number, longestLine: number) =>
  prose(maxLines * (longestLine + 1))
    .transform((typed) =>
      typed
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine((lines) => lines.length <= maxLines, 'too_long')
    .refine((lines) => lines.every((line) => line.length <= longestLine), 'too_long');

/** The last part of an address on the web. */
export const slug = singleLine(120)
  .min(1, 'required')
  .refine((typed) => typed === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed), 'invalid_slug');

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** A calendar day such as 2026-11-15. */
export const emptyableDay = singleLine(10)
  .refine(
    (typed) => typed === '' || (/^\d{4}-\d\d-\d\d$/.test(typed) && isDay(typed)),
    'invalid_day',
  )
  .transform((typed) => typed || null);

/** The address of a picture in the shop itself. */
export const emptyablePicture = singleLine(300)
  .refine((typed) => typed === '' || /^\/(?!\/)[\w./-]+$/.test(typed), 'invalid_picture')
  .transform((typed) => typed || null);
