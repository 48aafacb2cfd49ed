import { t } from '@lingui/core/macro'
import { Button, Text, Title } from '@mantine/core'
import type { Skrining } from '@sehati/contract/care/skrining.schema'
import { IconChartLine, IconTable } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { DataTable } from '../../base/ui/data-table.tsx'
import { tingkatKata } from './kata.ts'
import styles from './skrining.module.css'
import { dinilai, type Titik, titikOf } from './tren.rules.ts'

/** What a row says of its level, or why it has none. */
function keterangan({ tingkat, terbaca }: Skrining): string {
  if (!terbaca) return t`Tidak dapat dibaca`
  return tingkat === null ? t`Belum lengkap` : t(tingkatKata[tingkat])
}

type TrenProps = {
  /** The results of one instrument, the newest first. */
  rows: [Skrining, ...Skrining[]]
  /** Whether a question about danger that was affirmed is named: for the professional. */
  showBahaya?: boolean
}

/** The course of one instrument as a line, and the same numbers as a table behind it. A single result is a table only. */
export function Tren({ rows, showBahaya = false }: TrenProps) {
  const id = useId()
  const titik = titikOf(rows)
  const hasLine = titik.length > 1
  const [isTable, setIsTable] = useState(false)
  const { nama, skor_maks } = rows[0]
  const jumlah = titik.length
  const hasil = dinilai(rows)
  const [pertama, terakhir] = [hasil[0], hasil.at(-1)]
  const [dari, ke] = [bilangan(pertama?.skor ?? 0), bilangan(terakhir?.skor ?? 0)]
  const pada = (one: Skrining | undefined) => (one ? tanggalTanpaHari(one.dibuat_pada) : '')
  const [awal, akhir] = [pada(pertama), pada(terakhir)]
  const isi = hasLine ? t`${jumlah} hasil: skor ${dari} pada ${awal}, ${ke} pada ${akhir}.` : ''
  return (
    <section aria-labelledby={id} className={styles.tren}>
      <div>
        <Title order={3} id={id} fz="md" lang="id">
          {nama}
        </Title>
        <Text size="sm" c="dimmed">
          {isi}
        </Text>
      </div>
      {hasLine && !isTable ? (
        <Garis titik={titik} maks={skor_maks} label={t`Grafik garis. ${isi}`} tepi={[awal, akhir]} />
      ) : (
        <DataTable
          caption={nama}
          rows={rows}
          rowKey={({ skrining_id }) => skrining_id}
          columns={[
            {
              key: 'tanggal',
              judul: t`Tanggal`,
              isName: true,
              minWidth: '8rem',
              cell: ({ dibuat_pada }) => tanggalTanpaHari(dibuat_pada),
            },
            {
              key: 'skor',
              judul: t`Skor`,
              cell: ({ skor, skor_maks: maks }) => (skor === null ? '–' : t`${skor} dari ${maks}`),
            },
            { key: 'tingkat', judul: t`Tingkat`, cell: keterangan },
            ...(showBahaya
              ? [
                  {
                    key: 'bahaya',
                    judul: t`Bahaya`,
                    cell: ({ bahaya }: Skrining) => (bahaya ? t`Dijawab ada` : t`Tidak ada`),
                  },
                ]
              : []),
          ]}
        />
      )}
      {hasLine && (
        <Button
          variant="subtle"
          size="sm"
          px="sm"
          w="fit-content"
          leftSection={isTable ? <IconChartLine size={18} aria-hidden /> : <IconTable size={18} aria-hidden />}
          aria-describedby={id}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? t`Tampilkan sebagai grafik` : t`Tampilkan sebagai tabel`}
        </Button>
      )}
    </section>
  )
}

type GarisProps = { titik: Titik[]; maks: number; label: string; tepi: [awal: string, akhir: string] }

/** The line itself: one colour for every height, because a score is no alarm. */
const Garis = ({ titik, maks, label, tepi }: GarisProps) => (
  <div role="img" aria-label={label} className={styles.chart}>
    <div className={styles.axis} aria-hidden="true">
      <span>{bilangan(maks)}</span>
      <span>0</span>
    </div>
    <div className={styles.plot} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={titik.map(({ x, y }) => `${x},${100 - y}`).join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
      {titik.map(({ skrining_id, x, y }) => (
        <span key={skrining_id} className={styles.dot} style={{ insetInlineStart: `${x}%`, insetBlockEnd: `${y}%` }} />
      ))}
    </div>
    <div className={styles.dates} aria-hidden="true">
      {tepi.map((tanggal) => (
        <span key={tanggal}>{tanggal}</span>
      ))}
    </div>
  </div>
)
