import { Checkbox } from '#ui/checkbox.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { StarsInput } from '#ui/stars-input.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import type { Samples } from './samples.ts';
import { GallerySection } from './section.tsx';

export function Forms({ texts }: { texts: Samples }) {
  const options = texts.governorates.map((label, index) => ({ value: String(index), label }));
  const deliveries = texts.deliveries.map((label, index) => ({
    value: String(index),
    label,
    disabled: index === 2,
  }));
  return (
    <GallerySection id="forms" title={texts.sections.forms}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Field label={texts.name} hint={texts.nameHint} required>
          <TextInput name="name" autoComplete="name" />
        </Field>
        <Field label={texts.email} error={texts.emailError}>
          <TextInput name="email" type="email" defaultValue="mariam@" dir="ltr" />
        </Field>
        <Field label={texts.governorate}>
          <Select name="governorate" options={options} placeholder={texts.choose} />
        </Field>
        <Field label={texts.governorate}>
          <Combobox options={options} openLabel={texts.choose} placeholder={texts.choose} />
        </Field>
        <Field label={texts.message} className="sm:col-span-2">
          <TextArea name="message" placeholder={texts.text} />
        </Field>
        <Field label={texts.name}>
          <TextInput name="locked" disabled defaultValue={texts.customer} />
        </Field>
        <StarsInput name="rating" label={texts.rating} defaultValue={4} />
        <RadioGroup name="delivery" label={texts.delivery} options={deliveries} defaultValue="1" />
        <div>
          <Checkbox label={texts.gift} name="gift" defaultChecked />
          <Checkbox label={texts.gift} name="some" indeterminate />
          <Checkbox label={texts.terms} name="terms" required error={texts.emailError} />
          <Checkbox label={texts.disabled} name="no" disabled />
        </div>
      </div>
    </GallerySection>
  );
}
