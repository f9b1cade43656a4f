import { useT } from '#i18n/react.tsx';
import { EnquiryPanel } from './enquiry-panel.tsx';

const isWebAddress = (text: string) => /^https?:\/\//i.test(text);

/** Addresses that the customer sent. They are opened without telling them where from. */
export function ReferenceLinks({ urls }: { urls: readonly string[] }) {
  const t = useT();
  if (urls.length === 0) return null;
  return (
    <EnquiryPanel id="references" title={t('adminEnquiries.detail.references')}>
      <ul className="grid gap-2">
        {urls.map((url) => (
          <li key={url} className="break-all">
            {isWebAddress(url) ? (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="link link-text"
              >
                <bdi dir="ltr">{url}</bdi>
              </a>
            ) : (
              <bdi dir="ltr">{url}</bdi>
            )}
          </li>
        ))}
      </ul>
    </EnquiryPanel>
  );
}
