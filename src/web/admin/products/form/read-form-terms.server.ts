import type { RouterContextProvider } from 'react-router';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { termsFor } from '#services/catalog/terms.server.ts';
import { listWorkshopNames } from '#services/workshops/list-workshop-names.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { FormTerms } from './product-form-data.ts';

/** Kinds, colours and materials in the reader's language, workshops in both. */
export async function readFormTerms(context: Readonly<RouterContextProvider>): Promise<FormTerms> {
  const [{ kind, colour, material }, workshops] = await Promise.all([
    termsFor(() => true, context.get(pageRequest).locale),
    listWorkshopNames(staffMemberOf(context)),
  ]);
  const options = (terms: typeof kind) => terms.map(({ value, name }) => ({ value, label: name }));
  return {
    kinds: options(kind),
    colours: options(colour),
    materials: options(material),
    workshops,
  };
}
