import { z } from 'zod';
import { linkFindingsList } from '#domain/admin/lists/link-findings-list.ts';
import { repairAddress } from '#domain/seo/repair-address.ts';
import { hasRole } from '#domain/identity/roles.ts';
import { useT } from '#i18n/react.tsx';
import { linkFindingsSource } from '#services/admin/lists/link-findings-list.server.ts';
import type { RowOfSource } from '#services/admin/lists/list-source.ts';
import { readLastAudit } from '#services/seo/audit/read-last-audit.server.ts';
import { requestLinkAudit } from '#services/seo/audit/request-link-audit.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { useAuth } from '../../shared/session/auth.tsx';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { rolesFor } from '../menu/menu.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/finding-list.route.ts';
import { AuditLine } from './audit-line.tsx';
import { useFindingListTexts } from './use-finding-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader(args: Route.LoaderArgs) {
  const [page, audit] = await Promise.all([
    loadList(linkFindingsSource, args),
    readLastAudit(staffMemberOf(args.context)),
  ]);
  return { page, audit };
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: z.object({}),
    submit: () => requestLinkAudit(staffMemberOf(context)),
  });
}

export { withActionHeaders as headers };

type FindingRow = RowOfSource<typeof linkFindingsSource>;

export default function Findings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { roles } = useAuth();
  const title = t('admin.pages.seoFindings');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminSeo.findings.lead')}</p>
      <AuditLine audit={loaderData.audit} serverResult={actionData} />
      <AdminList
        list={linkFindingsList}
        data={loaderData.page}
        texts={useFindingListTexts(loaderData.audit !== null)}
        cells={{ target: ({ target }) => <Target target={target} /> }}
        linkTo={(row) => addressFor(row, roles)}
        tools={
          hasRole(roles, ...rolesFor('/admin/seo')) && (
            <ButtonLink to="/admin/seo" size="small" variant="outline">
              {t('adminSeo.pages.toPages')}
            </ButtonLink>
          )
        }
      />
    </>
  );
}

/** Staff who may not repair it see the page. */
function addressFor(row: FindingRow, roles: ReturnType<typeof useAuth>['roles']): string {
  const page = row.page ?? '/';
  const { fault, productId, target } = row;
  const repair = repairAddress({ ...fault, page, target, productId });
  return hasRole(roles, ...rolesFor(repair.split('#')[0]!)) ? repair : page;
}

function Target({ target }: { target: string | null }) {
  const t = useT();
  if (target === 'title' || target === 'description')
    return t(`adminSeo.findings.targets.${target}`);
  return target && <bdi dir="ltr">{target}</bdi>;
}
