import type { Figure, FigureName, Report, Series } from '#domain/marketing/report.ts';
import { readCouponReport } from './read-coupon-report.server.ts';
import { readGameReport } from './read-game-report.server.ts';
import { readNewsletterReport } from './read-newsletter-report.server.ts';
import { readSalesReport } from './read-sales-report.server.ts';
import type { ReportRequest } from './report-request.ts';

/** The figures of each page that the overview shows. */
const shownFigures = {
  sales: ['revenue', 'orders', 'average', 'refusedShare'],
  coupons: ['uses', 'saved', 'brought'],
  game: ['games', 'wheels', 'claims'],
  newsletter: ['subscribers', 'joined', 'left'],
} as const satisfies Record<string, readonly FigureName[]>;

type OverviewPage = keyof typeof shownFigures;

export interface Overview extends Pick<Report, 'range' | 'steps' | 'currency'> {
  pages: { page: OverviewPage; figures: Figure[]; series: Series }[];
}

/** The key figures of all pages of analytics. */
export async function readOverview(request: ReportRequest): Promise<Overview> {
  const [sales, coupons, game, newsletter] = await Promise.all([
    // The products of a year are many rows, and only the page of sales shows them.
    readSalesReport(request, { hasTables: false }),
    readCouponReport(request),
    // So are the devices.
    readGameReport(request, { hasTables: false }),
    readNewsletterReport(request),
  ]);
  const { range, steps, currency } = sales;
  const summaryOf = (page: OverviewPage, { figures, series }: Report) => {
    const shown: readonly FigureName[] = shownFigures[page];
    return {
      page,
      figures: figures.filter(({ name }) => shown.includes(name)),
      series: series[0]!,
    };
  };
  return {
    range,
    steps,
    currency,
    pages: [
      summaryOf('sales', sales),
      summaryOf('coupons', coupons),
      summaryOf('game', game),
      summaryOf('newsletter', newsletter),
    ],
  };
}
