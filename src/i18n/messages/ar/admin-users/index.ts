export const adminUsers = {} as const;
