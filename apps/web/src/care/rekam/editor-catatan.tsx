import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { maxLength } from '@sehati/contract/base/constants'
import { tampak } from '@sehati/contract/base/tampak'
import type { CatatanRekam } from '@sehati/contract/care/rekam.schema'
import { terlaluPanjang } from '../../base/lib/terlalu-panjang.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useUnsaved } from '../../base/lib/use-unsaved.ts'
import { askToDiscard } from '../../base/ui/confirm.tsx'
import { NewerText } from '../../base/ui/newer-text.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { TandaTanganDialog } from './tanda-tangan-dialog.tsx'
import { type KeadaanDraf, useDraf } from './use-draf.ts'

const keadaanKata: Record<KeadaanDraf, ReturnType<typeof msg>> = {
  tersimpan: msg`Draf tersimpan di server.`,
  menunggu: msg`Menunggu disimpan…`,
  menyimpan: msg`Menyimpan…`,
  gagal: msg`Draf belum tersimpan. Akan dicoba lagi.`,
  panjang: msg`Draf belum tersimpan: terlalu panjang.`,
  usang: msg`Draf ini tidak disimpan: catatan sudah diubah di tempat lain.`,
}

/** What could not be saved is lost only where the person gives it up. */
const giveUp = () => askToDiscard({ isi: t`Sebagian catatan belum tersimpan dan akan hilang.`, ya: t`Tinggalkan` })

/** What the server has now: what another editor wrote, where this one is stale. */
const newestOf = ({ draf, versi }: CatatanRekam) => ({
  isi: draf?.isi ?? versi[0]?.isi ?? '',
  seen: { dasar_versi: versi[0]?.versi ?? 0, revisi: draf?.revisi ?? 0 },
})

type EditorCatatanProps = {
  jadwal_id: number
  catatan: CatatanRekam
  label: string
  /** Fetches what the server has now. */
  onStale: () => void
  onSigned: () => void
}

/** Writes one kind of note. What is typed stays while another editor's text is read beside it. */
export function EditorCatatan({ jadwal_id, catatan, label, onStale, onSigned }: EditorCatatanProps) {
  const newest = newestOf(catatan)
  const draf = useDraf({ jadwal_id, jenis: catatan.jenis }, newest, onStale)
  const [isSigning, dialog] = useDisclosure(false)
  const { unsaved } = useUnsaved(true, async () => (await draf.save()) || giveUp())
  const { keadaan } = draf
  useReportUnsaved(draf.isUnsaved(), unsaved)
  const isStale = keadaan === 'usang'

  const openSignature = async () => {
    if (tampak(draf.isi) === '') {
      showNotice('error', { judul: t`Catatan masih kosong`, isi: t`Tulis catatan sebelum menandatangani.` })
      return
    }
    if (await draf.save()) dialog.open()
  }

  return (
    <Stack gap="sm">
      <Textarea
        label={label}
        autosize
        minRows={6}
        maxRows={24}
        autoComplete="off"
        value={draf.isi}
        error={terlaluPanjang(draf.isi, maxLength.rekam)}
        onChange={(event) => draf.type(event.currentTarget.value)}
        onBlur={() => void draf.save()}
      />
      <Text size="sm" c={keadaan === 'gagal' || keadaan === 'panjang' ? 'red' : 'dimmed'} role="status">
        {t(keadaanKata[keadaan])}
      </Text>
      {isStale && (
        <NewerText
          judul={t`Catatan ini sudah diperbarui. Bacalah versi terbaru.`}
          isi={newest.isi}
          onContinue={() => void draf.takeOver(newest.seen)}
        />
      )}
      <Group justify="flex-end">
        <Button disabled={isStale} onClick={openSignature}>
          <Trans>Tandatangani</Trans>
        </Button>
      </Group>
      <TandaTanganDialog
        isOpen={isSigning}
        onClose={dialog.close}
        jadwal_id={jadwal_id}
        jenis={catatan.jenis}
        seen={draf.seen}
        onSigned={onSigned}
        onStale={() => draf.markStale()}
      />
    </Stack>
  )
}
