import type { ListState } from '#domain/admin/lists/list-state.ts';
import type { ListPage } from '#services/admin/lists/read-list.server.ts';

/** A page of a list, or that it could not be read. */
export type LoadedList<Row> = ListPage<Row> | { ok: false; state: ListState };
