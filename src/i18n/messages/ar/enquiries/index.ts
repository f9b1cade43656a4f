import type { TranslationOf } from '../../../translate.ts';
import type { enquiries as english } from '../../en/enquiries/index.ts';
import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { customService } from './custom-service.ts';
import { enquiryFields } from './fields.ts';
import { sampleRequest } from './samples.ts';

export const enquiries: TranslationOf<typeof english> = {
  careers,
  contact,
  customService,
  fields: enquiryFields,
  samples: sampleRequest,
};
