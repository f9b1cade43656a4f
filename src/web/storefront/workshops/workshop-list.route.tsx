import { useT } from '#i18n/react.tsx';
import { listWorkshops, type WorkshopList } from '#services/workshops/list-workshops.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { ShopPicture } from '../../shared/pictures/shop-picture.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/workshop-list.route.ts';
import { WorkshopMap } from './workshop-map.tsx';
import '../components/work.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { workshops, places } = await listWorkshops(readerOf(context));
  const requested = new URL(request.url).searchParams.get('place');
  const place = places.find(({ code }) => code === requested) ?? null;
  return {
    place,
    places,
    workshops: workshops.filter(({ governorate }) => !place || governorate === place.code),
  };
}

export default function WorkshopListPage({ loaderData }: Route.ComponentProps) {
  const { place, places, workshops } = loaderData;
  const t = useT();
  const title = t('workshops.title');
  return (
    <div className="page pb-24">
      <PageHead
        title={place ? `${title}: ${place.name}` : title}
        description={t('workshops.lead')}
        query={place ? `?place=${place.code}` : ''}
      />
      <header className="page-intro">
        <h1>{title}</h1>
        <p>{t('workshops.lead')}</p>
      </header>
      <div className="workshops">
        <WorkshopMap places={places} selected={place?.code ?? null} />
        <section aria-labelledby="workshops-shown">
          <h2 id="workshops-shown" className="workshops-shown">
            {[place?.name, t('workshops.count', { count: workshops.length })]
              .filter(Boolean)
              .join(' · ')}
          </h2>
          {workshops.length === 0 && <EmptyState title={t('workshops.none')} />}
          <ul className="workshop-grid">
            {workshops.map((workshop) => (
              <WorkshopCard key={workshop.id} workshop={workshop} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

const sizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 43vw';

function WorkshopCard({ workshop }: { workshop: WorkshopList['workshops'][number] }) {
  const t = useT();
  const { slug, name, craft, town, picture, pieces } = workshop;
  return (
    <li className="work-card">
      <SmartLink to={`/workshop/${slug}`} prefetch="intent" className="work-card-link">
        {picture && (
          <ShopPicture
            src={picture}
            alt=""
            title={name}
            width={960}
            height={1200}
            sizes={sizes}
            frame="product"
          />
        )}
        <h3 className="work-card-title">{name}</h3>
      </SmartLink>
      <p className="text-sm text-muted">{`${t(`workshops.crafts.${craft}`)} · ${town}`}</p>
      <p className="text-sm text-muted">{t('workshops.pieces', { count: pieces })}</p>
    </li>
  );
}
