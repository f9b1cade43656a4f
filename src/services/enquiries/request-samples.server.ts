import type { SamplesInput } from '#domain/enquiries/samples.ts';
import { termsFor } from '../catalog/terms.server.ts';
import type { Caller } from '../shared/caller.ts';
import { staffLocale } from '../shared/notify-staff.server.ts';
import { sendContactMessage, type ContactResult } from './contact.server.ts';

/**
 * Free samples, as a message to the shop: staff answer and close it like any other, and the limits of
 * the contact form count for it.
 */
export async function requestSamples(input: SamplesInput, caller: Caller): Promise<ContactResult> {
  const { full_name, email, phone, address, piece } = input;
  const names = await readSampleNames(input);
  const message = [
    `Samples, free: ${names.join(', ')}`,
    `To: ${full_name}, ${address}`,
    ...(piece ? [`For: /product/${piece}`] : []),
  ].join('\n');
  const subject = 'product_inquiry';
  return sendContactMessage({ full_name, email, phone, subject, message }, caller);
}

/** Each once. */
async function readSampleNames({ samples }: SamplesInput): Promise<string[]> {
  const { material } = await termsFor((facet) => facet === 'material', staffLocale);
  return [...new Set(samples)].map(
    (wanted) => material.find(({ value }) => value === wanted)?.name ?? wanted,
  );
}
