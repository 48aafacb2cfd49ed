import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import { PERBAIKAN_JAM } from '@sehati/contract/base/constants'
import type { PerbaikanBalasan } from '@sehati/contract/consultation/balasan.schema'
import { useQuery } from '@tanstack/react-query'
import { tanggalTanpaHari, waktuPanjang } from '../../base/lib/tanggal.ts'
import { Facts } from '../../base/ui/facts.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { sebutan } from '../../consultation/konsultasi/sebutan.ts'
import styles from './darurat.module.css'
import { perbaikanQuery } from './darurat.queries.ts'

/** The replies that were corrected late. A reviewer sees that there was a correction, not what it says. */
export function PerbaikanSection() {
  const found = useQuery(perbaikanQuery())
  return (
    <Stack component="section" gap="sm" mt="xl" aria-labelledby="perbaikan-judul">
      <Title order={2} fz="lg" id="perbaikan-judul">
        <Trans>Balasan yang diperbaiki setelah {PERBAIKAN_JAM} jam</Trans>
      </Title>
      <List
        query={found}
        empty={{ isi: t`Tidak ada dalam 90 hari terakhir.` }}
        skeleton={<SkeletonLines rows={2} height={120} />}
      >
        {(rows) => (
          <ul className={styles.list} aria-labelledby="perbaikan-judul">
            {rows.map((row) => (
              <Perbaikan key={`${row.jadwal_id}-${row.versi}`} {...row} />
            ))}
          </ul>
        )}
      </List>
    </Stack>
  )
}

function Perbaikan({ tanggal, name, nama_profesional, kelas, versi, oleh, pada, sebelumnya_pada }: PerbaikanBalasan) {
  return (
    <Card component="li">
      <Facts
        items={[
          [t`Konsultasi`, tanggalTanpaHari(tanggal)],
          [sebutan(kelas, 'awal'), name],
          [t`Tenaga profesional`, nama_profesional],
          [t`Diperbaiki`, `${waktuPanjang(pada)}${oleh ? ` · ${oleh}` : ''}`],
          [t`Versi sebelumnya`, waktuPanjang(sebelumnya_pada)],
        ]}
      />
      <Text size="sm" c="dimmed" mt="xs">
        <Trans>Versi {versi}</Trans>
      </Text>
    </Card>
  )
}
