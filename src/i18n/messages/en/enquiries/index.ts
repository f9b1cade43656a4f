import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { customService } from './custom-service.ts';
import { fields } from './fields.ts';

/** The words of the forms that people write to us with; they come with their pages. */
export const enquiries = { careers, contact, customService, fields } as const;
