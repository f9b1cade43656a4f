import type { Standing } from '#domain/catalog/outline.ts';
import type { Piece } from './pieces.ts';

/** Where a piece has its place; what is not named stands on the floor. */
const places: Partial<Record<Piece, Standing>> = {
  alabaster_lamp: 'table',
  table_lantern: 'table',
  jewel_box: 'table',
  pottery_group: 'table',
  arch_mirror: 'wall',
  entrance_mirror: 'wall',
  khayameya_hanging: 'wall',
  khayameya_pair: 'wall',
  khayameya_panel: 'wall',
  shell_sconce: 'wall',
  wall_sconce: 'wall',
  pierced_lantern: 'ceiling',
  grand_lantern: 'ceiling',
  wooden_lantern: 'ceiling',
};
const thin = 5;

export const standingOf = (piece: Piece, height: number): Standing =>
  height <= thin ? 'flat' : (places[piece] ?? 'floor');
