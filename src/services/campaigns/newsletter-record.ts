import {
  newsletterRecordInput,
  newNewsletterRecordInput,
} from '#domain/campaigns/newsletter-input.ts';
import { defineRecord } from '../admin/records/record-source.ts';

const newsletter = {
  kind: 'newsletter',
  table: 'notification_campaigns',
  title: 'Newsletter',
} as const;

export const newNewsletterRecord = defineRecord({
  ...newsletter,
  schema: newNewsletterRecordInput,
  initial: { blocks: '[]' },
});

export const newsletterRecord = defineRecord({ ...newsletter, schema: newsletterRecordInput });
