/**
 * Stands for the address of a buyer who ordered by telephone and has none. It is valid, but the ending
 * is reserved and receives no mail.
 */
export const noEmail = 'no-email@order.invalid';

/** False for addresses that stand for none, such as those of deleted accounts. */
export const canReceiveMail = (email: string): boolean => !email.endsWith('.invalid');
