import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { brandName } from '@sehati/contract/base/brand'
import { KODE_CADANGAN } from '@sehati/contract/people/dua-langkah.rules'
import { IconCopy, IconDownload, IconKey } from '@tabler/icons-react'
import { saveFile } from '../../base/lib/save-file.ts'
import { showNotice } from '../../base/ui/notice.tsx'
import styles from './kode-cadangan.module.css'

/** The codes for emergencies, this once: to be copied, saved or written down. */
export function KodeCadangan({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const save = () =>
    saveFile(new Blob([`${brandName}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }), t`kode-cadangan.txt`)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showNotice('success', {
        judul: t`Kode disalin`,
        isi: t`Tempel di tempat yang aman, misalnya pengelola password.`,
      })
    } catch {
      // Without permission, or without a secure address.
      showNotice('info', { judul: t`Belum tersalin`, isi: t`Simpan sebagai berkas, atau tulis kode ini.` })
    }
  }
  return (
    <Stack gap="md" role="group" aria-label={t`Kode cadangan`}>
      <Alert color="accent" icon={<IconKey aria-hidden />} title={t`Simpan ${KODE_CADANGAN} kode ini di tempat aman.`}>
        <Trans>
          Bila ponsel atau perangkat kamu hilang, satu kode menjadi langkah kedua login. Setiap kode berlaku satu kali,
          dan hanya ditampilkan sekarang.
        </Trans>
      </Alert>
      <ul className={styles.codes}>
        {codes.map((kode) => (
          <li key={kode} translate="no">
            {kode}
          </li>
        ))}
      </ul>
      <Group gap="sm">
        <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
          <Trans>Salin semua</Trans>
        </Button>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
          <Trans>Simpan sebagai berkas</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Sudah saya simpan</Trans>
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        <Trans>Jangan simpan kode ini di tempat yang sama dengan password kamu.</Trans>
      </Text>
    </Stack>
  )
}
