import { modelProblems, type ModelProblem } from '#domain/models/model-limits.ts';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import { useT } from '#i18n/react.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { FormField, SelectField } from '../../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { ModelFacts } from './model-facts.tsx';
import { addModelIntent } from './shape-intents.ts';
import type { ShapedPiece } from './shaped-pieces.server.ts';

export interface AddedModel {
  size: Box;
  variantId: string | null;
  isStored: boolean;
}

interface AddModelFormProps {
  pieces: readonly ShapedPiece[];
  /** The pieces that have a model. */
  replaced: readonly (string | null)[];
  serverResult?: FormResult<AddedModel>;
}

const known: ReadonlySet<string> = new Set(modelProblems);

/** Files are checked first, which says what was recognised in them, or stored at once. */
export function AddModelForm({ pieces, replaced, serverResult }: AddModelFormProps) {
  const t = useT();
  const form = useShopForm<AddedModel>({ intent: addModelIntent, serverResult });
  const { success } = form;
  const found = success && pieces.find(({ variant }) => variant === success.variantId);
  const nameOf = ({ variant, name }: ShapedPiece) => {
    const label = name ?? t('adminProducts.shapes.usualSize');
    return replaced.includes(variant) ? t('adminProducts.shapes.replaces', { name: label }) : label;
  };
  return (
    <DeskForm
      form={form}
      idPrefix="model"
      encType="multipart/form-data"
      className="grid max-w-form justify-items-start gap-4"
      labels={{
        variant: t('adminProducts.shapes.of'),
        glb: t('adminProducts.shapes.glb'),
        usdz: t('adminProducts.shapes.usdz'),
      }}
      problemText={(problem) =>
        known.has(problem)
          ? t(`adminProducts.shapes.problems.${problem as ModelProblem}`)
          : undefined
      }
      failedTitle={t('adminProducts.shapes.notAdded')}
      reasonTexts={{
        not_found: t('adminProducts.shapes.noPiece'),
        forbidden: t('admin.recordForm.forbidden'),
        too_large: t('adminProducts.shapes.problems.model_too_large'),
      }}
    >
      <h3 className="text-lg">{t('adminProducts.shapes.add')}</h3>
      {pieces.length > 1 && (
        <SelectField
          name="variant"
          options={pieces.map((piece) => ({ value: piece.variant ?? '', label: nameOf(piece) }))}
        />
      )}
      <FormField name="glb" hint={t('adminProducts.shapes.glbHint')} required>
        <FileInput name="glb" accept=".glb,model/gltf-binary" />
      </FormField>
      <FormField name="usdz" hint={t('adminProducts.shapes.usdzHint')} optional>
        <FileInput name="usdz" accept=".usdz,model/vnd.usdz+zip" />
      </FormField>
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          name="step"
          value="check"
          variant="outline"
          busyLabel={t('adminProducts.shapes.checking')}
        >
          {t('adminProducts.shapes.check')}
        </SubmitButton>
        <SubmitButton name="step" value="store" busyLabel={t('adminProducts.shapes.storing')}>
          {t('adminProducts.shapes.store')}
        </SubmitButton>
      </div>
      <div role="status" className="shape-report">
        {found && (
          <>
            <p className="font-medium">
              {t(`adminProducts.shapes.${success.isStored ? 'stored' : 'checked'}`)}
            </p>
            <ModelFacts size={success.size} piece={found} />
          </>
        )}
      </div>
    </DeskForm>
  );
}
