import { z } from 'zod';
import { wishlistArea } from '#i18n/areas/wishlist.ts';
import { useT } from '#i18n/react.tsx';
import { environment } from '#platform/environment.server.ts';
import { readWishlist } from '#services/wishlist/read-wishlist.server.ts';
import { endSharing, shareWishlist } from '#services/wishlist/share.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { useSetWish } from '../../shared/wishlist/use-wishlist.ts';
import { WishGrid } from '../../shared/wishlist/wish-grid.tsx';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/wishlist.route.ts';
import { ShareList } from './share-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const owner = ownerOf(context);
  const { wishes, token } = await readWishlist(owner);
  const link = token && `${environment().PUBLIC_URL}/${owner.locale}/wishlist/${token}`;
  return { wishes, link };
}

const shareInput = z.object({ intent: z.enum(['share', 'end']) });

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: shareInput,
    submit: async ({ intent }) => {
      const { customer } = ownerOf(context);
      await (intent === 'share' ? shareWishlist(customer) : endSharing(customer));
      return { ok: true as const };
    },
  });
}

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <AccountTitle title={t('account.area.wishlist')} />
      <AreaMessages area={wishlistArea}>
        <List {...loaderData} />
      </AreaMessages>
    </>
  );
}

function List({ wishes, link }: Route.ComponentProps['loaderData']) {
  const t = useT();
  const setWish = useSetWish();
  if (wishes.length === 0) {
    return (
      <EmptyState
        title={t('wishlist.empty')}
        description={t('wishlist.emptyText')}
        actions={<ButtonLink to="/shop">{t('wishlist.browse')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <WishGrid wishes={wishes} onRemove={(id) => setWish(id, false)} />
      <ShareList link={link} />
    </>
  );
}
