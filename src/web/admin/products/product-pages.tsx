import { useLocation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import './product-pages.css';

const pages = [
  { path: '/admin/products', name: 'products' },
  { path: '/admin/products/stock', name: 'stock' },
  { path: '/admin/products/reviews', name: 'reviews' },
  { path: '/admin/products/bench', name: 'bench' },
  { path: '/admin/products/terms', name: 'terms' },
  { path: '/admin/products/sets', name: 'sets' },
  { path: '/admin/products/workshops', name: 'workshops' },
  { path: '/admin/search-words', name: 'searchWords' },
] as const;

/** The pages about products, above each of them. */
export function ProductPages() {
  const t = useT();
  const { pathname } = useLocation();
  const here = pathname.replace(/^\/(en|ar)(?=\/)/, '');
  return (
    <nav className="product-pages" aria-label={t('admin.pages.products')}>
      {pages.map(({ path, name }) => (
        <Link
          key={path}
          to={path}
          variant="quiet"
          aria-current={here === path ? 'page' : undefined}
        >
          {t(`admin.pages.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
