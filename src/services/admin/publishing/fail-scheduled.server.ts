import { asSystem } from '#platform/database/run-as.server.ts';
import { notifyCustomer } from '#services/notifications/notify-customer.server.ts';

interface FailedVersion {
  id: string;
  kind: string;
  record_id: string;
  created_by: string | null;
}

/** Marks a version that could not be published, and tells its author. */
export async function failScheduled(
  { id, kind, record_id, created_by }: FailedVersion,
  reason: string,
  now: Date,
): Promise<void> {
  // As system: the job belongs to no user, and staff may not write into notifications of an account.
  await asSystem().transaction(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('content_versions')
      .set({ state: 'failed', failure: reason })
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .executeTakeFirst();
    if (!numUpdatedRows || !created_by) return;
    await notifyCustomer(trx, {
      userId: created_by,
      category: null,
      title: {
        en: 'A scheduled version was not published',
        ar: 'تعذّر نشر إصدار مجدول',
      },
      body: {
        en: 'Something has changed since it was scheduled. Nothing was published.',
        ar: 'تغيّر شيء بعد جدولته، ولم يُنشر منه شيء.',
      },
      link: `/admin/publish/${kind}/${record_id}`,
      now,
    });
  });
}
