import { Trans } from '@lingui/react/macro'
import { Group, Skeleton, Text, Title } from '@mantine/core'
import { mingguStatistik } from '@sehati/contract/care/statistik.schema'
import * as z from 'zod/mini'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { Loaded } from '../../base/ui/loaded.tsx'
import { AlasanTable } from './alasan-table.tsx'
import { JamChart } from './jam-chart.tsx'
import { JanjiJawabTable } from './janji-jawab-table.tsx'
import { MingguChart } from './minggu-chart.tsx'
import { PeriodeSwitch } from './periode-switch.tsx'
import { PerkiraanTungguTable } from './perkiraan-tunggu-table.tsx'
import { SebabChart } from './sebab-chart.tsx'
import { SpesialisasiChart } from './spesialisasi-chart.tsx'
import { useStatistik } from './statistik.queries.ts'
import styles from './statistik-section.module.css'
import { StatusChart } from './status-chart.tsx'

const Search = z.object({ minggu: z.catch(z.pipe(z.coerce.number(), z.literal(mingguStatistik)), 12) })

const Placeholder = () => (
  <div className={styles.charts}>
    {['minggu', 'status', 'sebab', 'spesialisasi', 'jam'].map((chart) => (
      <Skeleton key={chart} height={320} radius="lg" />
    ))}
  </div>
)

/** What an admin sees of all consultations, in pictures. */
export function StatistikSection() {
  const [{ minggu }, setSearch] = useUrlSearch(Search)
  const statistik = useStatistik(minggu)
  const { data } = statistik
  return (
    <section aria-labelledby="statistik" className={styles.section}>
      <Group justify="space-between" align="flex-end" gap="sm">
        <div>
          <Title order={2} id="statistik" fz="lg">
            <Trans>Statistik konsultasi</Trans>
          </Title>
          {data && (
            <Text size="sm" c="dimmed" role="status">
              {`${tanggalTanpaHari(data.dari)} – ${tanggalTanpaHari(data.sampai)}`}
            </Text>
          )}
        </div>
        <PeriodeSwitch value={minggu} onChange={(next) => setSearch({ minggu: next })} />
      </Group>
      <Loaded query={statistik} skeleton={<Placeholder />}>
        {(found) => (
          <div className={styles.charts}>
            <MingguChart rows={found.per_minggu} />
            <StatusChart rows={found.per_status} />
            <SebabChart rows={found.per_sebab} />
            <SpesialisasiChart rows={found.per_spesialisasi} />
            <JamChart rows={found.jam_sibuk} />
          </div>
        )}
      </Loaded>
      <JanjiJawabTable minggu={minggu} />
      <PerkiraanTungguTable minggu={minggu} />
      <AlasanTable minggu={minggu} />
    </section>
  )
}
