import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { isSigned } from '@sehati/contract/people/persetujuan.rules'
import type { PersetujuanPsikolog } from '@sehati/contract/people/persetujuan.schema'
import { signPsikolog } from '@sehati/contract/rights/psikologi.endpoints'
import { useQuery } from '@tanstack/react-query'
import { confirm } from '../../base/ui/confirm.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { JawabanBagian } from '../../people/persetujuan/jawaban-bagian.tsx'
import { Mendatang } from '../../people/persetujuan/mendatang.tsx'
import { psikologQuery, useSignPsikolog } from '../../people/persetujuan/psikolog.queries.ts'
import { TandaTangan } from '../../people/persetujuan/tanda-tangan.tsx'
import { UnduhBukti } from '../../people/persetujuan/unduh-bukti.tsx'

/** What the user signed for each of their psychologists, and the way to sign and to withdraw. */
export function PsikologBagian() {
  const psikolog = useQuery(psikologQuery())
  return (
    <List
      query={psikolog}
      empty={{
        isi: t`Persetujuan layanan psikologi ditandatangani untuk setiap psikolog, sebelum percakapan pertama.`,
      }}
      skeleton={<SkeletonLines rows={2} />}
    >
      {(rows) => (
        <Stack gap="lg">
          {rows.map((row) => (
            <Satu key={row.profesional_id} row={row} />
          ))}
        </Stack>
      )}
    </List>
  )
}

function Satu({ row }: { row: PersetujuanPsikolog }) {
  const { profesional_id, versi, jawaban } = row
  const send = useSignPsikolog()
  const nama = row.nama ?? t`jawaban sebelum persetujuan per psikolog`
  const judul = `${row.judul}: ${nama}`
  const withdraw = async () => {
    const isi = t`Layanan dengan psikolog ini dihentikan sekarang. Rekam medis yang sudah ada tetap disimpan karena diwajibkan peraturan.`
    const isAgreed = await confirm({
      judul: t`Tarik persetujuan: ${nama}?`,
      isi,
      ya: t`Tarik persetujuan`,
      isDestructive: true,
    })
    if (isAgreed && profesional_id !== null)
      send.mutate({ body: { profesional_id, versi, sikap: 'menarik' } }, noticesOf(signPsikolog))
  }
  return (
    <JawabanBagian judul={judul} row={row}>
      <Group gap="sm">
        {profesional_id !== null && !isSigned(row) && <TandaTangan row={row} />}
        {profesional_id !== null && jawaban?.sikap === 'setuju' && (
          <Button
            variant="default"
            loading={send.isPending}
            onClick={withdraw}
            aria-label={t`Tarik persetujuan: ${nama}`}
          >
            <Trans>Tarik persetujuan</Trans>
          </Button>
        )}
        {jawaban && <UnduhBukti id={jawaban.persetujuan_id} judul={judul} />}
      </Group>
      {profesional_id !== null && (
        <Mendatang row={row}>{(baru) => <TandaTangan row={{ ...row, versi: baru }} />}</Mendatang>
      )}
    </JawabanBagian>
  )
}
