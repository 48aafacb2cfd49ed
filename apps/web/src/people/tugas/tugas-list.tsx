import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { KataTugas } from '@sehati/contract/base/access'
import { roles } from '@sehati/contract/base/access'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { semuaTugas } from '@sehati/contract/people/tugas.rules'
import type { TugasOrang } from '@sehati/contract/people/tugas.schema'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { SejakOleh } from '../../base/lib/sejak-oleh.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { EndButton } from '../../base/ui/end-button.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { PersonCard, PersonGrid, PersonRow } from '../../base/ui/person-list.tsx'
import { tugasKata } from './tugas.ts'
import { usePutTugas } from './tugas-admin.queries.ts'

/** Every duty with the people who have it; each can be taken away. */
export const TugasList = ({ rows }: { rows: TugasOrang[] }) => (
  <PersonGrid>
    {semuaTugas.map((tugas) => (
      <Pemegang key={tugas} tugas={tugas} rows={rows.filter((row) => row.tugas === tugas)} />
    ))}
  </PersonGrid>
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
    <PersonCard
      judul={nama}
      isi={t(tugasKata[tugas].isi)}
      kosong={t`Belum ada yang memegang tugas ini.`}
      rows={rows.map((row) => (
        <PersonRow
          key={row.user_id}
          name={row.name}
          act={
            <EndButton
              aria-label={t`Cabut tugas ${nama} dari ${{ orang: row.name }}`}
              loading={put.isPending && put.variables.body.user_id === row.user_id}
              onClick={() => void remove(row)}
            >
              <Trans>Cabut</Trans>
            </EndButton>
          }
        >
          <Text size="xs" c="dimmed">
            <span>{`${capital(say(roles[row.level_id].nama))} ·`}</span> <SejakOleh {...row} />
          </Text>
        </PersonRow>
      ))}
    />
  )
}
