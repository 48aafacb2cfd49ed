import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { REKAM_TAHUN } from '@sehati/contract/record/retensi.rules'
import { insertPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import { HAPUS_JAM } from '@sehati/contract/rights/permintaan.rules'
import { PermintaanMasukan, type SisaHapus } from '@sehati/contract/rights/permintaan.schema'
import { useQuery } from '@tanstack/react-query'
import { recorded } from '../../base/lib/recorded.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { OwnPassword } from '../../people/auth/own-password.tsx'
import { sisaHapusQuery, useAjukanPermintaan } from '../permintaan/permintaan.queries.ts'

/** Asks for the erasure of the account, after what becomes of each part was shown. */
export function HapusForm({ onSaved, onCancel }: InDialog) {
  const sisa = useQuery(sisaHapusQuery())
  const send = useAjukanPermintaan()
  const form = useIsian(PermintaanMasukan, {
    defaultValues: { jenis: 'penghapusan', password: '' },
    send: async (body) => {
      await send.mutateAsync({ body })
      showSuccess(insertPermintaan)
      onSaved()
    },
    ...recorded,
  })
  return (
    <FormFrame form={form} kirim={t`Minta penghapusan`} onCancel={onCancel}>
      <Text>
        <Trans>
          Kami mengirim tautan ke email kamu. Setelah tautan itu dibuka, akun dihapus {HAPUS_JAM} jam kemudian; sampai
          saat itu kamu dapat membatalkannya. Jadwal yang akan datang dibatalkan.
        </Trans>
      </Text>
      <Loaded query={sisa} skeleton={<SkeletonLines rows={3} height={80} />}>
        {(rows) => (
          <>
            <Kelompok
              judul={t`Dihapus`}
              isi={t`Tidak dapat dikembalikan.`}
              rows={rows.filter(({ menjadi }) => menjadi === 'hapus')}
            />
            <Kelompok
              judul={t`Disimpan tanpa identitas kamu`}
              isi={t`Nama, email, nomor telepon, dan nomor BPJS dilepaskan darinya.`}
              rows={rows.filter(({ menjadi }) => menjadi === 'samarkan')}
            />
            <Kelompok
              judul={t`Dikunci sebagai rekam medis`}
              isi={t`Peraturan mewajibkan klinik menyimpannya ${REKAM_TAHUN} tahun sejak kunjungan terakhir.`}
              rows={rows.filter(({ menjadi }) => menjadi === 'kunci')}
            />
            <Kelompok
              judul={t`Disimpan sebagai bukti`}
              isi={t`Catatan siapa membuka data kamu, dan permintaan kamu.`}
              rows={rows.filter(({ menjadi }) => menjadi === 'simpan')}
            />
          </>
        )}
      </Loaded>
      <OwnPassword {...form.field('password')} />
    </FormFrame>
  )
}

function Kelompok({ judul, isi, rows }: { judul: string; isi: string; rows: SisaHapus[] }) {
  if (rows.length === 0) return null
  return (
    <Stack gap={4}>
      <Text fw={600}>{judul}</Text>
      <Text size="sm" c="dimmed">
        {isi}
      </Text>
      <ul>
        {rows.map(({ bagian, jumlah }) => (
          <li key={bagian}>{`${bagian} (${jumlah})`}</li>
        ))}
      </ul>
    </Stack>
  )
}
