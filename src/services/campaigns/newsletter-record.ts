import {
  newsletterRecordInput,
  newNewsletterRecordInput,
} from '#domain/campaigns/newsletter-input.ts';
import { defineRecord } from '../admin/records/record-source.ts';

export const newNewsletterRecord = defineRecord({
  kind: 'newsletter',
  table: 'notification_campaigns',
  schema: newNewsletterRecordInput,
  title: 'Newsletter',
  initial: { blocks: '[]' },
});

export const newsletterRecord = defineRecord({
  kind: 'newsletter',
  table: 'notification_campaigns',
  schema: newsletterRecordInput,
  title: 'Newsletter',
});
