import { t } from '@lingui/core/macro'
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { isDue } from '@sehati/contract/people/persetujuan.rules'
import { KeperluanLoket, type Persetujuan, type Sikap } from '@sehati/contract/people/persetujuan.schema'
import { insertPersetujuanOrang } from '@sehati/contract/rights/persetujuan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { confirm } from '../../base/ui/confirm.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { BacaNaskah } from '../persetujuan/baca-naskah.tsx'
import { kataJawaban } from '../persetujuan/kata-jawaban.ts'
import { persetujuanOrangQuery, useInsertPersetujuanOrang } from './orang.queries.ts'

/** What a patient said to each notice, and what an admin records of it on paper. */
export function PersetujuanOrang({ user_id }: { user_id: number }) {
  const persetujuan = useQuery(persetujuanOrangQuery(user_id))
  return (
    <SectionCard judul={t`Persetujuan`}>
      <Loaded query={persetujuan} skeleton={<Skeleton height={240} />}>
        {(rows) => (
          <Stack gap="lg">
            {rows.map((row) => (
              <Tujuan key={row.keperluan} row={row} user_id={user_id} />
            ))}
          </Stack>
        )}
      </Loaded>
    </SectionCard>
  )
}

function Tujuan({ row, user_id }: { row: Persetujuan; user_id: number }) {
  const { versi, judul, pernyataan, jawaban } = row
  const insert = useInsertPersetujuanOrang()
  const keperluan = KeperluanLoket.safeParse(row.keperluan).data
  const record = async (sikap: Sikap, ya: string) => {
    const isi = t`Catat hanya yang ditandatangani orang ini di atas kertas. Ia mendapat kabar.`
    if (!keperluan || !(await confirm({ judul: `${ya}: ${judul}?`, isi, ya }))) return
    insert.mutate(
      { body: { user_id, keperluan, versi, sikap } },
      { onSuccess: () => showSuccess(insertPersetujuanOrang), onError: showFailure },
    )
  }
  const tombol = (sikap: Sikap, kata: string) => (
    <Button
      variant={sikap === 'setuju' ? 'light' : 'default'}
      loading={insert.isPending}
      onClick={() => record(sikap, kata)}
      aria-label={`${kata}: ${judul}`}
    >
      {kata}
    </Button>
  )
  const isAgreed = jawaban?.sikap === 'setuju'
  return (
    <Stack component="section" gap="xs" aria-label={judul}>
      <Title order={3} fz="md" lang="id">
        {judul}
      </Title>
      <Text size="sm" lang="id">
        {pernyataan}
      </Text>
      <Text size="sm" fw={600} role="status">
        {kataJawaban(row)}
      </Text>
      <BacaNaskah keperluan={row.keperluan} versi={versi} judul={judul} />
      {keperluan && (
        <Group gap="sm">
          {(!isAgreed || isDue(row)) && tombol('setuju', t`Catat setuju`)}
          {isAgreed ? tombol('menarik', t`Catat penarikan`) : tombol('menolak', t`Catat tidak setuju`)}
        </Group>
      )}
    </Stack>
  )
}
