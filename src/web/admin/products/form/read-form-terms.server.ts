import type { RouterContextProvider } from 'react-router';
import type { Locale } from '#i18n/locale.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { termsFor, type Term } from '#services/catalog/terms.server.ts';
import { listWorkshopNames } from '#services/workshops/list-workshop-names.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { FormTerms } from './product-form-data.ts';

/** Kinds, colours and materials in the reader's language, workshops in both. */
export async function readFormTerms(context: Readonly<RouterContextProvider>): Promise<FormTerms> {
  const { locale } = context.get(pageRequest);
  const [{ kind, colour, material }, english, arabic, workshops] = await Promise.all([
    termsFor(() => true, locale),
    termsFor(() => true, 'en'),
    termsFor(() => true, 'ar'),
    listWorkshopNames(staffMemberOf(context)),
  ]);
  const options = (terms: typeof kind) => terms.map(({ value, name }) => ({ value, label: name }));
  return {
    kinds: options(kind),
    colours: options(colour),
    materials: options(material),
    knownColours: knownRows(english.colour, arabic.colour, locale),
    knownMaterials: knownRows(english.material, arabic.material, locale),
    workshops,
  };
}

/** Terms of the dictionary as options of a product; Arabic falls back to English. */
const knownRows = (english: readonly Term[], arabic: readonly Term[], locale: Locale) =>
  english.map(({ value, name, code }, place) => {
    const translated = arabic[place]!.name;
    return {
      label: locale === 'ar' ? translated : name,
      cells: {
        name,
        name_ar: translated === name ? '' : translated,
        value,
        ...(code !== null && { code }),
      },
    };
  });
