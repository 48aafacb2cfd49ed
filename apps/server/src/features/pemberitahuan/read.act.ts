import type { Context } from '../../context.ts'
import { updateDibaca } from './pemberitahuan.store.ts'

/** Marks one's own notices as read, one or all up to one; returns how many were unread. */
export async function readNotices(
  { db, clock, announce }: Context,
  user_id: number,
  which: Parameters<typeof updateDibaca>[2],
): Promise<{ jumlah: number }> {
  const jumlah = await updateDibaca(db, user_id, which, clock())
  // The other screens of this person count anew.
  if (jumlah > 0) announce({ jenis: 'pemberitahuan', user_id })
  return { jumlah }
}
