import { searchGroupNames } from '#domain/admin/staff-search.ts';
import { maxSearchLength, readSearchTerm } from '#domain/search/search-result.ts';
import { useT } from '#i18n/react.tsx';
import { searchBackOffice } from '#services/admin/search/search-back-office.server.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/staff-search.route.ts';
import { resultPath } from './result-path.ts';

export const middleware = [requireMenuRole];

/** The command palette loads this data too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const term = readSearchTerm(new URL(request.url).searchParams.get('q'));
  const { locale } = context.get(pageRequest);
  const results = term
    ? await searchBackOffice(term, { actor: staffMemberOf(context), locale })
    : [];
  return { term, results };
}

/** The search as a page, for browsers without scripts. */
export default function StaffSearch({ loaderData: { term, results } }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.search');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <form role="search" className="mt-6 flex max-w-form gap-2">
        <TextInput
          name="q"
          type="search"
          aria-label={t('admin.search.label')}
          placeholder={t('admin.search.placeholder')}
          defaultValue={term ?? ''}
          maxLength={maxSearchLength}
        />
        <Button type="submit">{t('admin.search.submit')}</Button>
      </form>
      <p role="status" className="my-6">
        {term && results.length === 0 && t('admin.search.none', { query: term })}
      </p>
      {searchGroupNames.map((group) => {
        const own = results.filter((result) => result.group === group);
        return (
          own.length > 0 && (
            <section key={group} className="mb-8">
              <h2 className="mb-2 text-lg">{t(`admin.search.groups.${group}`)}</h2>
              <ul className="grid gap-2">
                {own.map((result) => (
                  <li key={result.id} className="flex flex-wrap gap-x-3">
                    <Link to={resultPath(result)}>
                      <bdi>{result.title}</bdi>
                    </Link>
                    <bdi className="text-muted">{result.detail}</bdi>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}
