import { z } from 'zod';
import { emailAddress, phone, singleLine } from '../identity/account-forms.ts';
import { requiredLine } from './fields.ts';
import { maxSamples, sampleMaterials } from './sample-materials.ts';

/** A request for free samples. */
export const samplesInput = z.strictObject({
  full_name: requiredLine,
  email: emailAddress,
  phone,
  address: singleLine(400).min(1, 'required'),
  samples: z
    .array(z.enum(sampleMaterials, 'invalid_choice'))
    .min(1, 'required')
    .max(maxSamples, 'too_many_samples'),
  /** The slug of the piece that they are for. */
  piece: singleLine(120)
    .regex(/^[a-z0-9-]*$/, 'invalid_choice')
    .optional(),
});
export type SamplesInput = z.infer<typeof samplesInput>;
