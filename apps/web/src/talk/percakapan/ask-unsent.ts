import { plural, t } from '@lingui/core/macro'
import { session } from '../../base/lib/session.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { countUnsent, forgetUnsent } from './outbox-here.ts'

/** Whether one may sign out: nothing waits to be sent, or the person gives it up. */
export async function mayLeave(): Promise<boolean> {
  const actor = await session.load()
  const unsent = actor ? await countUnsent(actor.user_id) : 0
  if (unsent === 0) return true
  const isAgreed = await confirm({
    judul: t`Ada pesan yang belum terkirim`,
    isi: plural(unsent, {
      other: '# pesan belum terkirim dan akan hilang dari perangkat ini jika Anda keluar sekarang.',
    }),
    ya: t`Keluar dan buang pesan`,
    tidak: t`Tetap masuk`,
    isDestructive: true,
  })
  if (isAgreed && actor) await forgetUnsent(actor.user_id)
  return isAgreed
}
