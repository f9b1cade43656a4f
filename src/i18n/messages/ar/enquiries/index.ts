import type { TranslationOf } from '../../../translate.ts';
import type { enquiries as english } from '../../en/enquiries/index.ts';
import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { customService } from './custom-service.ts';
import { endMails } from './end-mails.ts';
import { enquiryFields } from './fields.ts';
import { sampleRequest } from './samples.ts';

export const enquiries: TranslationOf<typeof english> = {
  careers,
  contact,
  customService,
  endMails,
  fields: enquiryFields,
  samples: sampleRequest,
};
