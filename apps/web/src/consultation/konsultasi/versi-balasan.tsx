import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { PERBAIKAN_JAM } from '@sehati/contract/base/constants'
import { listVersiBalasan } from '@sehati/contract/consultation/balasan.endpoints'
import type { VersiBalasan as Versi } from '@sehati/contract/consultation/balasan.schema'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { askAnew } from '../../base/lib/api.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import styles from './konsultasi-note.module.css'

/** Below a reply that was corrected: that it was, and its earlier versions on demand. */
export function VersiBalasan({ jadwal_id, versi_balasan }: Pick<Konsultasi, 'jadwal_id' | 'versi_balasan'>) {
  const id = useId()
  const [isOpen, { toggle }] = useDisclosure(false)
  return (
    <Stack gap="xs">
      <Text size="sm">{plural(versi_balasan - 1, { other: 'Balasan ini sudah diperbaiki # kali.' })}</Text>
      <Button
        variant="default"
        size="compact-md"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        w="fit-content"
      >
        {isOpen ? t`Sembunyikan versi sebelumnya` : t`Lihat versi sebelumnya`}
      </Button>
      <div id={id}>{isOpen && <Earlier jadwal_id={jadwal_id} versi_balasan={versi_balasan} />}</div>
    </Stack>
  )
}

function Earlier({ jadwal_id, versi_balasan }: Pick<Konsultasi, 'jadwal_id' | 'versi_balasan'>) {
  const versions = useQuery({
    ...askAnew(listVersiBalasan, { jadwalid: jadwal_id }),
  })
  return (
    <List
      query={versions}
      isEmpty={(found) => found.every(({ versi }) => versi >= versi_balasan)}
      empty={{ isi: t`Versi sebelumnya tidak tersimpan.` }}
      skeleton={<SkeletonLines rows={1} />}
    >
      {(found) => (
        <>
          {found.some(({ versi, terlambat }) => versi === versi_balasan && terlambat) && <Terlambat />}
          {found.flatMap((one) => (one.versi < versi_balasan ? [<One key={one.versi} {...one} />] : []))}
        </>
      )}
    </List>
  )
}

function One({ versi, isi, oleh, pada, terlambat }: Versi) {
  const waktu = pada && waktuPanjang(pada)
  return (
    <Stack component="article" gap={4} mb="sm">
      <Text size="sm" c="dimmed">
        <Trans>Versi {versi}</Trans>
        {oleh && waktu && <span>{` · ${oleh}, ${waktu}`}</span>}
      </Text>
      {terlambat && <Terlambat />}
      <p className={styles.note}>{isi}</p>
    </Stack>
  )
}

const Terlambat = () => (
  <Text size="sm">
    <Trans>Diperbaiki lebih dari {PERBAIKAN_JAM} jam setelah versi sebelumnya.</Trans>
  </Text>
)
