import './records.css';

/** A picture in a row of a list; what it shows stands beside it. */
export function SmallPicture({ url }: { url: string | null }) {
  return url ? (
    <img src={url} alt="" width={96} height={64} loading="lazy" className="small-picture" />
  ) : (
    <span className="small-picture" aria-hidden="true" />
  );
}
