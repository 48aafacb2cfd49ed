import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import type { KataTugas } from '@sehati/contract/base/access'
import { roles } from '@sehati/contract/base/access'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { semuaTugas } from '@sehati/contract/people/tugas.rules'
import type { TugasOrang } from '@sehati/contract/people/tugas.schema'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { Initials } from '../../base/ui/initials.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { tugasKata } from './tugas.ts'
import { usePutTugas } from './tugas-admin.queries.ts'
import styles from './tugas-list.module.css'

/** Every duty with the people who have it; each can be taken away. */
export const TugasList = ({ rows }: { rows: TugasOrang[] }) => (
  <div className={styles.grid}>
    {semuaTugas.map((tugas) => (
      <Pemegang key={tugas} tugas={tugas} rows={rows.filter((row) => row.tugas === tugas)} />
    ))}
  </div>
)

function Pemegang({ tugas, rows }: { tugas: KataTugas; rows: TugasOrang[] }) {
  const put = usePutTugas()
  const nama = t(tugasKata[tugas].nama)

  const remove = async ({ user_id, name }: TugasOrang) => {
    const isSure = await confirm({
      judul: t`Cabut tugas ini?`,
      isi: t`${name} langsung kehilangan tugas ${nama} dan menerima pemberitahuan.`,
      ya: t`Cabut tugas`,
      isDestructive: true,
    })
    if (!isSure) return
    put.mutate({ body: { user_id, tugas, aktif: false } }, noticesOf(putTugas))
  }

  return (
    <Card component="section" aria-labelledby={`tugas-${tugas}`}>
      <Stack gap="sm">
        <div>
          <Title order={2} fz="lg" id={`tugas-${tugas}`}>
            {nama}
          </Title>
          <Text size="sm" c="dimmed">
            {t(tugasKata[tugas].isi)}
          </Text>
        </div>
        {rows.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Belum ada yang memegang tugas ini.</Trans>
          </Text>
        ) : (
          <ul className={styles.list} aria-labelledby={`tugas-${tugas}`}>
            {rows.map((row) => (
              <li key={row.user_id} className={styles.row}>
                <Initials name={row.name} size={36} />
                <div className={styles.words}>
                  <Text fw={600} size="sm">
                    {row.name}
                  </Text>
                  <Text size="xs" c="dimmed">
                    <span>{`${capital(say(roles[row.level_id].nama))} ·`}</span> <SejakOleh {...row} />
                  </Text>
                </div>
                <Button
                  variant="subtle"
                  color="red"
                  size="sm"
                  px="xs"
                  aria-label={t`Cabut tugas ${nama} dari ${{ orang: row.name }}`}
                  loading={put.isPending && put.variables.body.user_id === row.user_id}
                  onClick={() => void remove(row)}
                >
                  <Trans>Cabut</Trans>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

function SejakOleh({ sejak, oleh }: Pick<TugasOrang, 'sejak' | 'oleh'>) {
  const kapan = waktuPanjang(sejak)
  return (
    <Trans>
      sejak {kapan}, oleh {oleh}
    </Trans>
  )
}
