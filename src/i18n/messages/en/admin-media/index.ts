import { library } from './library.ts';
import { pictureField } from './picture-field.ts';
import { libraryPicture, pictureRemoval, pictureReplacement } from './picture.ts';
import { upload } from './upload.ts';

export const adminMedia = {
  library,
  upload,
  field: pictureField,
  picture: libraryPicture,
  replace: pictureReplacement,
  remove: pictureRemoval,
} as const;
