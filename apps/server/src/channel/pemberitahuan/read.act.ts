import type { Context } from '../../record/context.ts'
import { updateDibaca } from './pemberitahuan.store.ts'

/** Marks the caller's notices as read, one or all up to one; returns how many were unread. */
export async function readNotices(
  { db, clock, publish }: Context,
  user_id: number,
  which: Parameters<typeof updateDibaca>[2],
): Promise<{ jumlah: number }> {
  const jumlah = await updateDibaca(db, user_id, which, clock())
  // The other screens of this user update their counts.
  if (jumlah > 0) publish({ jenis: 'pemberitahuan', user_id })
  return { jumlah }
}
