import type { Locale } from '#i18n/locale.ts';
import { findPerson, type CustomerRef } from '#services/customers/find-person.server.ts';
import { readOrdersOfSender } from '#services/customers/read-customer.server.ts';
import { readSavedReplies } from '#services/enquiries/read-saved-replies.server.ts';
import type { Customer } from '#services/shared/customer.ts';

interface Reading {
  actor: Customer;
  /** Of the page. */
  locale: Locale;
  customer: { name: string; locale: Locale };
}

/** What helps to answer: the sender's orders, and the saved replies with their name. */
export async function loadEnquiryParts(ref: CustomerRef, { actor, locale, customer }: Reading) {
  const [person, replies] = await Promise.all([
    findPerson(ref, actor),
    readSavedReplies(actor, { locale, customer }),
  ]);
  return { orders: person ? await readOrdersOfSender(person, actor) : [], replies };
}
