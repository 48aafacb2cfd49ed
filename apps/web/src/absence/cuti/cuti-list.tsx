import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import type { Cuti } from '@sehati/contract/absence/cuti.schema'
import type { Tanggal } from '@sehati/contract/base/waktu'
import {
  IconAlertTriangle,
  IconBuildingHospital,
  IconCalendarOff,
  IconCheck,
  IconPlaneDeparture,
  IconTrash,
} from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { keadaanCuti, rentangCuti } from './cuti.rules.ts'
import styles from './cuti-list.module.css'
import { Ditangani } from './ditangani.tsx'

const faces = () =>
  ({
    'akan datang': { tone: 'blue', icon: IconPlaneDeparture, kata: t`Akan datang` },
    berlangsung: { tone: 'amber', icon: IconCalendarOff, kata: t`Berlangsung` },
    selesai: { tone: 'grey', icon: IconCheck, kata: t`Selesai` },
  }) as const

type CutiListProps = {
  rows: Cuti[]
  today: Tanggal
  onResolve: (cuti: Cuti) => void
  onRemove: (cuti: Cuti) => void
}

/** The professional's leave, latest first. Leave that still affects a patient comes with the way to decide. */
export const CutiList = ({ rows, today, onResolve, onRemove }: CutiListProps) => (
  <ul className={styles.list} aria-label={t`Daftar cuti`}>
    {rows.map((cuti) => {
      const { tone, icon, kata } = faces()[keadaanCuti(cuti, today)]
      const rentang = rentangCuti(cuti)
      const jumlah = cuti.terdampak.length
      return (
        <li key={cuti.cuti_id} className={styles.row}>
          <div className={styles.words}>
            <Group gap="xs">
              <Text fw={700} size="sm">
                {rentang}
              </Text>
              <BadgeLabel tone={tone} icon={icon}>
                {kata}
              </BadgeLabel>
              {cuti.oleh_klinik && (
                <BadgeLabel tone="grey" icon={IconBuildingHospital}>
                  <Trans>Dicatat klinik</Trans>
                </BadgeLabel>
              )}
            </Group>
            {cuti.catatan && (
              <Text size="sm" c="dimmed">
                {cuti.catatan}
              </Text>
            )}
            {jumlah > 0 && (
              <p className={styles.stranded}>
                <IconAlertTriangle size={18} aria-hidden />
                <span>{plural(jumlah, { other: '# konsultasi masih terjadwal pada masa cuti ini.' })}</span>
              </p>
            )}
            {cuti.ditangani.length > 0 && <Ditangani rows={cuti.ditangani} rentang={rentang} />}
          </div>
          <Group gap={4}>
            {jumlah > 0 && (
              <Button
                aria-label={t`Tangani ${plural(jumlah, { other: '# konsultasi' })}, cuti ${rentang}`}
                onClick={() => onResolve(cuti)}
              >
                <Trans>Tangani</Trans>
              </Button>
            )}
            <Button
              variant="subtle"
              color="red"
              px="sm"
              leftSection={<IconTrash size={18} aria-hidden />}
              aria-label={t`Hapus cuti ${rentang}`}
              onClick={() => onRemove(cuti)}
            >
              <Trans>Hapus</Trans>
            </Button>
          </Group>
        </li>
      )
    })}
  </ul>
)
