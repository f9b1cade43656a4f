import './records.css';

/** A picture in a row of a list, cut to its frame unless `isWhole`; what it shows stands beside it. */
export function SmallPicture({ url, isWhole }: { url: string | null; isWhole?: boolean }) {
  return url ? (
    <img
      src={url}
      alt=""
      width={96}
      height={64}
      loading="lazy"
      className="small-picture"
      data-whole={isWhole || undefined}
    />
  ) : (
    <span className="small-picture" aria-hidden="true" />
  );
}
