import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { rowsInput } from '../admin/forms/rows-input.ts';
import {
  emptyableDay,
  emptyableLine,
  emptyablePicture,
  emptyableProse,
  filledLine,
  linesOf,
  prose,
  slug,
} from '../admin/records/record-fields.ts';
import { amountWithin, wholeNumber } from '../admin/settings/setting-fields.ts';
import { oneOf } from '../enquiries/fields.ts';
import { hotspotRowsField } from './hotspot-rows.ts';
import { linkedProductsField } from './linked-products.ts';
import { placedPicturesField } from './placed-pictures.ts';
import { headFields } from '../seo/head-texts.ts';
import { projectStatuses } from './project-status.ts';
import { workCategories } from './work.ts';

const title = filledLine(160);
const place = emptyableLine(160);
const story = emptyableProse(8000);
const category = oneOf(workCategories);

/** What a new portfolio project or project needs; the rest is added on its page. */
export const newWorkInput = z.object({ title, title_ar: emptyableLine(160), slug, category });

/** Square metres. */
const emptyableArea = z
  .string('required')
  .trim()
  .transform((typed) => typed || null)
  .pipe(amountWithin(bounds.area).nullable());

/** Where a row is stored; rows that were just added have none. */
const storedPlace = z.number().int().optional();

const highlight = z.object({
  id: z.string(),
  place: storedPlace,
  title: filledLine(120),
  title_ar: emptyableLine(120),
  description: emptyableProse(600),
  description_ar: emptyableProse(600),
});
export type HighlightInput = z.infer<typeof highlight>;

/** A portfolio project with its pictures, highlights, products and points, as its form sends it. */
export const portfolioInput = z.object({
  title,
  title_ar: emptyableLine(160),
  slug,
  category,
  date: emptyableDay,
  location: place,
  location_ar: place,
  client: place,
  client_ar: place,
  area: emptyableArea,
  description: prose(8000),
  description_ar: story,
  challenge: story,
  challenge_ar: story,
  solution: story,
  solution_ar: story,
  client_quote: emptyableProse(1000),
  client_quote_ar: emptyableProse(1000),
  materials: linesOf(30, 120),
  materials_ar: linesOf(30, 120),
  ...headFields,
  main_image: emptyablePicture,
  pictures: placedPicturesField,
  highlights: rowsInput(highlight, { max: 12 }),
  products: linkedProductsField,
  hotspots: hotspotRowsField,
});
export type PortfolioInput = z.infer<typeof portfolioInput>;

/** English names of the fields that have both languages. */
export const portfolioBilingual = [
  'title',
  'location',
  'client',
  'description',
  'challenge',
  'solution',
  'client_quote',
  'materials',
] as const;

/** A project with its pictures, as its form sends it. */
export const projectInput = z
  .object({
    title,
    title_ar: emptyableLine(160),
    slug,
    category,
    description: prose(8000),
    description_ar: story,
    location: place,
    location_ar: place,
    client: place,
    client_ar: place,
    status: oneOf(projectStatuses),
    progress: wholeNumber(0, 100),
    started_on: emptyableDay,
    completed_on: emptyableDay,
    image_url: emptyablePicture,
    pictures: placedPicturesField,
  })
  .superRefine(({ status, progress, started_on, completed_on }, context) => {
    if (status === 'completed' && progress !== 100) {
      context.addIssue({ code: 'custom', path: ['progress'], message: 'completed_is_whole' });
    }
    if (started_on && completed_on && completed_on < started_on) {
      context.addIssue({ code: 'custom', path: ['completed_on'], message: 'end_before_start' });
    }
  });

export const projectBilingual = ['title', 'description', 'location', 'client'] as const;
