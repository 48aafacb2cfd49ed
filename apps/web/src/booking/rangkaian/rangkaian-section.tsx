import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Title } from '@mantine/core'
import { isPatient } from '@sehati/contract/base/access'
import { batalRangkaian } from '@sehati/contract/booking/rangkaian.endpoints'
import type { Rangkaian } from '@sehati/contract/booking/rangkaian.schema'
import { isScheduled } from '@sehati/contract/consultation/konsultasi.rules'
import { TextLink } from '../../base/lib/links.tsx'
import { consultationPage } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { useBatalRangkaian, useRangkaian } from './rangkaian.queries.ts'

/** All meetings of a series, each with its way; its professional and admins can cancel what lies ahead. */
export function RangkaianSection({ rangkaian_id, jadwal_id }: { rangkaian_id: number; jadwal_id: number }) {
  const rangkaian = useRangkaian(rangkaian_id)
  return (
    <Stack gap="sm" mt="lg" component="section" aria-label={t`Rangkaian pertemuan`}>
      <Title order={2} size="h4">
        <Trans>Rangkaian pertemuan</Trans>
      </Title>
      <Loaded query={rangkaian} skeleton={<SkeletonLines rows={3} />}>
        {(r) => <Pertemuan rangkaian={r} jadwal_id={jadwal_id} />}
      </Loaded>
    </Stack>
  )
}

function Pertemuan({ rangkaian: r, jadwal_id }: { rangkaian: Rangkaian; jadwal_id: number }) {
  const { level_id } = useActor()
  const now = useNow()
  const batal = useBatalRangkaian()
  const ahead = r.pertemuan.filter(({ status, tanggal }) => isScheduled(status) && new Date(tanggal) > now)
  const n = ahead.length
  const cancel = async () => {
    const isAgreed = await confirm({
      judul: t`Batalkan sisa rangkaian?`,
      isi: t`${n} pertemuan yang belum berlangsung dibatalkan. Pasien diberi tahu satu kali.`,
      ya: t`Batalkan sisa rangkaian`,
      isDestructive: true,
    })
    if (isAgreed) batal.mutate({ query: { id: r.rangkaian_id }, body: {} }, noticesOf(batalRangkaian))
  }
  return (
    <>
      <Stack component="ol" gap="xs">
        {r.pertemuan.map((one) => (
          <li key={one.jadwal_id}>
            <Group gap="xs">
              {one.jadwal_id === jadwal_id ? (
                <span aria-current="true">{waktuSesi(one)}</span>
              ) : (
                <TextLink to={consultationPage(level_id, one.jadwal_id)}>{waktuSesi(one)}</TextLink>
              )}
              <StatusBadge status={one.status} />
            </Group>
          </li>
        ))}
      </Stack>
      {!isPatient(level_id) && n > 0 && (
        <Button variant="default" onClick={() => void cancel()} loading={batal.isPending}>
          <Trans>Batalkan sisa rangkaian</Trans>
        </Button>
      )}
    </>
  )
}
