import { localized, type Locale } from '#i18n/locale.ts';
import { sql } from 'kysely';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { toDrawProof } from './game-view.server.ts';
import type { FairnessResult } from './results.ts';

/** Public data of a draw: the commitment before the spin, everything afterwards. */
export async function readFairness(drawId: string, locale: Locale): Promise<FairnessResult> {
  if (!isUuid(drawId)) return { ok: false, reason: 'draw_not_found' };
  const drawn = db.selectFrom('game_draws').selectAll().where('id', '=', drawId);
  // As system: the table contains secrets; only finished draws are published.
  const [[draw], prizes] = await asSystem().read(
    drawn,
    db
      .selectFrom('game_prizes as p')
      .innerJoin(drawn.as('d'), (join) => join.on(sql<boolean>`p.id = any (d.segments)`))
      .select(['p.id', 'p.name', 'p.name_ar']),
  );
  if (!draw) return { ok: false, reason: 'draw_not_found' };
  const names = new Map(prizes.map((row) => [row.id, localized(locale, row.name, row.name_ar)]));
  return {
    ok: true,
    drawId: draw.id,
    gameId: draw.game_id,
    commitment: draw.commitment,
    segments: draw.segments.map((prizeId) => ({ prizeId, name: names.get(prizeId) ?? '' })),
    publishedAt: draw.created_at.toISOString(),
    drawn:
      draw.segment === null || draw.drawn_at === null
        ? null
        : { segment: draw.segment, proof: toDrawProof(draw), drawnAt: draw.drawn_at.toISOString() },
  };
}
