import { useT } from '#i18n/react.tsx';
import { footerPublishable } from '#services/admin/publishing/footer-publishable.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { loadPublishable } from '../publishing/load-publishable.server.ts';
import { savePublishable } from '../publishing/save-publishable.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/footer.route.ts';
import { FooterForm } from './footer-form.tsx';

export const middleware = [requireMenuRole];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadPublishable(footerPublishable, 'footer', { actor: staffMemberOf(context), request });

export async function action({ request, context }: Route.ActionArgs) {
  return savePublishable(await readForm(request), {
    publishable: footerPublishable,
    id: 'footer',
    actor: staffMemberOf(context),
  });
}

export { withActionHeaders as headers };

export default function Footer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.contentFooter');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <FooterForm record={loaderData} serverResult={actionData} />
    </>
  );
}
