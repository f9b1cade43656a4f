import {
  applicationNotesInput,
  careerInput,
  faqCategoryInput,
  faqItemInput,
  partnerInput,
  teamMemberInput,
} from '#domain/admin/records/company-records.ts';
import { defineRecord } from '../admin/records/record-source.ts';

/** What staff edit about the company. Kinds are known to `private.may_edit`. */

const shown = { is_visible: 'true' };

export const partnerRecord = defineRecord({
  kind: 'partner',
  table: 'partners',
  schema: partnerInput,
  title: 'Partner',
  initial: shown,
  isOrdered: true,
});

export const teamRecord = defineRecord({
  kind: 'team_member',
  table: 'team_members',
  schema: teamMemberInput,
  title: 'Team member',
  initial: shown,
  isOrdered: true,
});

export const careerRecord = defineRecord({
  kind: 'career',
  table: 'careers',
  schema: careerInput,
  title: 'Job opening',
  initial: { employment_type: 'full_time', status: 'draft' },
  isOrdered: true,
});

export const faqCategoryRecord = defineRecord({
  kind: 'faq_category',
  table: 'faq_categories',
  schema: faqCategoryInput,
  title: 'Category of questions',
  initial: shown,
  isOrdered: true,
  fieldOfConstraint: { faq_categories_slug_key: 'slug' },
});

export const faqItemRecord = defineRecord({
  kind: 'faq_item',
  table: 'faq_items',
  schema: faqItemInput,
  title: 'Question and answer',
  initial: shown,
  isOrdered: true,
  fieldOfConstraint: { faq_items_category_id_fkey: 'category_id' },
});

/** Only what staff write about an application; what the applicant sent is not edited. */
export const applicationRecord = defineRecord({
  kind: 'application',
  table: 'job_applications',
  schema: applicationNotesInput,
  title: 'Notes on an application',
});
