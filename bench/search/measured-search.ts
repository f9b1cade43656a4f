import { searchSite } from '#services/search/search-site.server.ts';
import { answerWith } from '../large-shop/measured.ts';

answerWith((term) => searchSite(term, { actor: { kind: 'visitor' }, locale: 'en' }));
