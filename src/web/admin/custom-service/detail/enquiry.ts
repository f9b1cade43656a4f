import type { AnswerableKind } from '#domain/enquiries/enquiry-status.ts';
import type { MessageDetail } from '#services/enquiries/find-message.server.ts';
import type { OrderOfCustomer } from '#services/customers/read-customer.server.ts';
import type { FilledReply } from '#services/enquiries/read-saved-replies.server.ts';
import type { RequestDetail } from '#services/enquiries/find-request.server.ts';

/** What the parts of a page need that requests and messages have in common. */
export type EnquiryOnPage = Pick<
  MessageDetail | RequestDetail,
  keyof MessageDetail & keyof RequestDetail
> & {
  kind: AnswerableKind;
  /** The orders of the sender; none for roles that see no orders. */
  orders: readonly OrderOfCustomer[];
  /** As they would go to the sender. */
  replies: readonly FilledReply[];
  /** When the server read it. */
  now: Date;
  /** New with each page: identifies what its forms send. */
  formKey: string;
};
