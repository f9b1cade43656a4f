import { BilingualText, RecordChoice } from '../forms/record-fields.tsx';
import { SlugField } from './slug-field.tsx';
import { useCategoryOptions } from './use-work-labels.ts';

/** How a work is called and found. */
export function WorkTitleFields({ label }: { label: string }) {
  return (
    <>
      <BilingualText name="title" label={label} required isArabicOptional maxLength={160} />
      <SlugField name="slug" from="title" />
      <RecordChoice name="category" options={useCategoryOptions()} />
    </>
  );
}
