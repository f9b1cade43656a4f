import { Button, type ButtonProps } from '#ui/button.tsx';
import { useFormContext } from './form-context.ts';

/** Identifies one of several buttons of a form. */
export const buttonKey = (button: { name?: unknown; value?: unknown } | null): string =>
  `${String(button?.name ?? '')}=${String(button?.value ?? '')}`;

/** Shows its progress label while the form that it submitted is on its way. */
export function SubmitButton({ busyLabel, ...button }: ButtonProps & { busyLabel?: string }) {
  const { isPending, pressed } = useFormContext();
  const isBusy = isPending && pressed === buttonKey(button);
  return <Button type="submit" {...button} busy={isBusy} busyLabel={busyLabel} />;
}
