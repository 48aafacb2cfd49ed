import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Stack, Textarea, Title } from '@mantine/core'
import { putTanggapan } from '@sehati/contract/safety/keberatan.endpoints'
import { type Keberatan, TanggapanMasukan } from '@sehati/contract/safety/keberatan.schema'
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { tanggalTanpaHari, waktuPanjang } from '../../base/lib/tanggal.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { Facts, known } from '../../base/ui/facts.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import styles from './darurat.module.css'
import { keberatanQuery, useTanggapi } from './darurat.queries.ts'
import { HasilField } from './hasil-field.tsx'

/** What a person did, in words: the act and what it was done to. */
export type KataBaris = (row: Pick<Keberatan, 'tindakan' | 'tentang'>) => string

/** The reports of accesses that seem wrong to the people concerned, oldest first, each with the form of its answer. */
export function KeberatanSection({ kataOf }: { kataOf: KataBaris }) {
  const found = useQuery(keberatanQuery())
  return (
    <Stack component="section" gap="sm" mt="xl" aria-labelledby="keberatan-judul">
      <Title order={2} fz="lg" id="keberatan-judul">
        <Trans>Akses yang dilaporkan tidak wajar</Trans>
      </Title>
      <List
        query={found}
        empty={{ isi: t`Tidak ada laporan yang perlu Anda tanggapi.` }}
        skeleton={<SkeletonLines rows={2} height={160} />}
      >
        {(rows) => (
          <ul className={styles.list} aria-labelledby="keberatan-judul">
            {rows.map((row) => (
              <Laporan key={row.keberatan_id} row={row} kataOf={kataOf} />
            ))}
          </ul>
        )}
      </List>
    </Stack>
  )
}

function Laporan({ row, kataOf }: { row: Keberatan; kataOf: KataBaris }) {
  const { pelaku, tentang } = row
  const peran = pelaku?.peran ? ` (${capital(say(pelaku.peran))})` : ''
  return (
    <Card component="li">
      <Stack gap="md">
        <div>
          {row.terlambat ? (
            <BadgeLabel tone="amber" icon={IconAlertTriangle}>{t`Tanggapan terlambat`}</BadgeLabel>
          ) : (
            <BadgeLabel tone="blue" icon={IconHourglass}>{t`Menunggu tanggapan`}</BadgeLabel>
          )}
        </div>
        <Facts
          items={known([
            [t`Dilaporkan oleh`, row.pelapor],
            [t`Pelaku`, `${pelaku?.nama ?? '–'}${peran}`],
            [t`Tindakan`, kataOf(row)],
            [t`Waktu akses`, waktuPanjang(row.waktu)],
            [t`Konsultasi`, tentang.tanggal && tanggalTanpaHari(tentang.tanggal)],
            [
              t`Alasan pelapor`,
              <p key="isi" className={styles.reason}>
                {row.isi}
              </p>,
            ],
            [t`Dilaporkan`, waktuPanjang(row.dibuat_pada)],
            [t`Ditanggapi paling lambat`, waktuPanjang(row.tinjau_sebelum)],
          ])}
        />
        <TanggapanForm keberatan_id={row.keberatan_id} />
      </Stack>
    </Card>
  )
}

/** Whether an access was justified, and why. It is said once, so no result is chosen beforehand. */
function TanggapanForm({ keberatan_id }: { keberatan_id: number }) {
  const put = useTanggapi()
  const form = useIsian(TanggapanMasukan, {
    defaultValues: { keberatan_id, isi: '' },
    send: async (body) => {
      await put.mutateAsync({ body })
      showSuccess(putTanggapan)
    },
  })
  useFormDraft(`tanggapan:${keberatan_id}`, form, ['hasil', 'isi'])
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="sm">
        <RefusalAlert refusal={form.refusal} />
        <HasilField label={t`Hasil pemeriksaan`} {...form.field('hasil')} />
        <Textarea
          label={t`Tanggapan untuk pelapor`}
          description={t`Dibaca oleh pelapor. Tidak dapat diubah.`}
          required
          autosize
          minRows={2}
          {...form.field('isi')}
        />
        <Button type="submit" loading={put.isPending} w="fit-content">
          {t`Kirim tanggapan`}
        </Button>
      </Stack>
    </form>
  )
}
