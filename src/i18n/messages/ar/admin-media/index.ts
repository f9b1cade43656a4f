import type { TranslationOf } from '../../../translate.ts';
import type { adminMedia as english } from '../../en/admin-media/index.ts';
import { library } from './library.ts';
import { pictureField } from './picture-field.ts';
import { libraryPicture, pictureRemoval, pictureReplacement } from './picture.ts';
import { upload } from './upload.ts';

export const adminMedia: TranslationOf<typeof english> = {
  library,
  upload,
  field: pictureField,
  picture: libraryPicture,
  replace: pictureReplacement,
  remove: pictureRemoval,
};
