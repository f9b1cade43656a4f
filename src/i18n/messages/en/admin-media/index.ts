import { library } from './library.ts';
import { pictureField } from './picture-field.ts';
import { upload } from './upload.ts';

export const adminMedia = { library, upload, field: pictureField } as const;
