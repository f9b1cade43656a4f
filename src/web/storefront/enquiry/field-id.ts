/** Where the list of problems leads. */
export const fieldId = (name: string) => `enquiry-${name}`;
