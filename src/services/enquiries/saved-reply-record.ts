import { savedReplyInput } from '#domain/enquiries/saved-reply.ts';
import { defineRecord } from '../admin/records/record-source.ts';

export const savedReplyRecord = defineRecord({
  kind: 'saved_reply',
  table: 'saved_replies',
  schema: savedReplyInput,
  title: 'Saved reply',
});
