import { useId } from 'react';
import { readPictureRows } from '#domain/media/picture-rows.ts';
import { hotspotRowsText, readHotspotRows } from '#domain/work/hotspot-rows.ts';
import { readLinkedProducts } from '#domain/work/linked-products.ts';
import { useT } from '#i18n/react.tsx';
import { FieldError, FieldHint } from '#ui/field.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext } from '../../../shared/forms/form-context.ts';
import { useFieldText } from '../../forms/use-field-text.ts';
import { HotspotPicture } from './hotspot-picture.tsx';
import { useOtherField } from './use-other-field.ts';

interface HotspotsFieldProps {
  name: string;
  label: string;
  /** The fields of the same form that hold the pictures and the products. */
  picturesName: string;
  productsName: string;
}

/** Where the products stand in the pictures. */
export function HotspotsField({ name, label, picturesName, productsName }: HotspotsFieldProps) {
  const t = useT();
  const id = useId();
  const hasScripts = useHasScripts();
  const { idOf, problemOf } = useFormContext();
  const { text, change, control } = useFieldText<HTMLInputElement>(name);
  const pictures = readPictureRows(useOtherField(picturesName, control.ref));
  const linked = readLinkedProducts(useOtherField(productsName, control.ref));
  const rows = readHotspotRows(text);
  return (
    <fieldset id={idOf(name)} tabIndex={-1} className="room-field" aria-describedby={`${id}-error`}>
      <legend className="text-sm font-medium">{label}</legend>
      <FieldHint>{t('adminWork.hotspots.lead')}</FieldHint>
      <input type="text" hidden {...control} />
      <FieldError id={`${id}-error`}>{problemOf(name)}</FieldError>
      {hasScripts && pictures.length === 0 && (
        <p className="text-muted">{t('adminWork.hotspots.noPictures')}</p>
      )}
      {hasScripts && (
        <div className="room-pictures">
          {pictures.map((picture, index) => (
            <HotspotPicture
              key={picture.id}
              {...{ picture, rows }}
              number={index + 1}
              linked={linked.map((row) => row.product_id)}
              store={(next) => change(hotspotRowsText(next))}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
