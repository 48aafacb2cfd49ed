import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { isProfessional, type LevelId } from '@sehati/contract/base/access'
import type { User } from '@sehati/contract/people/user.schema'
import { capital } from '../../base/lib/capital.ts'
import { isTranslated } from '../../base/lib/language.ts'
import { say } from '../../base/lib/say.ts'

/** Several findings as one list, each person once, in the order in which they were found. */
export function mergePeople<P extends { user_id: number }>(findings: P[][]): P[] {
  const byId = new Map<number, P>()
  for (const person of findings.flat()) if (!byId.has(person.user_id)) byId.set(person.user_id, person)
  return [...byId.values()]
}

/** The name of a role as it is shown: `dokter` → `Dokter`. */
export const roleKata = (nama_level: string): string => capital(say(nama_level))

const deskripsi: Record<LevelId, MessageDescriptor> = {
  1: msg`Mengelola pengguna, tenaga profesional, spesialisasi, dan semua konsultasi`,
  2: msg`Melayani konsultasi kesehatan fisik dan mengatur jadwalnya sendiri`,
  3: msg`Melayani konsultasi psikologi dan mengatur jadwalnya sendiri`,
  4: msg`Karyawan kampus yang memesan konsultasi`,
  5: msg`Mahasiswa yang memesan konsultasi`,
}

/** The description of a role: the server's Indonesian text, or its translation. */
export const deskripsiKata = (level_id: LevelId, words: string): string =>
  isTranslated() ? t(deskripsi[level_id]) : words

/** What it means for a person to be deactivated, said before it happens. */
export const deactivationText = (user: User): string =>
  [
    t`${{ nama: user.name }} tidak dapat lagi mengakses sistem dan langsung keluar dari semua perangkat.`,
    isProfessional(user.level_id) && t`Namanya juga hilang dari jadwal publik dan daftar pemesanan.`,
    t`Data tidak dihapus, dan akun dapat diaktifkan kembali.`,
  ]
    .filter(Boolean)
    .join(' ')

/** The same for an account that comes back. */
export const reactivationText = (user: User): string =>
  [
    t`${{ nama: user.name }} dapat login kembali dengan password yang lama.`,
    isProfessional(user.level_id) && t`Namanya kembali tampil di jadwal publik dan daftar pemesanan.`,
  ]
    .filter(Boolean)
    .join(' ')
