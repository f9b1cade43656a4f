/** Carries the token of a preview in the address of a public page. */
export const previewParameter = 'preview';
