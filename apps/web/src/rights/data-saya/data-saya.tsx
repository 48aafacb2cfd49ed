import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { later } from '../../base/ui/later.tsx'

const SalinanForm = later(() => import('./salinan-form.tsx').then((file) => file.SalinanForm))

/** What the clinic keeps of the user, and the way to take a copy along. */
export function DataSaya() {
  return (
    <Stack gap="md">
      <Text>
        <Trans>Kamu berhak atas salinan data yang disimpan klinik tentang kamu. Isinya:</Trans>
      </Text>
      <ul>
        <li>
          <Trans>profil, foto, dan persetujuanmu</Trans>
        </li>
        <li>
          <Trans>konsultasi dengan keluhan dan balasannya, pesan dan berkas, serta catatan yang dirilis untukmu</Trans>
        </li>
        <li>
          <Trans>pemberitahuan, perangkat, dan siapa saja yang membuka datamu</Trans>
        </li>
      </ul>
      <Text size="sm" c="dimmed">
        <Trans>
          Salinan berupa satu berkas ZIP: halaman yang dapat dibaca dan dicetak, dan isi yang sama untuk program. Klinik
          tidak menyimpan salinan itu.
        </Trans>
      </Text>
      <FormDialog<null> judul={() => t`Unduh salinan data saya`} form={(_, dialog) => <SalinanForm {...dialog} />}>
        {(open) => (
          <Button
            variant="light"
            w="fit-content"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => open(null)}
          >
            <Trans>Unduh salinan data saya</Trans>
          </Button>
        )}
      </FormDialog>
    </Stack>
  )
}
