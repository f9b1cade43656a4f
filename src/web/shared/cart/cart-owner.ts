/** Whose cart this browser holds; nothing while it is a visitor's. */
export const ownerKey = 'cart-owner';
