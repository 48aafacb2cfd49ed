import { t } from '@lingui/core/macro'
import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { isDue } from '@sehati/contract/people/persetujuan.rules'
import type { Persetujuan, PersetujuanPsikolog, Sikap } from '@sehati/contract/people/persetujuan.schema'
import type { PersetujuanLoket } from '@sehati/contract/rights/naskah.schema'
import { insertPersetujuanOrang } from '@sehati/contract/rights/persetujuan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { bothLoaded } from '../../base/page/both-loaded.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { BacaNaskah } from '../../people/persetujuan/baca-naskah.tsx'
import { JawabanBagian } from '../../people/persetujuan/jawaban-bagian.tsx'
import { persetujuanOrangQuery, psikologOrangQuery, useInsertPersetujuanOrang } from './orang.queries.ts'

/** What a patient said to each notice, and what an admin records of it on paper. */
export function PersetujuanOrang({ user_id }: { user_id: number }) {
  const persetujuan = useQuery(persetujuanOrangQuery(user_id))
  const psikolog = useQuery(psikologOrangQuery(user_id))
  return (
    <SectionCard judul={t`Persetujuan`}>
      <Loaded query={bothLoaded(persetujuan, psikolog)} skeleton={<Skeleton height={240} />}>
        {([umum, satuan]) => (
          <Stack gap="lg">
            {umum.map((row) => (
              <Tujuan key={row.keperluan} row={row} of={{ keperluan: row.keperluan }} user_id={user_id} />
            ))}
            {satuan.map((row) => (
              <Tujuan
                key={row.profesional_id}
                row={{ ...row, judul: `${row.judul}: ${row.nama ?? t`jawaban sebelum persetujuan per psikolog`}` }}
                of={row.profesional_id === null ? null : { keperluan: 'psikologi', profesional_id: row.profesional_id }}
                user_id={user_id}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </SectionCard>
  )
}

type TujuanProps = {
  row: Persetujuan | PersetujuanPsikolog
  /** What an answer is recorded to; null where none can be. */
  of: Pick<PersetujuanLoket, 'keperluan' | 'profesional_id'> | null
  user_id: number
}

function Tujuan({ row, of, user_id }: TujuanProps) {
  const { versi, judul, pernyataan, jawaban } = row
  const insert = useInsertPersetujuanOrang()
  const record = async (sikap: Sikap, ya: string) => {
    const isi = t`Catat hanya yang ditandatangani orang ini di atas kertas. Ia mendapat kabar.`
    if (!of || !(await confirm({ judul: `${ya}: ${judul}?`, isi, ya }))) return
    insert.mutate(
      { body: { user_id, ...of, versi, sikap } },
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
    <JawabanBagian judul={judul} pernyataan={pernyataan} row={row}>
      <BacaNaskah keperluan={row.keperluan} versi={versi} judul={judul} />
      {of && (
        <Group gap="sm">
          {(!isAgreed || isDue(row)) && tombol('setuju', t`Catat setuju`)}
          {isAgreed ? tombol('menarik', t`Catat penarikan`) : tombol('menolak', t`Catat tidak setuju`)}
        </Group>
      )}
    </JawabanBagian>
  )
}
