import type { Section, SectionSource } from '#domain/content/section.ts';
import { cacheUntilChanged } from '#platform/content-cache.server.ts';
import { log } from '#platform/log.server.ts';
import { limitTrackedRows, markIncomplete } from '#platform/tracked-reads.server.ts';
import type { Locale } from '#i18n/locale.ts';
import { latestProducts } from '../catalog/list-products.server.ts';
import type { DatedReader } from '../shared/reader.ts';
import { listPortfolio } from '../work/portfolio.server.ts';
import { addTaggedPieces } from './add-tagged-pieces.server.ts';
import { readPartners } from './company-pages.server.ts';
import { defaultHomeSections, readSections } from './read-sections.server.ts';

const recentWork = 3;
const trustedBy = 6;

const rememberedSections = (locale: Locale) =>
  cacheUntilChanged(['page_sections', 'page_content'], () =>
    readSections('home', { actor: { kind: 'visitor' }, locale }),
  );
const homeSections = { en: rememberedSections('en'), ar: rememberedSections('ar') };

/** The home page: sections and their data. A list that failed is null. */
export async function readHome(reader: DatedReader) {
  const sections = await sectionsOrDefault(reader.locale);
  const when = <Value>(source: SectionSource, read: () => Promise<Value>): Promise<Value | null> =>
    sections.some((section) => section.source === source)
      ? orNull(source, read)
      : Promise.resolve(null);
  const [tagged, products, work, partners] = await Promise.all([
    orNull('tagged products', () => addTaggedPieces(sections, reader)),
    when('latest_products', () => latestProducts(reader)),
    when('recent_work', () => listPortfolio(reader, recentWork)),
    when('partners', () => readPartners(reader)),
  ]);
  const isEmpty = ({ source }: Section) =>
    (source === 'latest_products' && products?.length === 0) ||
    (source === 'recent_work' && work?.length === 0);
  return {
    ...{ products, work },
    // A heading above nothing is left out.
    sections: (tagged ?? sections).filter((section) => !isEmpty(section)),
    partners: partners?.slice(0, trustedBy) ?? [],
  };
}

async function sectionsOrDefault(locale: Locale): Promise<Section[]> {
  limitTrackedRows(['page_sections', 'page_content'], ['home']);
  const sections = await orNull('sections', homeSections[locale]);
  return sections && sections.length > 0 ? sections : defaultHomeSections(locale);
}

/** A failing list does not affect the page or the other lists. */
async function orNull<Value>(what: string, read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    markIncomplete();
    log.error({ err: error, what }, 'a part of the home page could not be read');
    return null;
  }
}
