import { redirect } from 'react-router';
import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { readHistory } from '#services/admin/history/read-history.server.ts';
import { portfolioPublishable } from '#services/admin/publishing/portfolio-publishable.server.ts';
import { copyPortfolio } from '#services/work/copy-portfolio.server.ts';
import { readProductNames } from '#services/products/product-names.server.ts';
import { linkedProductIds } from '#services/work/linked-product-ids.ts';
import { removeWork } from '#services/work/remove-work.server.ts';
import { handleForm, withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { startOf } from '../../forms/loaded-record.ts';
import { loadPublishable } from '../../publishing/load-publishable.server.ts';
import { savePublishable } from '../../publishing/save-publishable.server.ts';
import { removeIntent } from '../../records/intents.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { submitRemoval } from '../../records/submit-removal.server.ts';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { readPreviewedSite } from '../../seo/read-previewed-site.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/portfolio.route.ts';
import { PortfolioCopyButton, copyIntent } from './portfolio-copy-button.tsx';
import { PortfolioForm } from './portfolio-form.tsx';

export const middleware = [requireMenuRole];

const listUrl = '/admin/portfolio';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = staffMemberOf(context);
  const { locale } = context.get(pageRequest);
  const record = await loadPublishable(portfolioPublishable, params.id, { actor, request });
  const [history, products, site] = await Promise.all([
    readHistory({ table: 'portfolio_projects', rowKey: params.id, locale }, actor),
    readProductNames(linkedProductIds([record.values, startOf(record).shown]), { actor, locale }),
    readPreviewedSite(),
  ]);
  return { record, history, products, site };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const staff = staffNow(context);
  switch (form.get('intent')) {
    case removeIntent:
      return submitRemoval(form, {
        listUrl,
        remove: () => removeWork('portfolio_projects', params.id, staff),
      });
    case copyIntent:
      return handleForm(form, {
        schema: z.object({}),
        submit: async () => {
          const copied = await copyPortfolio(params.id, staff);
          return copied.ok ? redirect(`${listUrl}/edit/${copied.id}?added=yes`) : copied;
        },
      });
    default:
      return savePublishable(form, {
        publishable: portfolioPublishable,
        id: params.id,
        actor: staff.actor,
      });
  }
}

export { withActionHeaders as headers };

export default function PortfolioPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, history, products, site } = loaderData;
  return (
    <RecordPage
      isNew={false}
      history={history}
      page={t('admin.pages.editPortfolio')}
      title={useRecordTitle(record, 'title')}
      back={{ to: listUrl, label: t('adminWork.portfolio.back') }}
      tools={<PortfolioCopyButton serverResult={actionData} />}
      removal={{ consequence: t('adminWork.portfolio.removal') }}
      serverResult={actionData}
    >
      <PortfolioForm key={record.id} {...{ record, products, site }} serverResult={actionData} />
    </RecordPage>
  );
}
