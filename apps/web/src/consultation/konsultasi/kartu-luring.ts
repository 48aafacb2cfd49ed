import { instantOf } from '@sehati/contract/base/waktu'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { seal, unseal } from '../../base/lib/device-key.ts'
import { deviceStore } from '../../base/lib/device-store.ts'
import { inTurnOfKartu, KARTU } from '../../base/lib/kartu-key.ts'
import { session } from '../../base/lib/session.ts'

/**
 * The next appointment as this device keeps it for a time without a connection: when and where, never with whom or why.
 * `tanggal` and `sejak`, when it was read, are ISO instants; the hours are those of the clinic's clock in `zona`. `lokasi` is null for
 * an online consultation.
 */
export type KartuLuring = Pick<KonsultasiTampil, 'tanggal' | 'jam_mulai' | 'jam_selesai' | 'zona'> & {
  lokasi: string | null
  sejak: string
}

const kartuOf = (k: KonsultasiTampil, now: Date): KartuLuring => ({
  tanggal: k.tanggal,
  jam_mulai: k.jam_mulai,
  jam_selesai: k.jam_selesai,
  zona: k.zona,
  lokasi: k.metode_konsultasi === 'online' ? null : k.lokasi,
  sejak: now.toISOString(),
})

/** Keeps the next of these consultations, encrypted with the key of this device; without one, what was kept is removed. */
export const keepKartu = (next: KonsultasiTampil | undefined, now: Date): Promise<void> =>
  inTurnOfKartu(async () => {
    if (!next) return deviceStore.remove([KARTU])
    const token = session.token()
    const sealed = await seal(JSON.stringify({ ...kartuOf(next, now), token }))
    // Signed out, or in as another person, while it was being encrypted. A sign-out after this waits for its turn.
    if (token !== null && session.token() === token) await deviceStore.write(KARTU, sealed)
  })

/**
 * The kept appointment; null where there is none, where it is over at `now`, or where this device cannot decrypt it. Also where its
 * session has ended: a page that closes right after a sign-out may not have removed it yet.
 */
export async function readKartu(now: Date): Promise<KartuLuring | null> {
  const sealed = await deviceStore.read<string>(KARTU)
  const [text] = sealed === undefined ? [null] : await unseal(sealed)
  if (!text) return null
  const { token, ...kartu }: KartuLuring & { token: string } = JSON.parse(text)
  if (token !== session.token()) return null
  return instantOf(kartu.tanggal.slice(0, 10), kartu.jam_selesai, kartu.zona) > now ? kartu : null
}
