import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { putKelonggaran } from '@sehati/contract/schedule/semester.endpoints'
import type { Kelonggaran } from '@sehati/contract/schedule/semester.schema'
import { say } from '../../base/lib/say.ts'
import { SejakOleh } from '../../base/lib/sejak-oleh.tsx'
import { CardList, CardRow } from '../../base/ui/card-list.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { usePutKelonggaran } from './semester-admin.queries.ts'

/** The allowances of a semester, each with its reason; each can be taken away. */
export function KelonggaranList({ rows }: { rows: Kelonggaran[] }) {
  const put = usePutKelonggaran()
  const remove = async ({ user_id, jenis_id, semester_id, name }: Kelonggaran) => {
    const isSure = await confirm({
      judul: t`Cabut kelonggaran ini?`,
      isi: t`Batas biasa berlaku lagi untuk ${name}. Yang sudah dipesan tetap berlaku.`,
      ya: t`Cabut kelonggaran`,
      isDestructive: true,
    })
    if (!isSure) return
    put.mutate({ body: { user_id, jenis_id, semester_id, tambahan: 0 } }, noticesOf(putKelonggaran))
  }
  return (
    <CardList>
      {rows.map((row) => (
        <CardRow
          key={`${row.user_id} ${row.jenis_id}`}
          acts={
            <Button
              variant="subtle"
              color="red"
              px="sm"
              aria-label={t`Cabut kelonggaran ${{ nama: row.name }}`}
              loading={put.isPending && put.variables.body.user_id === row.user_id}
              onClick={() => void remove(row)}
            >
              <Trans>Cabut</Trans>
            </Button>
          }
        >
          <Title order={3} fz="md">
            {row.name}
          </Title>
          <Text size="sm">
            <Terpakai {...row} />
          </Text>
          <Text size="sm">{row.alasan}</Text>
          <Text size="xs" c="dimmed">
            <SejakOleh {...row} />
          </Text>
        </CardRow>
      ))}
    </CardList>
  )
}

function Terpakai({ nama_jenis, tambahan, terpakai, batas }: Kelonggaran) {
  const jenis = say(nama_jenis)
  return batas === null
    ? t`${jenis}: tambahan ${tambahan} kunjungan, jenis ini tanpa batas.`
    : t`${jenis}: tambahan ${tambahan} kunjungan, terpakai ${terpakai} dari ${batas}.`
}
