import { CheckIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast-store.ts';
import './forms.css';
import { useOnNewValue } from './use-on-new-value.ts';

interface SuccessNoticeProps {
  /** The result of the action; a new object is a new success. */
  result: object | null;
  title: string;
  text?: string;
}

/** Confirms on the page, and as a toast where scripts run. */
export function SuccessNotice({ result, title, text }: SuccessNoticeProps) {
  useOnNewValue(result, () => toast({ title, description: text, variant: 'success' }));
  if (!result) return null;
  return (
    <div className="form-notice form-notice-saved">
      <CheckIcon className="mt-0.5 text-palm" />
      <div>
        <p className="font-medium">{title}</p>
        {text && <p className="text-sm">{text}</p>}
      </div>
    </div>
  );
}
