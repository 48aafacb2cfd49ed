import { t } from '@lingui/core/macro'
import { Button, Group, Text } from '@mantine/core'
import { putTidakHadir } from '@sehati/contract/absence/kehadiran.endpoints'
import { checkTidakHadir } from '@sehati/contract/absence/kehadiran.rules'
import { insertHadir } from '@sehati/contract/desk/antrean.endpoints'
import type { KunjunganLoket } from '@sehati/contract/desk/antrean.schema'
import { IconClock, IconDoorEnter, IconHourglass, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { askTidakHadir } from '../../absence/kehadiran/ask-tidak-hadir.ts'
import { rentangJam } from '../../base/lib/tanggal.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { noticesOf, showFailure } from '../../base/ui/notice.tsx'
import { PersonRow } from '../../base/ui/person-list.tsx'
import { type Langkah, useHadir, useLangkah, useTidakHadir } from './antrean.queries.ts'
import { keadaanKata, keadaanOf, nomorKata } from './antrean.rules.ts'

const faces = {
  belum: { icon: IconClock, tone: 'grey' },
  menunggu: { icon: IconHourglass, tone: 'amber' },
  dipanggil: { icon: IconDoorEnter, tone: 'blue' },
  dilayani: { icon: IconUserCheck, tone: 'accent' },
  selesai: { icon: IconUserCheck, tone: 'grey' },
  lewat: { icon: IconUserOff, tone: 'grey' },
  batal: { icon: IconUserOff, tone: 'grey' },
} as const

/** A visit of today: who, when, how they stand, and what the desk can do next. */
export function KunjunganRow({ kunjungan: k }: { kunjungan: KunjunganLoket }) {
  return (
    <PersonRow name={k.name} act={null}>
      <Text size="sm" c="dimmed" className="angka">
        {rentangJam(k.jam_mulai, k.jam_selesai, k.zona)}
      </Text>
      <BadgeLabel {...faces[keadaanOf(k)]}>
        {[k.antrean && nomorKata(k.antrean), keadaanKata(k)].filter(Boolean).join(' · ')}
      </BadgeLabel>
      <Acts kunjungan={k} />
    </PersonRow>
  )
}

function Acts({ kunjungan: k }: { kunjungan: KunjunganLoket }) {
  const { name, antrean } = k
  const keadaan = keadaanOf(k)
  if (keadaan === 'belum')
    return (
      <Group gap="xs" mt="xs">
        <HadirButton kunjungan={k} />
        <TidakHadirButton kunjungan={k} />
      </Group>
    )
  if (!antrean) return null
  const { antrean_id } = antrean
  if (keadaan === 'dipanggil')
    return (
      <Group gap="xs" mt="xs">
        <LangkahButton id={antrean_id} langkah="mulai" kata={t`Masuk`} label={t`${name} masuk`} />
        <LangkahButton id={antrean_id} langkah="lewati" kata={t`Lewati`} label={t`Lewati ${name}`} isQuiet />
      </Group>
    )
  if (keadaan === 'dilayani')
    return (
      <Group mt="xs">
        <LangkahButton id={antrean_id} langkah="selesai" kata={t`Selesai`} label={t`${name} selesai`} />
      </Group>
    )
  if (keadaan === 'lewat')
    return (
      <Group mt="xs">
        <LangkahButton id={antrean_id} langkah="kembali" kata={t`Datang lagi`} label={t`${name} datang lagi`} />
      </Group>
    )
  return null
}

function HadirButton({ kunjungan: { jadwal_id, name } }: { kunjungan: KunjunganLoket }) {
  const hadir = useHadir()
  return (
    <Button
      variant="light"
      size="sm"
      aria-label={t`${name} hadir`}
      loading={hadir.isPending}
      onClick={() => hadir.mutate({ body: { jadwal_id } }, noticesOf(insertHadir))}
    >
      {t`Hadir`}
    </Button>
  )
}

/** From ten minutes after the start on. */
function TidakHadirButton({ kunjungan: k }: { kunjungan: KunjunganLoket }) {
  const send = useTidakHadir()
  const now = useNow()
  if (checkTidakHadir(k, now) !== null) return null
  const { name, jadwal_id } = k
  const mark = async () => {
    if (await askTidakHadir(k)) send.mutate({ query: { jadwalid: jadwal_id } }, noticesOf(putTidakHadir))
  }
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={t`${name} tidak hadir`}
      loading={send.isPending}
      onClick={() => void mark()}
    >
      {t`Tidak hadir`}
    </Button>
  )
}

type LangkahButtonProps = { id: number; langkah: Langkah; kata: string; label: string; isQuiet?: boolean }

/** The next step of a person. The row says that it was taken. */
function LangkahButton({ id, langkah, kata, label, isQuiet = false }: LangkahButtonProps) {
  const send = useLangkah(langkah)
  return (
    <Button
      variant={isQuiet ? 'default' : 'light'}
      size="sm"
      aria-label={label}
      loading={send.isPending}
      onClick={() => send.mutate({ query: { id } }, { onError: showFailure })}
    >
      {kata}
    </Button>
  )
}
