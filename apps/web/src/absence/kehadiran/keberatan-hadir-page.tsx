import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { putKeberatanHadir } from '@sehati/contract/absence/kehadiran.endpoints'
import type { PutusanHadir } from '@sehati/contract/absence/kehadiran.rules'
import type { KeberatanHadir } from '@sehati/contract/absence/kehadiran.schema'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { waktuPanjang, waktuSesi } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { Facts } from '../../base/ui/facts.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { keberatanHadirQuery, usePutusKeberatan } from './kehadiran.queries.ts'

/** /admin/keberatan-hadir: the objections of patients to what was recorded of their attendance, oldest first, each to be decided. */
export function Page() {
  const waiting = useQuery(keberatanHadirQuery())
  const judul = t`Keberatan kehadiran`
  return (
    <>
      <PageHeader
        judul={judul}
        isi={t`Pasien merasa catatan kehadirannya keliru. Keberatan yang diterima membuat konsultasi itu tidak dihitung.`}
      />
      <List
        query={waiting}
        empty={{ isi: t`Tidak ada keberatan yang perlu diputus.` }}
        skeleton={<SkeletonLines rows={3} height={160} />}
      >
        {(rows) => (
          <Stack component="ul" gap="md" m={0} p={0} aria-label={judul}>
            {rows.map((row) => (
              <Keberatan key={row.jadwal_id} row={row} />
            ))}
          </Stack>
        )}
      </List>
    </>
  )
}

function Keberatan({ row }: { row: KeberatanHadir }) {
  const put = usePutusKeberatan()
  const { name, jadwal_id } = row
  const decide = async (putusan: PutusanHadir) => {
    const isAccepted = putusan === 'diterima'
    const isAgreed = await confirm({
      judul: isAccepted ? t`Terima keberatan?` : t`Tolak keberatan?`,
      isi: isAccepted
        ? t`Konsultasi ini tidak dihitung lagi untuk ${name}. Putusan tidak dapat diubah.`
        : t`Catatan kehadiran ${name} tetap. Putusan tidak dapat diubah.`,
      ya: isAccepted ? t`Terima keberatan` : t`Tolak keberatan`,
      tidak: t`Tidak jadi`,
      isDestructive: !isAccepted,
    })
    if (isAgreed)
      await put.mutateAsync({ body: { jadwal_id, putusan } }).then(() => showSuccess(putKeberatanHadir), showFailure)
  }
  return (
    <Card component="li">
      <Stack gap="md">
        <Facts
          items={[
            [
              t`Konsultasi`,
              <TextLink key="konsultasi" to={inArea(1, `/konsultasi/detail/${jadwal_id}`)}>
                {`${name}, ${waktuSesi(row)}`}
              </TextLink>,
            ],
            [t`Tercatat`, row.sebab === 'tidak_hadir' ? t`Tidak hadir` : t`Dibatalkan terlambat`],
            [
              t`Alasan pasien`,
              <Text key="alasan" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {row.alasan}
              </Text>,
            ],
            [t`Disampaikan`, waktuPanjang(row.diajukan)],
          ]}
        />
        <Group gap="sm">
          <Button
            leftSection={<IconCheck size={18} aria-hidden />}
            loading={put.isPending}
            onClick={() => decide('diterima')}
          >
            <Trans>Terima keberatan</Trans>
          </Button>
          <Button
            variant="default"
            leftSection={<IconX size={18} aria-hidden />}
            disabled={put.isPending}
            onClick={() => decide('ditolak')}
          >
            <Trans>Tolak keberatan</Trans>
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
