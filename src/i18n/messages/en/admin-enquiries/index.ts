export const adminEnquiries = {} as const;
