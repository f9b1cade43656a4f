import { z } from 'zod';
import { useLanguage } from '#i18n/react.tsx';
import { readGameReport, type GameReport } from '#services/marketing/read-game-report.server.ts';
import { requestGameCount } from '#services/marketing/request-game-count.server.ts';
import { shareOf } from '#domain/marketing/sums.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { FunnelChart } from '../charts/funnel-chart.tsx';
import { staffNow } from '../records/staff-now.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/game-report.route.ts';
import { CountGames } from './count-games.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { reportRequestOf } from './report-request.server.ts';
import { pathOfClaims } from './row-links.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => readGameReport(reportRequestOf(args));

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: z.object({}),
    submit: () => requestGameCount(staffNow(context)),
  });
}

export default function GameReportPage({ loaderData: report, actionData }: Route.ComponentProps) {
  return (
    <ReportFrame page="game" report={report}>
      <CountGames refreshedAt={report.refreshedAt} serverResult={actionData} />
      <ReportBody report={report}>
        <GameFunnel {...report} />
      </ReportBody>
    </ReportFrame>
  );
}

function GameFunnel({ funnel, range }: Pick<GameReport, 'funnel' | 'range'>) {
  const { t, number } = useLanguage();
  const title = t('adminMarketing.funnel.title');
  return (
    <section className="report-section" aria-labelledby="funnel">
      <h2 id="funnel" className="report-heading mb-4">
        {title}
      </h2>
      <FunnelChart
        label={title}
        steps={funnel.map(({ stage, count }, index) => {
          const share = index === 0 ? null : shareOf(count, funnel[index - 1]!.count);
          return {
            key: stage,
            label: t(`adminMarketing.funnel.${stage}`),
            count,
            text: number(count),
            to: stage === 'claims' ? pathOfClaims(range) : '#game-days',
            share:
              share === null ? null : t('adminMarketing.funnel.share', { percent: number(share) }),
          };
        })}
      />
    </section>
  );
}
