import { messagesList } from '#domain/admin/lists/messages-list.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import type { RowOfSource } from '#services/admin/lists/list-source.ts';
import { messagesSource } from '#services/admin/lists/messages-list.server.ts';
import { listAssignees } from '#services/enquiries/list-assignees.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { ListUpdates } from '../live/live-notice.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import type { CellRenderers } from '../lists/list-table.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/message-list.route.ts';
import { clockCell, OptionText } from './enquiry-cells.tsx';
import { EnquiryLinks } from './enquiry-links.tsx';
import { useMessageListTexts } from './use-enquiry-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader(args: Route.LoaderArgs) {
  const [page, assignees] = await Promise.all([
    loadList(messagesSource, args),
    listAssignees('contact'),
  ]);
  const assigned = assignees.map(({ id, name }) => ({ value: id, label: name }));
  return { page, options: { assigned }, now: systemClock.now() };
}

type Cells = CellRenderers<typeof messagesList, RowOfSource<typeof messagesSource>>;

const cells = (now: Date): Cells => ({
  subject: ({ subject }) => <OptionText column="subject" value={subject} />,
  hoursLeft: clockCell(now),
});

export default function MessageList({ loaderData: { page, options, now } }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.messages');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ListUpdates area="messages" />
      <AdminList
        list={messagesList}
        data={page}
        texts={useMessageListTexts()}
        options={options}
        cells={cells(now)}
        linkTo={({ id }) => `/admin/custom-service/messages/${id}`}
        tools={<EnquiryLinks current="messages" />}
      />
    </>
  );
}
