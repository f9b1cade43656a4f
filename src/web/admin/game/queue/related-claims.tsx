import { useSearchParams } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import type { RelatedClaim } from '#services/game/related-claims.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { claimTones } from '../use-claim-list-texts.ts';
import { claimAddress } from './claim-address.ts';

/** Other claims of the same name, device or network, side by side. */
export function RelatedClaims({ claims }: { claims: readonly RelatedClaim[] }) {
  const { t } = useLanguage();
  const columns = useColumns();
  return (
    <Table
      caption={t('adminGame.claimQueue.related')}
      showCaption
      columns={columns}
      rows={claims}
      rowKey={({ id }) => id}
      className="mb-8"
    />
  );
}

function useColumns(): Column<RelatedClaim>[] {
  const { t, date } = useLanguage();
  const [search] = useSearchParams();
  const header = (id: 'username' | 'prize' | 'status' | 'claimed' | 'why') => ({
    id,
    header: t(`adminGame.claimQueue.relatedColumns.${id}`),
  });
  return [
    {
      ...header('username'),
      cell: ({ id, username }) => (
        <Link to={claimAddress(id, search)} variant="quiet" preventScrollReset>
          <bdi dir="ltr">@{username}</bdi>
        </Link>
      ),
    },
    { ...header('why'), cell: (claim) => <Likeness claim={claim} /> },
    {
      ...header('prize'),
      cell: ({ prize, prizeAr }) => <BilingualCell en={prize} ar={prizeAr} />,
    },
    {
      ...header('status'),
      cell: ({ status }) => (
        <Badge tone={claimTones[status]}>{t(`adminGame.claimList.statuses.${status}`)}</Badge>
      ),
    },
    { ...header('claimed'), cell: ({ claimedAt }) => date(claimedAt, 'dateTime') },
  ];
}

function Likeness({ claim }: { claim: RelatedClaim }) {
  const { t } = useLanguage();
  const marks = [
    claim.hasSameName && t('adminGame.claimQueue.sameName'),
    claim.hasSameDevice && t('adminGame.claimQueue.sameDevice'),
    claim.hasSameAddress && t('adminGame.claimQueue.sameAddress'),
  ].filter((mark) => mark !== false);
  return (
    <span className="inline-flex flex-wrap gap-1">
      {marks.map((mark) => (
        <Badge key={mark} tone="warning">
          {mark}
        </Badge>
      ))}
    </span>
  );
}
