import type { DasarJejak } from '@sehati/contract/record/jejak.rules'
import type { Jejak } from './catat.ts'
import type { Catatan, Oleh } from './catatan.ts'

/** Clinical text that is about to be shown. `subjek_id` is its patient; `buka_id` the emergency access that opened it, if one did. */
export type Terbaca = Omit<Catatan, 'dasar' | 'subjek_id'> & { subjek_id: number }

/**
 * Records who reads clinical text. Another person's: resolves when the record is committed, and refuses with
 * `TRAIL_UNAVAILABLE` where it cannot be; call it before the text is shown. The own: recorded beside the response.
 * `dasar` is the ground of reading another person's.
 */
export async function catatBaca(
  { jejak }: { jejak: Jejak },
  oleh: Oleh & { actor: { user_id: number } },
  terbaca: readonly Terbaca[],
  dasar: Extract<DasarJejak, 'perawatan' | 'izin'> = 'perawatan',
): Promise<void> {
  const isOwn = ({ subjek_id }: Terbaca) => subjek_id === oleh.actor.user_id
  const [own, others] = [terbaca.filter(isOwn), terbaca.filter((one) => !isOwn(one))]
  if (own.length > 0)
    jejak.susul(
      oleh,
      own.map((one) => ({ ...one, dasar: 'milik_sendiri' })),
    )
  if (others.length > 0)
    await jejak.catat(
      oleh,
      others.map((one) => ({ ...one, dasar: one.buka_id ? 'darurat' : dasar })),
    )
}
