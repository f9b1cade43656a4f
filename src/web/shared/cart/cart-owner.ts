/** Whose cart this browser holds; nothing while it is a visitor's. */
export const cartOwnerKey = 'cart-owner';
