/** The currencies that the shop can sell in. */
export const currencies = ['USD', 'EGP'] as const;
