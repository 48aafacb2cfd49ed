import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { nomorRekam } from '@sehati/contract/people/nomor-rekam.rules'
import type { KeadaanBuka } from '@sehati/contract/rights/identitas-rekam.rules'
import type { IdentitasTersimpan } from '@sehati/contract/rights/identitas-rekam.schema'
import { type Icon, IconCircleCheck, IconCircleX, IconHourglass, IconLockOpen } from '@tabler/icons-react'
import { tanggalTanpaHari, waktuPanjang } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { CardRow } from '../../base/ui/card-list.tsx'

type BarisProps = { row: IdentitasTersimpan; isTerbaca: boolean; onOpen: () => void }

/** An erased account, how its last opening stands, and what the caller can do about it. */
export function IdentitasBaris({ row, isTerbaca, onOpen }: BarisProps) {
  const { bukaan } = row
  const nomor = nomorRekam(row.user_id)
  const [sejak, sampai] = [waktuPanjang(row.dikunci_pada), tanggalTanpaHari(row.simpan_sampai)]
  const isMenunggu = bukaan?.keadaan === 'menunggu'
  const judul = isMenunggu ? t`Beri putusan` : isTerbaca ? t`Lihat pemilik` : t`Minta buka`
  return (
    <CardRow
      acts={
        !(isMenunggu && bukaan.milik_saya) && (
          <Button variant="light" aria-label={`${judul}, ${nomor}`} onClick={onOpen}>
            {judul}
          </Button>
        )
      }
    >
      <Group gap="sm">
        <Text fw={600}>{nomor}</Text>
        {bukaan && <KeadaanBadge keadaan={bukaan.keadaan} />}
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>
          Dihapus {sejak}. Rekam disimpan sampai {sampai}.
        </Trans>
      </Text>
      {bukaan && <Bukaan bukaan={bukaan} />}
    </CardRow>
  )
}

function Bukaan({ bukaan }: { bukaan: NonNullable<IdentitasTersimpan['bukaan']> }) {
  const { peminta, pemutus, milik_saya } = bukaan
  const diminta = waktuPanjang(bukaan.diminta_pada)
  const diputus = bukaan.diputus_pada ? waktuPanjang(bukaan.diputus_pada) : ''
  return (
    <Text size="sm">
      <span>{t`Diminta ${peminta}, ${diminta}.`}</span>{' '}
      {pemutus ? (
        <span>{t`Diputus ${pemutus}, ${diputus}.`}</span>
      ) : (
        <span>{milik_saya ? t`Petugas lain memutusnya.` : t`Menunggu putusan Anda.`}</span>
      )}
    </Text>
  )
}

function KeadaanBadge({ keadaan }: { keadaan: KeadaanBuka }) {
  const of: Record<KeadaanBuka, { tone: 'amber' | 'blue' | 'grey'; icon: Icon; kata: string }> = {
    menunggu: { tone: 'amber', icon: IconHourglass, kata: t`Menunggu putusan` },
    terbuka: { tone: 'blue', icon: IconLockOpen, kata: t`Terbuka` },
    berakhir: { tone: 'grey', icon: IconCircleCheck, kata: t`Pernah dibuka` },
    ditolak: { tone: 'grey', icon: IconCircleX, kata: t`Tidak disetujui` },
  }
  const { tone, icon, kata } = of[keadaan]
  return (
    <BadgeLabel tone={tone} icon={icon}>
      {kata}
    </BadgeLabel>
  )
}
