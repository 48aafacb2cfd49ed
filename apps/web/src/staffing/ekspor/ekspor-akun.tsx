import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { later } from '../../base/ui/later.tsx'
import { eksporAkunQuery } from './ekspor.queries.ts'

const EksporAkunForm = later(() => import('./ekspor-akun-form.tsx').then((file) => file.EksporAkunForm))

/** Exports all accounts in a dialog that asks why, and shows who did it before. */
export const EksporAkun = () => (
  <FormDialog<null>
    judul={() => t`Ekspor semua akun`}
    width="34rem"
    form={(_, dialog) => (
      <Stack gap="lg">
        <EksporAkunForm {...dialog} />
        <Sebelumnya />
      </Stack>
    )}
  >
    {(open) => (
      <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={() => open(null)}>
        <Trans>Ekspor semua akun</Trans>
      </Button>
    )}
  </FormDialog>
)

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
