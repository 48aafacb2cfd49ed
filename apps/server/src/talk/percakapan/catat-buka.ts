import { type Actor, isPatient } from '@sehati/contract/base/access'
import type { Percakapan } from '@sehati/contract/talk/percakapan.schema'
import type { Asal } from '../../base/http/authentication.ts'
import { isTertutupUntuk } from '../../consultation/konsultasi/konsultasi.policy.ts'
import type { Context } from '../../record/context.ts'
import { catatBaca } from '../../record/jejak/baca.ts'
import type { Ruang } from './ruang.store.ts'

// What a participant reads of a conversation is recorded before it is shown to the professional (decision 52). Polling repeats the
// same read: it is recorded once in 15 minutes for each session.

export type Oleh = { actor: Actor; asal: Asal }

/** A conversation is opened; by a reader to whom its texts are closed, that is recorded beside the response, as of an admin. */
export async function catatRuang(context: Context, oleh: Oleh, { jadwal_id, user_id }: Ruang): Promise<void> {
  const about = { tindakan: 'lihat', objek: 'percakapan', objek_id: jadwal_id, subjek_id: user_id } as const
  if (isTertutupUntuk(oleh.actor)) context.jejak.susul(oleh, [{ ...about, dasar: 'administrasi' }])
  else await catatBaca(context, oleh, [about])
}

/** A file is downloaded: recorded each time. `id` is its message, `user_id` the patient. */
export const catatUnduh = (context: Context, oleh: Oleh, file: { id: number; user_id: number }): Promise<void> =>
  catatBaca(context, oleh, [{ tindakan: 'unduh', objek: 'lampiran', objek_id: file.id, subjek_id: file.user_id }])

type Baris = { user_id: number; pesan_terakhir: Percakapan | null }

/** The inbox shows the latest message of each conversation. `user_id` of a row is the other person. */
export async function catatKotak(context: Context, oleh: Oleh, rows: readonly Baris[]): Promise<void> {
  if (isTertutupUntuk(oleh.actor)) return
  await catatBaca(
    context,
    oleh,
    rows.flatMap(({ user_id, pesan_terakhir }) =>
      pesan_terakhir === null
        ? []
        : {
            tindakan: 'lihat_daftar',
            objek: 'percakapan',
            objek_id: pesan_terakhir.jadwal_id,
            subjek_id: isPatient(oleh.actor.level_id) ? oleh.actor.user_id : user_id,
          },
    ),
  )
}
