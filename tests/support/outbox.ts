import pg from 'pg';

/** The path of the newest mailed link: what a recipient would press in the mail program. */
export async function mailedPath(recipient: string): Promise<string> {
  const [mail] = await mailsTo(recipient);
  const link = mail?.text.match(/https?:\/\/\S+[?&]token=[\w-]+/)?.[0];
  if (!link) throw new Error(`No link was mailed to ${recipient}.`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

type Mail = { template: string; locale: string; text: string };

/** Newest first. There is no mail server in a test, so the outbox keeps everything. */
export async function mailsTo(recipient: string): Promise<Mail[]> {
  const client = new pg.Client(process.env.SHOP_DATABASE_URL);
  await client.connect();
  try {
    const { rows } = await client.query<Mail>(
      `select template, locale, text from public.mail_outbox
       where recipient = $1 order by created_at desc`,
      [recipient],
    );
    return rows;
  } finally {
    await client.end();
  }
}
