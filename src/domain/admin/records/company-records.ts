import { z } from 'zod';
import { oneOf } from '../../enquiries/fields.ts';
import { employmentTypes } from '../../enquiries/opening.ts';
import { onOrOff, optionalHttpsUrl } from '../settings/setting-fields.ts';
import { publicationStatuses } from '../lists/products-list.ts';
import {
  emptyableDay,
  emptyableLine,
  emptyablePicture,
  emptyableProse,
  emptyableRichText,
  filledLine,
  filledProse,
  filledRichText,
  linesOf,
  slug,
} from './record-fields.ts';

/** What staff enter about the company, as their forms send it. Names are those of the columns. */

export const partnerInput = z.object({
  name: filledLine(120),
  name_ar: emptyableLine(120),
  description: emptyableProse(600),
  description_ar: emptyableProse(600),
  logo_url: emptyablePicture,
  website_url: optionalHttpsUrl,
  is_visible: onOrOff,
});

export const teamMemberInput = z.object({
  name: filledLine(120),
  name_ar: emptyableLine(120),
  position: filledLine(120),
  position_ar: emptyableLine(120),
  bio: emptyableProse(1500),
  bio_ar: emptyableProse(1500),
  image_url: emptyablePicture,
  profile_url: optionalHttpsUrl,
  is_visible: onOrOff,
});

export const careerInput = z.object({
  title: filledLine(160),
  title_ar: emptyableLine(160),
  department: filledLine(120),
  department_ar: emptyableLine(120),
  location: filledLine(120),
  location_ar: emptyableLine(120),
  employment_type: oneOf(employmentTypes),
  description: filledRichText(8000),
  description_ar: emptyableRichText(8000),
  requirements: linesOf(20, 300),
  requirements_ar: linesOf(20, 300),
  closes_on: emptyableDay,
  status: oneOf(publicationStatuses),
});

export const faqCategoryInput = z.object({
  name: filledLine(120),
  name_ar: emptyableLine(120),
  slug,
  is_visible: onOrOff,
});

export const faqItemInput = z.object({
  category_id: z.guid('required'),
  question: filledLine(300),
  question_ar: emptyableLine(300),
  answer: filledProse(4000),
  answer_ar: emptyableProse(4000),
  is_visible: onOrOff,
});

export const applicationNotesInput = z.object({ staff_notes: emptyableProse(5000) });
