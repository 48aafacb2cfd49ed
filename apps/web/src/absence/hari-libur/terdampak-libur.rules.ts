import { t } from '@lingui/core/macro'
import { Tanggal, type Zona } from '@sehati/contract/base/waktu'
import type { JamTutup } from '@sehati/contract/schedule/jam-tutup.rules'
import { listKetersediaanAdmin, listSlotAdmin } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { denganJam, zonaBersama } from '../../schedule/ketersediaan/jam-tutup.ts'

/** How an admin reads the days and slots to which a stranded consultation can be moved. */
export const bacaAdmin = { hari: listKetersediaanAdmin, slot: listSlotAdmin, jendela: 'pindah' } as const

/** The message to patients until an admin writes another one; empty while the date is incomplete. */
export function pesanLibur(
  { tanggal, nama, ...jam }: { tanggal: string; nama: string } & JamTutup,
  rows: readonly { zona: Zona }[],
): string {
  if (!Tanggal.safeParse(tanggal).success) return ''
  const kapan = denganJam(tanggalPanjang(tanggal), jam, zonaBersama(rows))
  const sebab = nama.trim()
  const tutup = sebab
    ? t`Mohon maaf, klinik tutup pada ${kapan} (${sebab}).`
    : t`Mohon maaf, klinik tutup pada ${kapan}.`
  return `${tutup} ${t`Jika jadwal pengganti tidak sesuai, silakan pilih waktu lain.`}`
}
