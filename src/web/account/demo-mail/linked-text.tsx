const address = /(https?:\/\/\S+)/;

interface LinkedTextProps {
  text: string;
  /** Links to the shop stay on the address that the visitor uses. */
  shopUrl: string;
}

/** The plain text of a mail with links to click. */
export const LinkedText = ({ text, shopUrl }: LinkedTextProps) => (
  <p className="wrap-anywhere whitespace-pre-line">
    {text.split(address).map((part, index) =>
      address.test(part) ? (
        <a key={index} href={hrefOf(part, shopUrl)} className="link link-text">
          <bdi dir="ltr">{part}</bdi>
        </a>
      ) : (
        part
      ),
    )}
  </p>
);

const hrefOf = (url: string, shopUrl: string) =>
  url.startsWith(`${shopUrl}/`) ? url.slice(shopUrl.length) : url;
