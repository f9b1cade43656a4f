export const picture = {
  title: 'Picture',
  hint: 'JPEG, PNG, WebP, GIF or AVIF, up to {megabytes} MB. We crop it square and remove the location data.',
  choose: 'Choose a picture',
  save: 'Save picture',
  saving: 'Saving',
  remove: 'Remove picture',
  removed: 'Your picture has been removed.',
  missing: 'Please choose a picture first.',
  tooLarge: 'Image file size must be less than 5MB',
  tooMany: 'Many pictures are arriving right now. Please try again in a little while.',
  notPicture: 'Please upload an image file (JPEG, PNG, etc.)',
} as const;
