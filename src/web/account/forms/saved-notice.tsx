import { CheckIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast-store.ts';
import { useNews } from './use-news.ts';

interface SavedNoticeProps {
  /** The action's answer; another answer is other news. */
  news: object | null;
  title: string;
  text?: string;
}

/** Says so on the page, and as a toast where scripts run. */
export function SavedNotice({ news, title, text }: SavedNoticeProps) {
  useNews(news, () => toast({ title, description: text, variant: 'success' }));
  if (!news) return null;
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
