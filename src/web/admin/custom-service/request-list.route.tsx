import { requestsList } from '#domain/admin/lists/requests-list.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import type { RowOfSource } from '#services/admin/lists/list-source.ts';
import { requestsSource } from '#services/admin/lists/requests-list.server.ts';
import { listAssignees } from '#services/enquiries/list-assignees.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { ListUpdates } from '../live/live-notice.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import type { CellRenderers } from '../lists/list-table.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/request-list.route.ts';
import { clockCell, OptionText } from './enquiry-cells.tsx';
import { EnquiryLinks } from './enquiry-links.tsx';
import { useRequestListTexts } from './use-enquiry-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader(args: Route.LoaderArgs) {
  const [page, assignees] = await Promise.all([
    loadList(requestsSource, args),
    listAssignees('custom_service'),
  ]);
  const assigned = assignees.map(({ id, name }) => ({ value: id, label: name }));
  return { page, options: { assigned }, now: systemClock.now() };
}

type Cells = CellRenderers<typeof requestsList, RowOfSource<typeof requestsSource>>;

const cells = (now: Date): Cells => ({
  service: ({ service }) => <OptionText column="service" value={service} />,
  projectType: ({ projectType }) => <OptionText column="projectType" value={projectType} />,
  budget: ({ budget }) => <OptionText column="budget" value={budget} />,
  timeline: ({ timeline }) => <OptionText column="timeline" value={timeline} />,
  hoursLeft: clockCell(now),
});

export default function RequestList({ loaderData: { page, options, now } }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.customService');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ListUpdates area="requests" />
      <AdminList
        list={requestsList}
        data={page}
        texts={useRequestListTexts()}
        options={options}
        cells={cells(now)}
        linkTo={({ id }) => `/admin/custom-service/${id}`}
        tools={<EnquiryLinks current="customService" />}
      />
    </>
  );
}
