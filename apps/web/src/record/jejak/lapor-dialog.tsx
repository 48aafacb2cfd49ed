import { t } from '@lingui/core/macro'
import { Text, Textarea } from '@mantine/core'
import type { JejakSaya } from '@sehati/contract/record/jejak.schema'
import { insertKeberatan } from '@sehati/contract/safety/keberatan.endpoints'
import { KeberatanMasukan } from '@sehati/contract/safety/keberatan.schema'
import { say } from '../../base/lib/say.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { useLaporkan } from './jejak.queries.ts'
import { kalimatJejak } from './kalimat.ts'

type LaporDialogProps = { row: JejakSaya | null; onClose: () => void }

/** Asks what seems wrong about a row of the own trail, and sends it to the reviewers. */
export const LaporDialog = ({ row, onClose }: LaporDialogProps) => (
  <Dialog isOpen={row !== null} onClose={onClose} judul={t`Laporkan akses ini`} width="30rem">
    {row && <LaporForm row={row} onClose={onClose} />}
  </Dialog>
)

function LaporForm({ row, onClose }: { row: JejakSaya; onClose: () => void }) {
  const send = useLaporkan()
  const form = useIsian(KeberatanMasukan, {
    defaultValues: { nomor: row.nomor, isi: '' },
    send: async (body) => {
      await send.mutateAsync({ body })
      showNotice('success', {
        judul: say(insertKeberatan.message),
        isi: t`Peninjau akan memeriksanya dalam dua hari kerja. Hasilnya tampil di halaman ini.`,
      })
      onClose()
    },
  })
  useFormDraft(`laporan:${row.nomor}`, form, ['isi'])
  return (
    <FormFrame form={form} kirim={t`Kirim laporan`} onCancel={onClose}>
      <Text>
        <span>{kalimatJejak(row)}</span>{' '}
        <Text span size="sm" c="dimmed">
          {waktuPanjang(row.waktu)}
        </Text>
      </Text>
      <Text size="sm">
        {t`Laporan Anda dibaca oleh peninjau, bukan oleh orang yang membuka data Anda. Laporan tidak dapat diubah.`}
      </Text>
      <Textarea label={t`Apa yang tidak wajar?`} required autosize minRows={3} data-autofocus {...form.field('isi')} />
    </FormFrame>
  )
}
