import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { KeadaanJejak, TemuanJejak } from '@sehati/contract/record/jejak.schema'
import { tanggalTanpaHari, waktuPanjang } from '../../base/lib/tanggal.ts'
import { SectionCard } from '../../base/ui/section-card.tsx'

/** A row waits for a second or two. */
const LATE_S = 60

/** The end of the chain, what waits, the last anchor and the last check. The anchor has the form in which it is mailed and typed. */
export function KeadaanRantai({ keadaan }: { keadaan: KeadaanJejak }) {
  const { terakhir, menunggu, tertua_detik, jangkar, pemeriksaan } = keadaan
  const nomor = terakhir?.nomor ?? 0
  const kapan = terakhir ? waktuPanjang(terakhir.dicatat) : ''
  const hari = jangkar ? tanggalTanpaHari(jangkar.hari) : ''
  return (
    <SectionCard judul={t`Rantai log`} gap="xs">
      {tertua_detik > LATE_S && (
        <Text role="alert" c="red">
          <Trans>Catatan menunggu lebih dari satu menit untuk dirantai. Hubungi petugas server.</Trans>
        </Text>
      )}
      <Text>
        {`${terakhir ? t`Catatan terakhir: nomor ${nomor}, ${kapan}.` : t`Belum ada catatan.`} ${plural(menunggu, { other: '# catatan menunggu dirantai.' })}`}
      </Text>
      {jangkar && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Trans>Jangkar {hari}:</Trans> <span>{`${jangkar.nomor}:${jangkar.rantai}`}</span>
        </Text>
      )}
      {pemeriksaan && <Pemeriksaan hasil={pemeriksaan} />}
      <Text size="sm" c="dimmed">
        <Trans>
          Rantai diperiksa setiap malam, dan jangkar dikirim setiap hari kepada petugas data. Dengan jangkar itu petugas
          server memeriksa rantai dari luar: npm run jejak:periksa.
        </Trans>
      </Text>
    </SectionCard>
  )
}

/** The last nightly check, with what it found. */
function Pemeriksaan({ hasil }: { hasil: NonNullable<KeadaanJejak['pemeriksaan']> }) {
  const { selesai, baris, rusak, temuan } = hasil
  const kapan = waktuPanjang(selesai)
  return (
    <>
      <Text role={rusak > 0 ? 'alert' : undefined} c={rusak > 0 ? 'red' : undefined}>
        {rusak > 0
          ? plural(rusak, { other: `Diperiksa ${kapan}: # kerusakan ditemukan. Hubungi petugas server.` })
          : plural(baris, { other: `Diperiksa ${kapan}: # catatan, semuanya utuh.` })}
      </Text>
      {temuan.length > 0 && (
        <ul>
          {temuan.map((satu) => (
            <li key={`${satu.jenis}-${satu.dari}`}>{kalimat(satu)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function kalimat({ jenis, dari, sampai }: TemuanJejak): string {
  const nomor = dari === sampai ? String(dari) : `${dari}–${sampai}`
  const kata: Record<TemuanJejak['jenis'], string> = {
    berubah: t`Nomor ${nomor}: isinya diubah.`,
    hilang: t`Nomor ${nomor}: hilang.`,
    terpotong: t`Nomor ${nomor}: terpotong dari ujung rantai.`,
    dirantai_ulang: t`Nomor ${nomor}: dirantai ulang, tidak cocok dengan jangkar.`,
    dipulihkan: t`Nomor ${nomor}: hilang dalam pemulihan data yang tercatat.`,
    balasan_berubah: t`Konsultasi ${nomor}: teks balasan bukan yang tercatat.`,
    catatan_berubah: t`Konsultasi ${nomor}: teks catatan bukan yang ditandatangani.`,
  }
  return kata[jenis]
}
