import { t } from '@lingui/core/macro'
import { isBatalKlinik, isBatalPasien } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { KonsultasiNote } from './konsultasi-note.tsx'

/** Why a consultation was cancelled, or what was said when it was moved; nothing where nothing was said. */
export function AlasanNotes({ konsultasi: k }: { konsultasi: KonsultasiTampil }) {
  const { name } = k
  const dari = isBatalPasien(k.sebab_batal) ? name : t`klinik`
  const kosong = k.sebab_batal === 'tidak_dijawab' ? t`Tidak dijawab sampai waktunya.` : t`Tidak disebutkan.`
  return (
    <>
      {k.status === 'dibatalkan' && (k.alasan_batal || isBatalKlinik(k.sebab_batal)) && (
        <KonsultasiNote judul={t`Alasan pembatalan dari ${dari}`} isi={k.alasan_batal} kosong={kosong} />
      )}
      {k.pesan_pindah && <KonsultasiNote judul={t`Pesan perubahan jadwal dari klinik`} isi={k.pesan_pindah} />}
    </>
  )
}
