import { Checkbox } from '#ui/checkbox.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { StarsInput } from '#ui/stars-input.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import type { Samples } from './samples.ts';
import { Section } from './section.tsx';

export function Forms({ words }: { words: Samples }) {
  const options = words.governorates.map((label, index) => ({ value: String(index), label }));
  const deliveries = words.deliveries.map((label, index) => ({
    value: String(index),
    label,
    disabled: index === 2,
  }));
  return (
    <Section id="forms" title={words.sections.forms}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Field label={words.name} hint={words.nameHint} required>
          <TextInput name="name" autoComplete="name" />
        </Field>
        <Field label={words.email} error={words.emailError}>
          <TextInput name="email" type="email" defaultValue="mariam@" dir="ltr" />
        </Field>
        <Field label={words.governorate}>
          <Select name="governorate" options={options} placeholder={words.choose} />
        </Field>
        <Field label={words.governorate}>
          <Combobox options={options} openLabel={words.choose} placeholder={words.choose} />
        </Field>
        <Field label={words.message} className="sm:col-span-2">
          <TextArea name="message" placeholder={words.text} />
        </Field>
        <Field label={words.name}>
          <TextInput name="locked" disabled defaultValue={words.customer} />
        </Field>
        <StarsInput name="rating" label={words.rating} defaultValue={4} />
        <RadioGroup name="delivery" label={words.delivery} options={deliveries} defaultValue="1" />
        <div>
          <Checkbox label={words.gift} name="gift" defaultChecked />
          <Checkbox label={words.gift} name="some" indeterminate />
          <Checkbox label={words.terms} name="terms" required error={words.emailError} />
          <Checkbox label={words.disabled} name="no" disabled />
        </div>
      </div>
    </Section>
  );
}
