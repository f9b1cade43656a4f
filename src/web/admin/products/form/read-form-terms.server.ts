import type { RouterContextProvider } from 'react-router';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { termsFor } from '#services/catalog/terms.server.ts';
import type { FormTerms } from './product-form-data.ts';

/** Kinds, colours and materials, in the reader's language. */
export async function readFormTerms(context: Readonly<RouterContextProvider>): Promise<FormTerms> {
  const { kind, colour, material } = await termsFor(() => true, context.get(pageRequest).locale);
  const options = (terms: typeof kind) => terms.map(({ value, name }) => ({ value, label: name }));
  return { kinds: options(kind), colours: options(colour), materials: options(material) };
}
