import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { customService } from './custom-service.ts';
import { enquiryFields } from './fields.ts';
import { sampleRequest } from './samples.ts';

/** Contact, career and custom-service forms; loaded with their pages. */
export const enquiries = {
  careers,
  contact,
  customService,
  fields: enquiryFields,
  samples: sampleRequest,
} as const;
