import { z } from 'zod';
import { addModel } from '#services/models/add-model.server.ts';
import { removeModel, removeOutline } from '#services/models/remove-model.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import { filesOf } from '../../../shared/http/read-upload-form.server.ts';
import { addModelIntent, isShapeIntent, removeShapeIntent } from './shape-intents.ts';

export const isShapeChange = (form: FormData): boolean => isShapeIntent(form.get('intent'));

/** The forms of <ShapesPanel>. */
export function changeShapes(form: FormData, productId: string, staff: Staff) {
  const intent = String(form.get('intent'));
  if (intent === addModelIntent) return addByForm(form, productId, staff);
  return handleForm(form, {
    schema: z.object({}),
    submit: () =>
      intent === removeShapeIntent('outline')
        ? removeOutline(productId, staff)
        : removeModel({ productId, modelId: intent.slice(removeShapeIntent('').length) }, staff),
  });
}

const addByForm = (form: FormData, productId: string, staff: Staff) =>
  handleForm(form, {
    schema: z.object({ variant: z.string().optional(), step: z.enum(['check', 'store']) }),
    submit: async ({ variant, step }) => {
      const [glb] = filesOf(form, 'glb');
      const [usdz] = filesOf(form, 'usdz');
      const variantId = variant || null;
      const isCheck = step === 'check';
      const result = await addModel({ productId, variantId, glb, usdz, isCheck }, staff);
      return result.ok ? { ...result, variantId } : result;
    },
  });
