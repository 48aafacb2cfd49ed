import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { WIB } from '@sehati/contract/base/waktu'
import { removeJaga } from '@sehati/contract/safety/jaga.endpoints'
import type { Jaga } from '@sehati/contract/safety/jaga.schema'
import { IconUserCheck } from '@tabler/icons-react'
import { jam, pukulDi, tanggalOf, tanggalPanjang } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { EndButton } from '../../base/ui/end-button.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { PersonCard, PersonGrid, PersonRow } from '../../base/ui/person-list.tsx'
import { useRemoveJaga } from './jaga-admin.queries.ts'

/** The roster, a card for each day on which shifts begin. */
export function JagaList({ rows }: { rows: Jaga[] }) {
  const days = [...new Set(rows.map(({ mulai }) => tanggalOf(mulai)))]
  return (
    <PersonGrid>
      {days.map((tanggal) => (
        <PersonCard
          key={tanggal}
          judul={tanggalPanjang(tanggal)}
          rows={rows
            .filter(({ mulai }) => tanggalOf(mulai) === tanggal)
            .map((row) => <Giliran key={row.jaga_id} row={row} />)}
        />
      ))}
    </PersonGrid>
  )
}

function Giliran({ row }: { row: Jaga }) {
  const { jaga_id, name, mulai, selesai, sekarang } = row
  const remove = useRemoveJaga()
  const rentang = `${jam(mulai)}–${pukulDi(selesai, WIB)}`
  const drop = async () => {
    const isSure = await confirm({
      judul: t`Hapus jadwal jaga ini?`,
      isi: t`${name} tidak lagi bertugas pada ${rentang}.`,
      ya: t`Hapus`,
      isDestructive: true,
    })
    if (!isSure) return
    remove.mutate({ query: { id: jaga_id } }, noticesOf(removeJaga))
  }
  return (
    <PersonRow
      name={name}
      act={
        <EndButton
          aria-label={t`Hapus jadwal jaga ${name}, ${rentang}`}
          loading={remove.isPending}
          onClick={() => void drop()}
        >
          <Trans>Hapus</Trans>
        </EndButton>
      }
    >
      <Text size="sm" c="dimmed" className="angka">
        {rentang}
      </Text>
      {sekarang && <BadgeLabel tone="accent" icon={IconUserCheck}>{t`Sedang bertugas`}</BadgeLabel>}
    </PersonRow>
  )
}
