import { reviewsList } from '#domain/admin/lists/reviews-list.ts';
import { useT } from '#i18n/react.tsx';
import { reviewsSource } from '#services/admin/lists/reviews-list.server.ts';
import { readPendingReview } from '#services/reviews/read-pending-review.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { BilingualCell } from '../lists/bilingual-cell.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { ListUpdates } from '../live/live-notice.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/review-list.route.ts';
import { decideReviewByForm } from './reviews/decide-review-by-form.server.ts';
import { ReviewQueue } from './reviews/review-queue.tsx';
import { useReviewListTexts } from './use-review-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader(args: Route.LoaderArgs) {
  const [list, queue] = await Promise.all([
    loadList(reviewsSource, args),
    readPendingReview(staffMemberOf(args.context)),
  ]);
  return { list, queue };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  decideReviewByForm(await readForm(request), staffMemberOf(context));

export { withActionHeaders as headers };

export default function ReviewListPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.reviews');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ListUpdates area="reviews" />
      <ReviewQueue {...loaderData.queue} />
      <AdminList
        list={reviewsList}
        data={loaderData.list}
        texts={useReviewListTexts()}
        cells={{
          product: ({ product, productAr }) => <BilingualCell en={product} ar={productAr} />,
        }}
      />
    </>
  );
}
