import { t } from '@lingui/core/macro'
import { rentangJam } from '../../base/lib/tanggal.ts'
import { type Slot, taken } from './slot.rules.ts'

/** What others changed in a day's slots between two reads, in sentences. The loss of the chosen slot is shown elsewhere. */
export function slotNews(before: Slot[], after: Slot[], chosen: number | null): string[] {
  const was = new Map(before.map(({ id, blocked }) => [id, blocked]))
  return after.flatMap(({ id, blocked, jam_mulai, jam_selesai, zona }) => {
    const jam = rentangJam(jam_mulai, jam_selesai, zona)
    const isNew = was.has(id) && was.get(id) !== taken() && blocked === taken()
    if (isNew && id !== chosen) return [t`Waktu ${jam} baru saja terisi.`]
    if (was.get(id) === taken() && blocked === null) return [t`Waktu ${jam} tersedia lagi.`]
    return []
  })
}
