import { reviewsList } from '#domain/admin/lists/reviews-list.ts';
import { useT } from '#i18n/react.tsx';
import { reviewsSource } from '#services/admin/lists/reviews-list.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { BilingualCell } from '../lists/bilingual-cell.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/review-list.route.ts';
import { useReviewListTexts } from './use-review-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(reviewsSource, args);

export default function ReviewListPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.reviews');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <AdminList
        list={reviewsList}
        data={loaderData}
        texts={useReviewListTexts()}
        cells={{
          product: ({ product, productAr }) => <BilingualCell en={product} ar={productAr} />,
        }}
      />
    </>
  );
}
