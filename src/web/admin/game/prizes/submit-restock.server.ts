import { restockInput } from '#domain/admin/records/prize-record.ts';
import { restockPrize } from '#services/game/restock-prize.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';

export const submitRestock = (form: FormData, prizeId: string, staff: Staff) =>
  handleForm(form, {
    schema: restockInput,
    submit: ({ pieces }) => restockPrize(prizeId, pieces, staff),
  });
