import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { useUnsaved } from '../../base/lib/use-unsaved.ts'
import { askToDiscard } from '../../base/ui/confirm.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { later } from '../../base/ui/later.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { eksporAkunQuery } from './ekspor.queries.ts'

const EksporAkunForm = later(() => import('./ekspor-akun-form.tsx').then((file) => file.EksporAkunForm))

/** Exports all accounts in a dialog that asks why, and shows who did it before. */
export function EksporAkun() {
  const [isOpen, setIsOpen] = useState(false)
  const { onDirty, mayClose } = useUnsaved(isOpen, askToDiscard)
  const close = () => {
    onDirty(false)
    setIsOpen(false)
  }
  const tryToClose = async () => {
    if (await mayClose()) close()
  }
  const saved = (nama: string) => {
    showNotice('success', { judul: t`Ekspor selesai`, isi: t`Berkas ${{ saved: nama }} tersimpan di folder unduhan.` })
    close()
  }
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        <Trans>Ekspor semua akun</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={tryToClose} judul={t`Ekspor semua akun`} width="34rem">
        {isOpen && (
          <Stack gap="lg">
            <EksporAkunForm onDirty={onDirty} onSaved={saved} onCancel={tryToClose} />
            <Sebelumnya />
          </Stack>
        )}
      </Dialog>
    </>
  )
}

/** Who exported all accounts, and why. */
function Sebelumnya() {
  const { data } = useQuery(eksporAkunQuery())
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="ekspor-sebelumnya">
      <Text fw={600} size="sm" id="ekspor-sebelumnya">
        <Trans>Ekspor sebelumnya</Trans>
      </Text>
      <ul>
        {data.map(({ ekspor_id, oleh, alasan, pada }) => (
          <li key={ekspor_id}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {`${tanggalPanjang(pada)}, ${oleh}: ${alasan}`}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
