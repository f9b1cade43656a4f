/**
 * Set beside the session of a customer, and never for staff: they see pages as they are for them.
 * It only says that a user is signed in, so scripts may read it, and forging it gives nothing.
 */
export const customerHint = 'customer';

export const hasCustomerHint = (cookies: Record<string, string>): boolean =>
  cookies[customerHint] === '1';

/** The same in the browser. */
export const browserHasCustomerHint = (): boolean =>
  /(?:^|; )customer=1(?:;|$)/.test(document.cookie);
