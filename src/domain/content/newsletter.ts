import { z } from 'zod';
import { emailAddress } from '../identity/account-forms.ts';

export const newsletterInput = z.object({ email: emailAddress });
