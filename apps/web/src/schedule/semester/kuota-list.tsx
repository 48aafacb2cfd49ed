import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Text, TextInput } from '@mantine/core'
import { batasTerbanyak } from '@sehati/contract/base/constants'
import { updateJenis } from '@sehati/contract/schedule/jenis.endpoints'
import { type JenisKonsultasi, JenisMasukan } from '@sehati/contract/schedule/jenis.schema'
import type { Semester } from '@sehati/contract/schedule/semester.schema'
import * as z from 'zod/mini'
import { say } from '../../base/lib/say.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { inNotice } from '../../base/page/in-notice.ts'
import { CardList } from '../../base/ui/card-list.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { usePutKuota } from './semester-admin.queries.ts'
import { kalimatKuota } from './semester-admin.rules.ts'

/** The quota alone is sent: what another admin changes of the type meanwhile stays. */
const Batas = z.pick(JenisMasukan, { batas_semester: true })

type KuotaListProps = { rows: JenisKonsultasi[]; semester: Semester | null }

/** The types, each with how many visits a patient has in a semester. */
export const KuotaList = ({ rows, semester }: KuotaListProps) => (
  <CardList>
    {rows.map((row) => (
      <Card key={row.jenis_id} component="li">
        <Kuota jenis={row} kalimat={kalimatKuota(semester, row.jenis_id)} />
      </Card>
    ))}
  </CardList>
)

function Kuota({ jenis, kalimat }: { jenis: JenisKonsultasi; kalimat: string | null }) {
  const { jenis_id } = jenis
  const nama = say(jenis.nama_jenis)
  const put = usePutKuota()
  const form = useIsian(Batas, {
    defaultValues: { batas_semester: jenis.batas_semester ?? '' },
    send: async ({ batas_semester }, form) => {
      await put.mutateAsync({ query: { id: jenis_id }, body: { batas_semester } })
      form.reset({ batas_semester: batas_semester ?? '' })
      showSuccess(updateJenis)
    },
    ...inNotice,
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Group align="flex-end" gap="sm">
        <TextInput
          type="number"
          inputMode="numeric"
          flex="1 1 12rem"
          label={t`Kunjungan ${nama} per semester`}
          description={t`1 sampai ${{ n: batasTerbanyak.per_semester }}. Kosong: tanpa batas.`}
          {...form.field('batas_semester')}
        />
        <Button type="submit" variant="light" loading={put.isPending} aria-label={t`Simpan ${nama}`}>
          <Trans>Simpan</Trans>
        </Button>
      </Group>
      {kalimat && (
        <Text size="sm" c="dimmed" mt="xs" className="angka">
          {kalimat}
        </Text>
      )}
    </form>
  )
}
