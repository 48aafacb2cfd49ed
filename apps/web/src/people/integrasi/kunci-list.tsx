import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { cabutKunciApi } from '@sehati/contract/people/kunci-api.endpoints'
import { keadaanKunci } from '@sehati/contract/people/kunci-api.rules'
import type { KunciApi } from '@sehati/contract/people/kunci-api.schema'
import { IconCircleCheck, IconCircleX, IconClockX } from '@tabler/icons-react'
import { now } from '../../base/lib/clock.ts'
import { tanggalPanjang, waktuPanjang } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { CardList, CardRow } from '../../base/ui/card-list.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { EndButton } from '../../base/ui/end-button.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { keadaanKata, lingkupKata } from './kata.ts'
import { useCabutKunci } from './kunci.queries.ts'

const tanda = {
  berlaku: { tone: 'green', icon: IconCircleCheck },
  kedaluwarsa: { tone: 'grey', icon: IconClockX },
  dicabut: { tone: 'red', icon: IconCircleX },
} as const

/** Every key, the newest first; one that is valid can be revoked. */
export const KunciList = ({ rows }: { rows: KunciApi[] }) =>
  rows.length === 0 ? (
    <StateMessage
      role="status"
      picture={<PictureEmpty />}
      judul={t`Belum ada kunci API`}
      isi={t`Buat kunci bila program kampus perlu membaca jadwal atau data lain lewat FHIR.`}
    />
  ) : (
    <CardList>
      {rows.map((row) => (
        <KunciRow key={row.kunci_id} row={row} />
      ))}
    </CardList>
  )

function KunciRow({ row }: { row: KunciApi }) {
  const cabut = useCabutKunci()
  const { kunci_id, nama, oleh } = row
  const keadaan = keadaanKunci(row, now())
  const { tone, icon } = tanda[keadaan]
  const [dibuat, sampai] = [tanggalPanjang(row.dibuat), waktuPanjang(row.kedaluwarsa)]
  const ask = async () => {
    const isSure = await confirm({
      judul: t`Cabut kunci ${nama}?`,
      isi: t`Program yang memakainya langsung tidak dapat membaca lagi. Kunci yang dicabut tidak dapat dipulihkan.`,
      ya: t`Cabut kunci`,
      tidak: t`Batal`,
      isDestructive: true,
    })
    if (isSure) cabut.mutate({ query: { id: kunci_id } }, noticesOf(cabutKunciApi))
  }
  return (
    <CardRow
      acts={
        keadaan === 'berlaku' && (
          <EndButton aria-label={t`Cabut kunci ${nama}`} loading={cabut.isPending} onClick={() => void ask()}>
            <Trans>Cabut</Trans>
          </EndButton>
        )
      }
    >
      <Text fw={600}>{nama}</Text>
      <div>
        <BadgeLabel tone={tone} icon={icon}>
          {t(keadaanKata[keadaan])}
        </BadgeLabel>
      </div>
      <Text size="sm">
        <Trans>
          Dibuat oleh {oleh}, {dibuat}. Berlaku sampai {sampai}.
        </Trans>
      </Text>
      <Text size="sm" c="dimmed">
        <Terpakai dipakai={row.dipakai} />
      </Text>
      <ul>
        {row.lingkup.map((one) => (
          <Text component="li" size="sm" key={one}>
            {t(lingkupKata[one])}
          </Text>
        ))}
      </ul>
    </CardRow>
  )
}

function Terpakai({ dipakai }: { dipakai: string | null }) {
  if (dipakai === null) return <Trans>Belum pernah dipakai.</Trans>
  const kapan = waktuPanjang(dipakai)
  return <Trans>Terakhir dipakai {kapan}.</Trans>
}
