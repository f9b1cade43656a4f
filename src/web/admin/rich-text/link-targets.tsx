import { useState } from 'react';
import { useT } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { searchResultUrl } from '../../shared/search/result-content.tsx';
import { useSiteSearch } from '../../shared/search/use-site-search.ts';

const pages = {
  shop: '/shop',
  portfolio: '/portfolio',
  projects: '/projects',
  customService: '/custom-service',
  about: '/about',
  team: '/our-team',
  partners: '/partners',
  careers: '/careers',
  contact: '/contact',
  faq: '/faq',
  shipping: '/shipping-info',
  returns: '/return-policy',
  terms: '/terms',
  privacy: '/privacy',
  game: '/game',
} as const;

/** Pages, products and projects that visitors can open, found by a few letters. */
export function LinkTargets({ onChoose }: { onChoose(address: string): void }) {
  const t = useT();
  const [query, setQuery] = useState('');
  const { search } = useSiteSearch(query);
  const matches = usePages(query);
  const results = search?.status === 'found' ? search.results : [];
  const targets = [
    ...matches,
    ...results.map((result) => ({ address: searchResultUrl(result), name: result.title })),
  ];
  return (
    <>
      <Field label={t('adminRichText.link.search')}>
        <TextInput
          type="search"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </Field>
      <ul className="link-targets">
        {targets.map(({ address, name }) => (
          <li key={address}>
            <button type="button" className="link-target" onClick={() => onChoose(address)}>
              <bdi>{name}</bdi>
              <bdi className="text-xs text-muted" dir="ltr">
                {address}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted">
        {search?.status === 'failed' && t('adminRichText.link.failed')}
        {targets.length === 0 && search?.status === 'found' && t('adminRichText.link.nothing')}
      </p>
    </>
  );
}

function usePages(query: string) {
  const t = useT();
  const wanted = query.trim().toLowerCase();
  return Object.entries(pages)
    .map(([name, address]) => ({
      address,
      name: t(`adminRichText.pages.${name as keyof typeof pages}`),
    }))
    .filter(({ address, name }) => `${name} ${address}`.toLowerCase().includes(wanted));
}
