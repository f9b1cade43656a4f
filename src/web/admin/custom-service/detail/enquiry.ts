import type { AnswerableKind } from '#domain/enquiries/enquiry-status.ts';
import type { MessageDetail } from '#services/enquiries/find-message.server.ts';
import type { RequestDetail } from '#services/enquiries/find-request.server.ts';

/** What the parts of a page need that requests and messages have in common. */
export type EnquiryOnPage = Pick<
  MessageDetail | RequestDetail,
  keyof MessageDetail & keyof RequestDetail
> & {
  kind: AnswerableKind;
  /** When the server read it. */
  now: Date;
  /** New with each page: identifies what its forms send. */
  formKey: string;
};
