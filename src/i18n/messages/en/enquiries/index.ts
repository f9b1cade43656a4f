import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { customService } from './custom-service.ts';
import { endMails } from './end-mails.ts';
import { enquiryFields } from './fields.ts';
import { sampleRequest } from './samples.ts';

/** Contact, career and custom-service forms, and the pages that end mails; loaded with them. */
export const enquiries = {
  careers,
  contact,
  customService,
  endMails,
  fields: enquiryFields,
  samples: sampleRequest,
} as const;
