import { Group, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { tanggalTanpaHari } from '../../lib/tanggal.ts'
import { ListState } from '../../ui/list-state.tsx'
import { JamChart } from './jam-chart.tsx'
import { MingguChart } from './minggu-chart.tsx'
import { SpesialisasiChart } from './spesialisasi-chart.tsx'
import { statistikQuery } from './statistik.queries.ts'
import styles from './statistik-section.module.css'
import { StatusChart } from './status-chart.tsx'

const Placeholder = () => (
  <div className={styles.charts}>
    {['minggu', 'status', 'spesialisasi', 'jam'].map((chart) => (
      <Skeleton key={chart} height={320} radius="lg" />
    ))}
  </div>
)

/** What an admin sees of all consultations, in pictures. */
export default function StatistikSection() {
  const statistik = useQuery(statistikQuery())
  const { data } = statistik
  return (
    <section aria-labelledby="statistik" className={styles.section}>
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={2} id="statistik" fz="lg">
          Statistik konsultasi
        </Title>
        {data && (
          <Text size="sm" c="dimmed">
            {tanggalTanpaHari(data.dari)} – {tanggalTanpaHari(data.sampai)}
          </Text>
        )}
      </Group>
      <ListState query={statistik} isEmpty={() => false} empty={{ isi: '' }} skeleton={<Placeholder />}>
        {(found) => (
          <div className={styles.charts}>
            <MingguChart rows={found.per_minggu} />
            <StatusChart rows={found.per_status} />
            <SpesialisasiChart rows={found.per_spesialisasi} />
            <JamChart rows={found.jam_sibuk} />
          </div>
        )}
      </ListState>
    </section>
  )
}
