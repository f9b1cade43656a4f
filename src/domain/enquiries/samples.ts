import { z } from 'zod';
import { emailAddress, phone, singleLine } from '../identity/account-forms.ts';
import { oneOf, requiredLine } from './fields.ts';
import { sampleMaterials, type SampleMaterial } from './sample-materials.ts';

const optionalSample = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .pipe(z.enum(sampleMaterials, 'invalid_choice').optional())
  .optional();

/** A request for free samples: three at most, because the form has three fields. */
export const samplesInput = z.strictObject({
  full_name: requiredLine,
  email: emailAddress,
  phone,
  address: singleLine(400).min(1, 'required'),
  sample_1: oneOf(sampleMaterials),
  sample_2: optionalSample,
  sample_3: optionalSample,
  /** The slug of the piece that they are for. */
  piece: singleLine(120)
    .regex(/^[a-z0-9-]*$/, 'invalid_choice')
    .optional(),
});
export type SamplesInput = z.infer<typeof samplesInput>;

/** Each wanted sample once. */
export const wantedSamples = ({ sample_1, sample_2, sample_3 }: SamplesInput): SampleMaterial[] => [
  ...new Set([sample_1, sample_2, sample_3].filter((each) => each !== undefined)),
];
