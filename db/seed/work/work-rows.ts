import { productOf } from '../catalog/catalog.ts';
import { idOf } from '../ids.ts';
import { picturesOfProject } from '../pictures.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { arabic, english } from '../text.ts';
import { daysBefore, shopDay } from '../time.ts';
import { hotspots } from './hotspots.ts';
import type { PortfolioSeed } from './portfolio-project.ts';
import { portfolio } from './portfolio.ts';
import { projects } from './projects.ts';

const portfolioId = (slug: string): string => idOf('portfolio', slug);
const finished = (date: string): Date => new Date(`${date}T10:00:00Z`);

const mainImage = (slug: string) => picturesOfProject(slug)[0]!.url;

const imageColumns = (slug: string) =>
  picturesOfProject(slug).map(({ url, width, height, color, alt }, display_order) => ({
    image_url: url,
    display_order,
    alt_en: alt[0],
    alt_ar: alt[1],
    width,
    height,
    dominant_color: color,
  }));

/** The folder of a picture is its name. */
const nameOf = (url: string): string => url.split('/').at(-2) ?? '';

/** The pieces of the project that its pictures show. */
const hotspotsOf = ({ slug, products, date }: PortfolioSeed) =>
  picturesOfProject(slug).flatMap(({ url }, picture) =>
    Object.entries(hotspots[nameOf(url)] ?? {})
      .filter(([product]) => products.includes(product))
      .map(([product, [x, y]]) => ({
        id: idOf('hotspot', slug, picture, product),
        image_id: idOf('portfolio image', slug, picture),
        product_id: idOf('product', productOf(product).slug),
        x: x.toFixed(1),
        y: y.toFixed(1),
        created_at: finished(date),
      })),
  );

const portfolioRows = (): Rows[] => [
  rowsOf(
    'portfolio_projects',
    portfolio.map((project) => ({
      id: portfolioId(project.slug),
      slug: project.slug,
      title_en: project.title[0],
      title_ar: project.title[1],
      category: project.category,
      main_image: mainImage(project.slug),
      date: project.date,
      location_en: project.location[0],
      location_ar: project.location[1],
      client_en: project.client[0],
      client_ar: project.client[1],
      area: project.area.toFixed(2),
      description_en: project.description[0],
      description_ar: project.description[1],
      challenge_en: project.challenge[0],
      challenge_ar: project.challenge[1],
      solution_en: project.solution[0],
      solution_ar: project.solution[1],
      client_quote_en: project.quote[0],
      client_quote_ar: project.quote[1],
      materials_en: english(project.materials),
      materials_ar: arabic(project.materials),
      status: 'published' as const,
      created_at: finished(project.date),
      updated_at: finished(project.date),
    })),
  ),
  rowsOf(
    'portfolio_images',
    portfolio.flatMap(({ slug, date }) =>
      imageColumns(slug).map((image) => ({
        id: idOf('portfolio image', slug, image.display_order),
        portfolio_id: portfolioId(slug),
        ...image,
        created_at: finished(date),
      })),
    ),
  ),
  rowsOf(
    'portfolio_highlights',
    portfolio.flatMap(({ slug, highlights, date }) =>
      highlights.map(([title, description], display_order) => ({
        id: idOf('highlight', slug, display_order),
        project_id: portfolioId(slug),
        title_en: title[0],
        title_ar: title[1],
        description_en: description[0],
        description_ar: description[1],
        display_order,
        created_at: finished(date),
      })),
    ),
  ),
  rowsOf(
    'portfolio_products',
    portfolio.flatMap(({ slug, products, date }) =>
      products.map((product) => ({
        id: idOf('portfolio product', slug, product),
        portfolio_id: portfolioId(slug),
        product_id: idOf('product', productOf(product).slug),
        created_at: finished(date),
      })),
    ),
  ),
  rowsOf('portfolio_hotspots', portfolio.flatMap(hotspotsOf)),
];

const projectRows = (now: Date): Rows[] => [
  rowsOf(
    'projects',
    projects.map((project) => ({
      id: idOf('project', project.slug),
      slug: project.slug,
      title: project.title[0],
      title_ar: project.title[1],
      category: project.category,
      description: project.description[0],
      description_ar: project.description[1],
      location: project.location[0],
      location_ar: project.location[1],
      client: project.client[0],
      client_ar: project.client[1],
      image_url: mainImage(project.slug),
      status: project.progress === 100 ? ('completed' as const) : ('current' as const),
      progress: project.progress,
      started_on: shopDay(daysBefore(now, project.startedDaysAgo)),
      completed_on:
        project.completedDaysAgo === undefined
          ? null
          : shopDay(daysBefore(now, project.completedDaysAgo)),
      is_published: true,
      created_at: daysBefore(now, project.startedDaysAgo),
      updated_at: now,
    })),
  ),
  rowsOf(
    'project_images',
    projects.flatMap(({ slug }) =>
      imageColumns(slug).map((image) => ({
        id: idOf('project image', slug, image.display_order),
        project_id: idOf('project', slug),
        ...image,
        created_at: now,
      })),
    ),
  ),
];

export const workRows = (now: Date): Rows[] => [...portfolioRows(), ...projectRows(now)];
