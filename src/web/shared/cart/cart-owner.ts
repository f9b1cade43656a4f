/** The id of the user whose cart this browser holds; missing for a visitor's cart. */
export const cartOwnerKey = 'cart-owner';
