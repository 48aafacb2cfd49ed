import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import { HADIR_HARI } from '@sehati/contract/absence/kehadiran.rules'
import type { BarisHadir, Kehadiran } from '@sehati/contract/absence/kehadiran.schema'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { tanggalPanjang, waktuSesi } from '../../base/lib/tanggal.ts'
import { kehadiranQuery } from './kehadiran.queries.ts'
import { putusanKata } from './tidak-hadir.tsx'

const hari = HADIR_HARI

/** What counts of the patient's attendance, where anything was missed: a patient who always came sees nothing of it. */
export function KehadiranSection() {
  const { data } = useQuery(kehadiranQuery())
  const missed = data?.riwayat.filter(({ sebab }) => sebab !== 'hadir') ?? []
  if (!data || missed.length === 0) return null
  return (
    <Card component="section" mt="xl" aria-labelledby="kehadiran-judul">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="kehadiran-judul">
          <Trans>Kehadiran</Trans>
        </Title>
        <Text size="sm">{kataTingkat(data)}</Text>
        <Stack component="ul" gap="sm" m={0} pl="lg" aria-labelledby="kehadiran-judul">
          {missed.map((row) => (
            <Baris key={row.jadwal_id} row={row} />
          ))}
        </Stack>
        <Text size="xs" c="dimmed">
          {t`Dihitung selama ${hari} hari. Setiap konsultasi yang Anda hadiri mengurangi satu poin, dan kesalahan klinik tidak pernah dihitung.`}
        </Text>
      </Stack>
    </Card>
  )
}

function kataTingkat({ poin, sampai }: Kehadiran): string {
  const jumlah = plural(poin, { other: 'Poin kehadiran: #.' })
  if (sampai === null) return jumlah
  const tanggal = tanggalPanjang(sampai)
  return `${jumlah} ${t`Poin ini berkurang sendiri pada ${tanggal}.`}`
}

function Baris({ row }: { row: BarisHadir }) {
  const { level_id } = useActor()
  const { nama_profesional, poin } = row
  const kata = row.sebab === 'tidak_hadir' ? t`Tidak hadir` : t`Dibatalkan terlambat`
  const batas = row.keberatan_sampai && tanggalPanjang(row.keberatan_sampai)
  return (
    <li>
      <Text size="sm">
        <TextLink to={inArea(level_id, '/appointment-detail', { jadwal_id: row.jadwal_id })} size="sm">
          {`${nama_profesional}, ${waktuSesi(row)}`}
        </TextLink>
      </Text>
      <Text size="sm" c="dimmed">
        {`${kata} · ${plural(poin, { other: '# poin' })}`}
      </Text>
      {row.keberatan ? (
        <Text size="sm">{putusanKata(row)}</Text>
      ) : (
        batas && <Text size="sm">{t`Jika keliru, sampaikan keberatan paling lambat ${batas}.`}</Text>
      )}
    </li>
  )
}
